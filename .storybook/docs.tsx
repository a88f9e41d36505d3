import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { create } from 'storybook/theming';
import { themeOf } from './themeColors.ts';
import './docs.css';
import { type ToolbarSelection, appearancesOf } from './toolbarOptions.ts';
import { frameUrl, page } from './toolbarSync.ts';

const THEMES = { dark: create(themeOf('dark')), light: create(themeOf('light')) };

/** On a docs page a flow is shown where it begins: a dozen that play at once would take the focus from each other. */
function nameFrames(chosen: ToolbarSelection): void {
  const isFlow = new URLSearchParams(location.search).get('id')?.startsWith('flows-') ?? false;
  (globalThis as { PREVIEW_URL?: string }).PREVIEW_URL = frameUrl(chosen, { isPlayed: !isFlow });
}

/** A docs page in the appearance of the toolbar, and with it the stories that stand in frames. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [chosen, setChosen] = useState(page.chosen);
  useEffect(() => {
    const follow = () => setChosen(page.chosen);
    context.channel.on(GLOBALS_UPDATED, follow);
    return () => context.channel.off(GLOBALS_UPDATED, follow);
  }, [context.channel]);
  nameFrames(chosen);
  const [appearance = 'dark'] = appearancesOf(chosen);
  return (
    <DocsContainer key={JSON.stringify(chosen)} context={context} theme={THEMES[appearance]}>
      {children}
    </DocsContainer>
  );
}
