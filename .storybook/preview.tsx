import type { Preview } from '@storybook/react-vite';
import '@machine/ui/theme.css';
import isChromatic from 'chromatic/isChromatic';
import { configure } from 'storybook/test';
import { DocsPage, DocsPageContainer } from './lazyDocs.tsx';
import { argsEnhancers, argTypesEnhancers } from './propTypes.ts';
import { selectionFrom, globalTypes, initialGlobals } from '@machine/book/toolbar/toolbarOptions.ts';
import { MODES } from './modes.ts';
import { VIEWPORTS } from './viewports.ts';
import { setMotion } from './motion.ts';
import { applyConditions, loadMocks } from './msw.ts';
import { playAsPerson, showStep } from './personPace.ts';
import { lengthenTexts } from '@machine/book/toolbar/pseudoLocale.ts';
import { followToolbar } from '@machine/book/toolbar/toolbarSync.ts';
import { withAppRoot } from './withAppRoot.tsx';

followToolbar();

const HAS_REDUCED_MOTION = matchMedia('(prefers-reduced-motion: reduce)').matches;

// Lazily loaded parts can take long on a busy machine. Only a failure takes as long.
configure({ asyncUtilTimeout: 30_000 });

export default {
  loaders: [loadMocks, async () => void (await document.fonts.ready)],
  beforeEach: async (context) => {
    const { motion, pace, text, direction } = selectionFrom(context.globals);
    setMotion(isChromatic() ? 'reduced' : motion);
    document.documentElement.dir = direction;
    const cleanups = [
      await applyConditions(context),
      pace === 'person' ? playAsPerson(context) : undefined,
      text === 'longer' ? lengthenTexts() : undefined,
    ];
    return () => {
      for (const cleanup of cleanups) cleanup?.();
    };
  },
  // A story may be the first to show a font.
  afterEach: async () => void (isChromatic() && (await document.fonts.ready)),
  runStep: async (label, play, context) => {
    await showStep(label);
    return play(context);
  },
  argTypesEnhancers,
  argsEnhancers,
  initialGlobals,
  globalTypes,
  parameters: {
    a11y: {
      // Colors can't be measured in the middle of a fade.
      test: import.meta.env.MODE === 'test' && !HAS_REDUCED_MOTION ? 'off' : 'error',
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
    chromatic: { modes: MODES },
    controls: { disableSaveFromUI: true },
    docs: {
      container: DocsPageContainer,
      page: DocsPage,
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
            'How It Works',
            'Today',
            'Leaderboards',
            'Completed',
            'Recap',
            'Receipt',
            'Machine',
            'Profile',
            'Achievements',
            'Messages',
            'Thread',
            'Match Chat',
            'Leagues',
            'League',
            'Join A League',
            'Settings',
            'Moderation',
            'Practice',
            'Privacy',
            'Terms',
            'Share',
            'Not Found',
            'Moderation Case',
            'Something Broke',
          ],
          'Flows',
        ],
      },
    },
  },
  decorators: [withAppRoot],
  tags: ['autodocs'],
} satisfies Preview;
