import { Frame, Header } from '../src/index.ts';
import type { Decorator } from '@storybook/react-vite';

/** Story parameters of whole pages, which are also checked for landmarks. */
export const pageParameters = {
  layout: 'fullscreen',
  a11y: {
    config: {
      rules: [
        { id: 'target-size', enabled: true },
        // Axe normally allows a skip link outside of landmarks, but doesn't recognize it in the test page.
        { id: 'region', enabled: true, selector: 'body *:not([data-skip-link])' },
      ],
    },
  },
};

const noop = () => {};

/** Decorator for whole-page stories: renders the layout around the screen, as an anonymous visitor sees it. */
export const inFrame: Decorator = (Story, { globals }) => (
  <Frame
    header={
      <Header
        viewer="anonymous"
        appearance={globals.appearance === 'light' ? 'light' : 'dark'}
        onToggleAppearance={noop}
        onLogin={noop}
      />
    }
  >
    <Story />
  </Frame>
);
