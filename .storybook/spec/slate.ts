import { statesOf } from './state.ts';

/** The slate of a day, and the clubs one follows. */
export const SLATE = [
  ...statesOf('2.30 Today', {
    'slate-loading': 'Loading',
    'slate-failed': 'The matches failed to load',
    'slate-empty': "'No matches today', and when the next prediction comes",
    'slate-ready': "Every match of the day by its state, and '6 of 10 picked'",
    'slate-visitor': 'A visitor: sign up instead of the buttons',
    'slate-all-picked': "'That's all for today!' with links",
    'slate-followed-clubs': 'The matches of followed clubs come after the gold match',
    'slate-my-clubs': 'Only the matches of followed clubs',
    'slate-no-clubs': 'The player follows no clubs yet',
    'slate-clubs-do-not-play': "'Your clubs don't play this day'",
    'slate-no-league': "'No EPL matches this day'",
    'slate-day': 'Yesterday and tomorrow',
    'slate-saving': 'A pick is being saved',
    'slate-paused': 'Live updates failed; the rows stay visible',
    'slate-open': 'Open: the buttons with their stakes',
    'slate-gold': 'The gold match comes first',
    'slate-soon': "Starts within the hour: 'in 24m'",
    'slate-locked': 'Locked: the choice and its stake',
    'slate-live': 'Live: score and clock',
    'slate-delayed': 'A delayed score',
    'slate-over': 'Over: the score, who was right and the stars',
    'slate-void': 'VOID, POSTPONED, and moved to another day',
    'slate-plain': 'A server that sends neither stakes nor confidence',
    'slate-many': 'Hundreds of matches',
  }),
  ...statesOf('2.31 Followed clubs', {
    'clubs-ready': 'The clubs of both leagues; those followed are marked',
    'clubs-saving': 'A change is being saved',
    'clubs-full': "'You can follow up to 30 clubs.'",
    'clubs-loading': 'Loading',
    'clubs-failed': 'The clubs failed to load',
    'clubs-navigation': 'The next matches of followed clubs, in the side navigation',
  }),
];
