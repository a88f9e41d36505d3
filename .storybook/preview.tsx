import type { Preview } from '@storybook/react-vite';
import '@machine/ui/theme.css';
import { configure } from 'storybook/test';
import { ThemedDocs } from './docs.tsx';
import { ComponentDocs } from './docsPage.tsx';
import { selectionFrom, globalTypes, initialGlobals } from './toolbarOptions.ts';
import { VIEWPORTS } from './viewports.ts';
import { setMotion } from './motion.ts';
import { loadMocks, loseNetwork } from './msw.ts';
import { playAsPerson, showStep } from './personPace.ts';
import { followToolbar } from './toolbarSync.ts';
import { withAppRoot } from './withAppRoot.tsx';
import { withState } from './helpers/withState.tsx';

followToolbar();

/** Colors can't be measured in the middle of a fade. */
const IS_ALL_CHECKED =
  import.meta.env.MODE !== 'test' ||
  (import.meta.env.NIGHTLY && matchMedia('(prefers-reduced-motion: reduce)').matches);

// Lazily loaded parts can take long on a busy machine. Only a failure takes as long.
configure({ asyncUtilTimeout: 30_000 });

export default {
  loaders: [loadMocks, async () => void (await document.fonts.ready)],
  beforeEach: (context) => {
    const { motion, pace } = selectionFrom(context.globals);
    setMotion(motion);
    const cleanups = [loseNetwork(context), pace === 'person' ? playAsPerson(context) : undefined];
    return () => {
      for (const cleanup of cleanups) cleanup?.();
    };
  },
  runStep: async (label, play, context) => {
    await showStep(label);
    return play(context);
  },
  initialGlobals,
  globalTypes,
  parameters: {
    // For designers, and for tests at night. `checkPage` checks what is new to the page in all other tests.
    a11y: {
      test: IS_ALL_CHECKED ? 'error' : 'off',
      // Listing passed checks would add 130 kB per story.
      options: { preload: false, resultTypes: ['violations', 'incomplete'] },
      config: {
        // Axe leaves target-size off by default. Every control must measure at least 24 px.
        rules: [
          { id: 'target-size', enabled: true },
          { id: 'region', enabled: false },
        ],
      },
    },
    viewport: { options: VIEWPORTS },
    controls: { disableSaveFromUI: true },
    docs: {
      container: ThemedDocs,
      page: ComponentDocs,
      toc: { headingSelector: 'h2, h3', ignoreSelector: '.sb-story *', title: 'On this page' },
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Overview',
          ['Welcome', 'How to Review', 'State Coverage', 'What Changed'],
          'Foundations',
          [
            'Color',
            'Type',
            'Space',
            'Motion',
            'Icons',
            'Crests and Ranks',
            'Voice and Tone',
            'Numbers and Dates',
            'Accessibility',
          ],
          'Components',
          ['Primitives'],
          'Screens',
          [
            'Home',
            'Sign Up',
            'Forgot Password',
            'Reset Password',
            'Leaderboards',
            'Completed',
            'Recap',
            'Profile',
            'Achievements',
            'Messages',
            'Thread',
            'Settings',
            'Match Chat',
            'Privacy',
            'Terms',
            'Not Found',
            'Something Broke',
          ],
          'Flows',
        ],
      },
    },
  },
  decorators: [withState, withAppRoot],
  tags: ['autodocs'],
} satisfies Preview;
