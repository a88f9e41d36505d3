import { statesOf } from './state.ts';

export const SPOILERS = statesOf('11.14 Spoiler-free mode', {
  'spoilers-completed': { description: 'Completed: results hidden', stories: ['screens-completed--hidden'] },
  'spoilers-recap': { description: 'Recap: result hidden', stories: ['screens-recap--hidden'] },
  'spoilers-profile': { description: 'Profile: numbers and marks hidden', stories: ['screens-profile--hidden'] },
  'spoilers-chat-page': {
    description: 'Match chat page: score, plays and chat hidden',
    stories: ['screens-match-chat--hidden'],
  },
  'spoilers-chat-panel': {
    description: 'Match chat panel: score, plays and chat hidden',
    stories: ['components-chat-match-chat-panel--hidden'],
  },
  'spoilers-leaderboards': { description: 'Leaderboards: board hidden', stories: ['screens-leaderboards--hidden'] },
  'spoilers-league': { description: 'League: table and winners of weeks hidden', stories: ['screens-league--hidden'] },
  'spoilers-slate': { description: 'Slate: scores and marks hidden', stories: ['screens-today--hidden'] },
  'spoilers-share': { description: 'Shared result hidden', stories: ['screens-share--hidden'] },
  'spoilers-machine': { description: 'The Machine: record and table hidden', stories: ['screens-machine--hidden'] },
  'spoilers-achievements': { description: 'Achievements: progress hidden', stories: ['screens-achievements--hidden'] },
  'spoilers-reasons': {
    description: 'Reasons for a prediction hidden',
    stories: ['components-prediction-reasons--hidden'],
  },
  'spoilers-word': {
    description: "The Machine's word hidden",
    stories: ['components-prediction-machine-word--hidden'],
  },
  'spoilers-questions': {
    description: 'Answers to the last questions of the day hidden',
    stories: ['components-question-last-questions--hidden'],
  },
  'spoilers-new-results': {
    description: 'New results, without saying what they are',
    stories: ['components-result-result-card--hidden'],
  },
  'spoilers-shown': {
    description: 'One result shown, the others hidden',
    stories: ['screens-completed--shows-one-result-by-keyboard'],
  },
  'spoilers-settings-off': {
    description: 'Settings: nothing hidden',
    stories: ['components-settings-hidden-results-section--nothing-hidden'],
  },
  'spoilers-settings-all': {
    description: 'Settings: all results hidden',
    stories: ['components-settings-hidden-results-section--all-hidden'],
  },
  'spoilers-settings-clubs': {
    description: 'Settings: results of some clubs hidden',
    stories: ['components-settings-hidden-results-section--some-clubs-hidden'],
  },
  'spoilers-settings-saving': {
    description: 'Settings: saving',
    stories: ['components-settings-hidden-results-section--saving'],
  },
  'spoilers-settings-failed': {
    description: 'Settings: failed to save',
    stories: ['components-settings-hidden-results-section--not-saved'],
  },
});
