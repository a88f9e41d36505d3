import type { Decorator } from '@storybook/react-vite';
import { Frame } from './Frame.tsx';
import { Header } from './Header.tsx';

/** Whole pages also answer for their landmarks, which parts of a page cannot. */
export const pageParameters = {
  layout: 'fullscreen',
  a11y: {
    config: {
      rules: [
        { id: 'target-size', enabled: true },
        // Axe lets a skip link stand outside, but in a test's page it does not know it for one.
        { id: 'region', enabled: true, selector: 'body *:not([data-skip-link])' },
      ],
    },
  },
};

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
