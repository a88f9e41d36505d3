import { statesOf } from './state.ts';

export const PRACTICE = statesOf('11.3 Practice', {
  'practice-loading': { description: 'Loading', stories: ['screens-practice--loading'] },
  'practice-failed': { description: 'Failed', stories: ['screens-practice--failed'] },
  'practice-empty': { description: 'Not available', stories: ['screens-practice--empty'] },
  'practice-ready': {
    description: 'A match to pick on',
    stories: ['screens-practice--ready', 'screens-practice--ready-in-the-middle'],
  },
  'practice-answered': {
    description: 'A picked match with its result',
    stories: ['screens-practice--answered', 'screens-practice--answered-last'],
  },
  'practice-finished': { description: 'Finished, as a visitor: sign up', stories: ['screens-practice--finished'] },
  'practice-finished-player': {
    description: 'Finished, as a player: play real ones',
    stories: ['screens-practice--finished-as-player'],
  },
});
