import { expect, test } from 'vitest';

/** Every state that the specification names for these parts, and the story that shows it. */
const SPEC_STATES = {
  './prediction/HomeScreen.stories.tsx': ['Loading', 'Failed', 'Empty', 'EndOfDay', 'Ready'],
  './prediction/PredictionCard.stories.tsx': [
    'Open',
    'Anonymous',
    'SessionLoading',
    'Saving',
    'LockedPercent',
    'LockedCounts',
    'Gold',
    'GoldLocked',
    'OneInjury',
    'FiveInjuries',
    'MoreThanFiveInjuries',
    'NoQualifyingInjury',
    'Started',
    'Draw',
    'UnknownPick',
    'LongNames',
    'HostileText',
  ],
  './auth/LoginDialog.stories.tsx': ['Empty', 'Errors', 'Submitting', 'Failed'],
  './auth/SignupScreen.stories.tsx': [
    'Form',
    'FirstNameMissing',
    'LastNameMissing',
    'EmailInvalid',
    'PasswordTooShort',
    'PasswordsDiffer',
    'Submitting',
    'DoneGenerated',
    'DoneChosen',
  ],
  './toast/ToastRegion.stories.tsx': ['None', 'Success', 'Destructive', 'LoggedOut'],
  './layout/Header.stories.tsx': ['Loading', 'Anonymous', 'Player', 'AnonymousOnAPhone', 'PlayerOnAPhone'],
  './layout/UserMenu.stories.tsx': ['Closed', 'Open', 'LoggingOut'],
  './layout/CookieNotice.stories.tsx': ['Shown', 'OnAPhone'],
  './layout/NotFoundScreen.stories.tsx': ['NotFound'],
  './layout/RouteErrorScreen.stories.tsx': ['RouteError', 'RootError'],
  './rank/RankTag.stories.tsx': ['EveryRank', 'EveryRankShort', 'Admin', 'Unknown', 'None'],
  './team/Crest.stories.tsx': ['EveryNbaClub', 'EveryEplClub', 'UnknownClub'],
} as const;

/** Read as text: a story needs a browser, its name does not. */
const sources = import.meta.glob<string>('./**/*.stories.tsx', { eager: true, query: '?raw', import: 'default' });

const storyNames = (source = '') => [...source.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);

test.each(Object.entries(SPEC_STATES))('%s shows every state of the specification', (file, states) => {
  expect(storyNames(sources[file])).toEqual(expect.arrayContaining([...states]));
});
