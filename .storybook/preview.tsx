import type { Preview } from '@storybook/react-vite';
import { AppRoot } from '@machine/ui';
import '@machine/ui/theme.css';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { MODES, VIEWPORTS } from './modes.ts';
import { configure } from 'storybook/test';
import { startWorker } from './msw.ts';

// Parts that come when the page is at rest take their time on a busy machine.
configure({ asyncUtilTimeout: 8_000 });
// In a test a page is at rest at once: with stories side by side a machine hardly ever is.
if (import.meta.env.MODE === 'test') {
  window.requestIdleCallback = (callback) =>
    window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
  window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
}

export default {
  loaders: [mswLoader(startWorker), async () => void (await document.fonts.ready)],
  initialGlobals: { appearance: 'dark' },
  globalTypes: {
    appearance: {
      description: 'Appearance',
      toolbar: { title: 'Appearance', icon: 'mirror', items: ['dark', 'light'], dynamicTitle: true },
    },
  },
  parameters: {
    // Off in axe by itself: what is pressed measures at least 24 px (RELIABILITY.md X11, X60).
    a11y: {
      test: 'error',
      options: { preload: false },
      config: {
        rules: [
          { id: 'target-size', enabled: true },
          { id: 'region', enabled: false },
        ],
      },
    },
    viewport: { options: VIEWPORTS },
    chromatic: { modes: MODES },
    controls: { disableSaveFromUI: true },
    options: {
      storySort: { method: 'alphabetical', order: ['Overview', 'Foundations', 'Components', 'Screens', 'Flows'] },
    },
  },
  decorators: [
    (Story, { globals, id, parameters, viewMode }) => {
      // A flow mounts the app, which brings its own root along.
      if (parameters.isWholeApp) return <Story />;
      return (
        <AppRoot key={`${id}:${globals.appearance}`} appearance={globals.appearance} isEmbedded={viewMode === 'docs'}>
          <Story />
        </AppRoot>
      );
    },
  ],
  tags: ['autodocs'],
} satisfies Preview;
