import { additionsOf } from './state.ts';

/** The question of the day, and the last ones. */
export const QUESTIONS = additionsOf('11.5 Today', {
  'question-open': {
    description: 'The question of the day: open and not answered',
    roles: ['link "Question of the day: Arsenal vs Brighton & Hove Albion"'],
    stories: ['screens-today--open-question'],
  },
  'question-picked': {
    description: 'The question of the day: answered, until its start',
    roles: ['link "Question of the day: Arsenal vs Brighton & Hove Albion. You agree."'],
    stories: ['screens-today--questions'],
  },
  'question-started': {
    description: 'The question of the day: started',
    roles: ['link "Question of the day: Arsenal vs Brighton & Hove Albion. You disagree. It has started."'],
    stories: ['screens-today--started-question'],
  },
  'question-right': {
    description: 'The last question: right',
    words: ['It was right; 43 of 112 players were.', 'You agreed, and were right'],
    stories: ['components-question-last-questions--one'],
  },
  'question-wrong': {
    description: 'The last question: wrong',
    words: ['It was wrong; 1 of 9 players was right. You agreed, and were wrong.'],
    roles: ['listitem "Los Angeles Lakers vs Boston Celtics: wrong"'],
    stories: ['components-question-last-questions--wrong'],
  },
  'question-void': {
    description: "The last question: 'The match doesn't count.'",
    roles: [`listitem "Los Angeles Lakers vs Boston Celtics: didn't count"`],
    stories: ['components-question-last-questions--void'],
  },
  'question-missed': {
    description: 'The last question: not answered',
    words: ["You didn't answer."],
    roles: ['listitem "Los Angeles Lakers vs Boston Celtics: not answered"'],
    stories: ['components-question-last-questions--missed'],
  },
  'questions-ten': {
    description: 'The last ten questions: right, wrong, not answered, open, not counted; shared as a text',
    roles: [
      'list "Your last questions"',
      'text "5 of 7 right"',
      'listitem "Los Angeles Lakers vs Boston Celtics: right"',
      'listitem "Los Angeles Lakers vs Boston Celtics: wrong"',
      'listitem "Los Angeles Lakers vs Boston Celtics: not answered"',
      'listitem "Los Angeles Lakers vs Boston Celtics: open"',
      `listitem "Los Angeles Lakers vs Boston Celtics: didn't count"`,
    ],
    events: [{ reports: 'onShare' }],
    stories: ['components-question-last-questions--ten'],
  },
  'questions-one': {
    description: 'The last questions: one is answered',
    roles: ['text "1 of 1 right"', 'button "Share"'],
    stories: ['components-question-last-questions--one'],
  },
  'questions-none': {
    description: 'No question yet',
    noWords: ['Your last questions'],
    noRoles: ['list', 'paragraph'],
    stories: ['components-question-last-questions--none'],
  },
  'questions-never': {
    description: 'The player has never answered',
    roles: ['listitem "Los Angeles Lakers vs Boston Celtics: not answered"'],
    noRoles: ['button "Share"'],
    stories: ['components-question-last-questions--never-answered'],
  },
  'questions-visitor': {
    description: 'A visitor: only the answer to the last question',
    words: ["Yesterday's question: Lakers vs Celtics."],
    noRoles: ['list "Your last questions"'],
    stories: ['components-question-last-questions--visitor'],
  },
});
