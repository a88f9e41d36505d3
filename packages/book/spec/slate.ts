import { statesOf } from './state.ts';

/** The slate of a day, and the clubs one follows. */
export const SLATE = [
  ...statesOf('11.5 Today', {
    'slate-duel': { description: "The viewer's week against the Machine", stories: ['screens-today--with-a-week'] },
    'slate-loading': { description: 'Loading', stories: ['screens-today--loading'] },
    'slate-failed': { description: 'The matches failed to load', stories: ['screens-today--failed'] },
    'slate-empty': {
      description: "'No matches today', and when the next prediction comes",
      stories: ['screens-today--empty'],
    },
    'slate-ready': {
      description: "Every match of the day by its state, and '6 of 10 picked'",
      stories: ['screens-today--ready'],
    },
    'slate-visitor': {
      description: 'A visitor: what a pick pays instead of the buttons, and one link to sign up',
      stories: ['screens-today--visitor'],
    },
    'slate-all-picked': { description: "'That's all for today!' with links", stories: ['screens-today--all-picked'] },
    'slate-followed-clubs': {
      description: 'The matches of followed clubs come after the gold match',
      stories: ['screens-today--followed-clubs-first'],
    },
    'slate-my-clubs': { description: 'Only the matches of followed clubs', stories: ['screens-today--my-clubs'] },
    'slate-no-clubs': { description: 'The player follows no clubs yet', stories: ['screens-today--no-clubs'] },
    'slate-clubs-do-not-play': {
      description: "'Your clubs don't play this day'",
      stories: ['screens-today--clubs-do-not-play'],
    },
    'slate-no-league': { description: "'No EPL matches this day'", stories: ['screens-today--no-matches-of-a-league'] },
    'slate-day': { description: 'Yesterday and tomorrow', stories: ['screens-today--tomorrow'] },
    'slate-saving': { description: 'A pick is being saved', stories: ['screens-today--saving'] },
    'slate-paused': { description: 'Live updates failed; the rows stay visible', stories: ['screens-today--paused'] },
    'slate-open': { description: 'Open: the buttons with their stakes', stories: ['screens-today--open'] },
    'slate-gold': { description: 'The gold match comes first', stories: ['screens-today--gold'] },
    'slate-soon': { description: "Starts within the hour: 'in 24m'", stories: ['screens-today--starts-soon'] },
    'slate-locked': { description: 'Locked: the choice and its stake', stories: ['screens-today--locked'] },
    'slate-live': { description: 'Live: score and clock', stories: ['screens-today--live'] },
    'slate-delayed': { description: 'A delayed score', stories: ['screens-today--delayed'] },
    'slate-over': { description: 'Over: the score, who was right and the stars', stories: ['screens-today--over'] },
    'slate-void': {
      description: 'VOID, POSTPONED, and moved to another day',
      stories: ['screens-today--does-not-count'],
    },
    'slate-plain': {
      description: 'A server that sends neither stakes nor confidence',
      stories: ['screens-today--without-stakes'],
    },
    'slate-since-then': {
      description: 'Marks of what has happened since the predictions',
      stories: ['screens-today--since-then'],
    },
    'slate-many': { description: 'Hundreds of matches', stories: ['screens-today--many-matches'] },
    'slate-questions': {
      description: 'The question of the day, the answer to the last one, and the player’s last questions',
      stories: ['screens-today--questions'],
    },
    'question-open': {
      description: 'The question of the day: open and not answered',
      stories: ['components-question-last-questions--open-and-unpicked'],
    },
    'question-picked': {
      description: 'The question of the day: answered, until its start',
      stories: ['components-question-last-questions--picked'],
    },
    'question-started': {
      description: 'The question of the day: started',
      stories: ['components-question-last-questions--started'],
    },
    'question-right': { description: 'The last question: right', stories: ['components-question-last-questions--ten'] },
    'question-wrong': {
      description: 'The last question: wrong',
      stories: ['components-question-last-questions--wrong'],
    },
    'question-void': {
      description: "The last question: 'The match doesn't count.'",
      stories: ['components-question-last-questions--void'],
    },
    'question-missed': {
      description: 'The last question: not answered',
      stories: ['components-question-last-questions--missed'],
    },
    'questions-ten': {
      description: 'The last ten questions: right, wrong, not answered, open, not counted; shared as a text',
      stories: ['components-question-last-questions--ten'],
    },
    'questions-one': {
      description: 'The last questions: one is answered',
      stories: ['components-question-last-questions--one'],
    },
    'questions-none': { description: 'No question yet', stories: ['components-question-last-questions--none'] },
    'questions-never': {
      description: 'The player has never answered',
      stories: ['components-question-last-questions--never-answered'],
    },
    'questions-visitor': {
      description: 'A visitor: only the answer to the last question',
      stories: ['components-question-last-questions--visitor'],
    },
  }),
  ...statesOf('11.6 Followed clubs', {
    'clubs-closed': {
      description: 'The leagues, each closed, with the clubs that are followed',
      stories: ['components-club-club-picker--closed'],
    },
    'clubs-ready': {
      description: 'A league is open; its clubs that are followed are marked',
      stories: ['components-club-club-picker--ready'],
    },
    'clubs-saving': { description: 'A change is being saved', stories: ['components-club-club-picker--saving'] },
    'clubs-full': { description: "'You can follow up to 30 clubs.'", stories: ['components-club-club-picker--full'] },
    'clubs-loading': { description: 'Loading', stories: ['components-club-club-picker--loading'] },
    'clubs-failed': { description: 'The clubs failed to load', stories: ['components-club-club-picker--failed'] },
    'clubs-navigation': {
      description: 'The next matches of followed clubs, in the side navigation',
      stories: ['components-club-your-clubs--ready'],
    },
  }),
];
