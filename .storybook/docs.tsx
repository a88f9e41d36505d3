import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { create } from 'storybook/theming';
import './docs.css';
import { GLOBALS_UPDATED } from '@machine/book/toolbar/events.ts';
import { themeOf } from './themeColors.ts';
import { appearancesOf } from '@machine/book/toolbar/toolbarOptions.ts';
import { toolbar } from '@machine/book/toolbar/toolbarSync.ts';

const THEMES = { dark: create(themeOf('dark')), light: create(themeOf('light')) };

/** Renders a docs page, including its framed stories, in the appearance selected in the toolbar. */
export function ThemedDocs({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [selection, setSelection] = useState(toolbar.selection);
  useEffect(() => {
    const update = () => setSelection(toolbar.selection);
    context.channel.on(GLOBALS_UPDATED, update);
    return () => context.channel.off(GLOBALS_UPDATED, update);
  }, [context.channel]);
  const [appearance] = appearancesOf(selection);
  return (
    <DocsContainer key={JSON.stringify(selection)} context={context} theme={THEMES[appearance]}>
      {children}
    </DocsContainer>
  );
}
