import { statesOf } from './state.ts';

export const SPOILERS = statesOf('2.40 Spoiler-free mode', {
  'spoilers-completed': 'Completed: results hidden',
  'spoilers-recap': 'Recap: result hidden',
  'spoilers-profile': 'Profile: numbers and marks hidden',
  'spoilers-chat-page': 'Match chat page: score, plays and chat hidden',
  'spoilers-chat-panel': 'Match chat panel: score, plays and chat hidden',
  'spoilers-leaderboards': 'Leaderboards: board hidden',
  'spoilers-machine': 'The Machine: record and table hidden',
  'spoilers-achievements': 'Achievements: progress hidden',
  'spoilers-reasons': 'Reasons for a prediction hidden',
  'spoilers-new-results': 'New results, without saying what they are',
  'spoilers-shown': 'One result shown, the others hidden',
  'spoilers-settings-off': 'Settings: nothing hidden',
  'spoilers-settings-all': 'Settings: all results hidden',
  'spoilers-settings-clubs': 'Settings: results of some clubs hidden',
  'spoilers-settings-loading': 'Settings: loading',
  'spoilers-settings-load-failed': 'Settings: failed to load',
  'spoilers-settings-saving': 'Settings: saving',
  'spoilers-settings-failed': 'Settings: failed to save',
});
