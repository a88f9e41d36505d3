import type { Preview } from '@storybook/react-vite';
import './ignoreViewportResize.ts';
import '@machine/ui/theme.css';
import { configure } from 'storybook/test';
import { checkPage } from './checkPage.ts';
import { ThemedDocs } from './docs.tsx';
import { selectionFrom, globalTypes, initialGlobals } from './toolbarOptions.ts';
import { MODES, VIEWPORTS } from './modes.ts';
import { setMotion } from './motion.ts';
import { limitA11yChecks } from './limitA11yChecks.ts';
import { loadWorker, loseNetwork } from './msw.ts';
import { followToolbar } from './toolbarSync.ts';
import { withAppRoot } from './withAppRoot.tsx';

followToolbar();

// Lazily loaded parts can take a while on a busy machine.
configure({ asyncUtilTimeout: 8_000 });
// With many stories running in parallel a page is hardly ever idle, so idle callbacks run at once in tests.
if (import.meta.env.MODE === 'test') {
  window.requestIdleCallback = (callback) =>
    window.setTimeout(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
  window.cancelIdleCallback = (handle) => window.clearTimeout(handle);
}

export default {
  loaders: [loadWorker, async () => void (await document.fonts.ready)],
  beforeEach: (context) => {
    limitA11yChecks(context);
    setMotion(selectionFrom(context.globals).motion);
    return loseNetwork(context);
  },
  afterEach: checkPage,
  initialGlobals,
  globalTypes,
  parameters: {
    // Axe leaves target-size off by default. Every control must measure at least 24 px.
    a11y: {
      test: 'error',
      // Listing passed checks would add 130 kB per story.
      options: { preload: false, resultTypes: ['violations', 'incomplete'] },
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
    docs: { container: ThemedDocs },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Overview',
          ['Welcome', 'How to review', 'State coverage', 'What changed'],
          'Foundations',
          [
            'Color',
            'Type',
            'Space',
            'Motion',
            'Icons',
            'Crests and ranks',
            'Voice and tone',
            'Numbers and dates',
            'Accessibility',
          ],
          'Components',
          'Screens',
          [
            'Home',
            'Sign up',
            'Forgot password',
            'Reset password',
            'Leaderboards',
            'Completed',
            'Recap',
            'Profile',
            'Achievements',
            'Messages',
            'Thread',
            'Settings',
            'Match chat',
            'Privacy',
            'Terms',
            'Not found',
            'Something broke',
          ],
          'Flows',
        ],
      },
    },
  },
  decorators: [withAppRoot],
  tags: ['autodocs'],
} satisfies Preview;
