import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { create } from 'storybook/theming';
import { type Appearance, type Chosen, framesOf } from './globals.ts';
import { frameUrl, page } from './page.ts';

const faces = {
  fontBase: "'Geist Variable', system-ui, sans-serif",
  fontCode: "'Geist Mono Variable', ui-monospace, monospace",
  appBorderRadius: 0,
  inputBorderRadius: 0,
};

/** The product's own panels, lines and accent, as theme.css has them. */
const THEMES = {
  dark: create({
    ...faces,
    base: 'dark',
    colorPrimary: '#86ead4',
    colorSecondary: '#86ead4',
    appBg: '#0b0d0c',
    appContentBg: '#0b0d0c',
    appPreviewBg: '#0b0d0c',
    appBorderColor: '#2b312e',
    textColor: '#eceeed',
    textMutedColor: '#adb5b2',
    barBg: '#101412',
    inputBg: '#0b0f0d',
  }),
  light: create({
    ...faces,
    base: 'light',
    colorPrimary: '#027864',
    colorSecondary: '#027864',
    appBg: '#f7faf8',
    appContentBg: '#f7faf8',
    appPreviewBg: '#f7faf8',
    appBorderColor: '#d7dad9',
    textColor: '#1a211e',
    textMutedColor: '#5f6563',
    barBg: '#ffffff',
    inputBg: '#ffffff',
  }),
} satisfies Record<Appearance, unknown>;

/** On a docs page a flow is shown where it begins: a dozen that play at once would take the focus from each other. */
function nameFrames(chosen: Chosen): void {
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
  const [appearance = 'dark'] = framesOf(chosen);
  return (
    <DocsContainer key={JSON.stringify(chosen)} context={context} theme={THEMES[appearance]}>
      {children}
    </DocsContainer>
  );
}
