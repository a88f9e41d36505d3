import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { create } from 'storybook/theming';
import { themeOf } from './themeColors.ts';
import './docs.css';
import { appearancesOf } from './toolbarOptions.ts';
import { frameUrl, toolbar } from './toolbarSync.ts';

const THEMES = { dark: create(themeOf('dark')), light: create(themeOf('light')) };

/** Renders a docs page, including its framed stories, in the appearance selected in the toolbar. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [selection, setSelection] = useState(toolbar.selection);
  useEffect(() => {
    const update = () => setSelection(toolbar.selection);
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context.channel]);
  // The address of story frames on this page. Flows aren't played in them: several at once would compete for focus.
  const isFlow = new URLSearchParams(location.search).get('id')?.startsWith('flows-');
  Object.assign(globalThis, { PREVIEW_URL: frameUrl(selection, isFlow ? { embed: 'true' } : {}) });
  const [appearance] = appearancesOf(selection);
  return (
    <DocsContainer key={JSON.stringify(selection)} context={context} theme={THEMES[appearance]}>
      {children}
    </DocsContainer>
  );
}
