import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { create } from 'storybook/theming';
import { themeOf } from './themeColors.ts';
import './docs.css';
import { type ToolbarSelection, appearancesOf } from './toolbarOptions.ts';
import { frameUrl, toolbar } from './toolbarSync.ts';

const THEMES = { dark: create(themeOf('dark')), light: create(themeOf('light')) };

/** Sets the address of story frames on docs pages. Flows aren't played there: several at once would compete for focus. */
function setFrameUrl(selection: ToolbarSelection): void {
  const isFlow = new URLSearchParams(location.search).get('id')?.startsWith('flows-') ?? false;
  (globalThis as { PREVIEW_URL?: string }).PREVIEW_URL = frameUrl(selection, { isPlayed: !isFlow });
}

/** Renders a docs page, including its framed stories, in the appearance selected in the toolbar. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [selection, setSelection] = useState(toolbar.selection);
  useEffect(() => {
    const update = () => setSelection(toolbar.selection);
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context.channel]);
  setFrameUrl(selection);
  const [appearance = 'dark'] = appearancesOf(selection);
  return (
    <DocsContainer key={JSON.stringify(selection)} context={context} theme={THEMES[appearance]}>
      {children}
    </DocsContainer>
  );
}
