import type { Decorator } from '@storybook/react-vite';
import { Frame } from './Frame.tsx';
import { Header } from './Header.tsx';

const nothing = () => {};

/** Decorator of whole-page stories: the page as a visitor sees it, with what is always around a screen. */
export const inFrame: Decorator = (Story, { globals }) => (
  <Frame
    header={
      <Header
        viewer={{ kind: 'anonymous' }}
        appearance={globals.appearance === 'light' ? 'light' : 'dark'}
        onToggleAppearance={nothing}
        onLogin={nothing}
      />
    }
  >
    <Story />
  </Frame>
);
