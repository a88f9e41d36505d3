import { statesOf } from './state.ts';

export const SPOILERS = statesOf('11.14 Spoiler-free mode', {
  'spoilers-completed': 'Completed: results hidden',
  'spoilers-recap': 'Recap: result hidden',
  'spoilers-profile': 'Profile: numbers and marks hidden',
  'spoilers-chat-page': 'Match chat page: score, plays and chat hidden',
  'spoilers-chat-panel': 'Match chat panel: score, plays and chat hidden',
  'spoilers-leaderboards': 'Leaderboards: board hidden',
  'spoilers-league': 'League: table and winners of weeks hidden',
  'spoilers-slate': 'Slate: scores and marks hidden',
  'spoilers-share': 'Shared result hidden',
  'spoilers-machine': 'The Machine: record and table hidden',
  'spoilers-achievements': 'Achievements: progress hidden',
  'spoilers-reasons': 'Reasons for a prediction hidden',
  'spoilers-word': "The Machine's word hidden",
  'spoilers-new-results': 'New results, without saying what they are',
  'spoilers-shown': 'One result shown, the others hidden',
  'spoilers-settings-off': 'Settings: nothing hidden',
  'spoilers-settings-all': 'Settings: all results hidden',
  'spoilers-settings-clubs': 'Settings: results of some clubs hidden',
  'spoilers-settings-saving': 'Settings: saving',
  'spoilers-settings-failed': 'Settings: failed to save',
});
