import { statesOf } from './state.ts';

export const PRACTICE = statesOf('11.3 Practice', {
  'practice-loading': 'Loading',
  'practice-failed': 'Failed',
  'practice-empty': 'Not available',
  'practice-ready': 'A match to pick on',
  'practice-answered': 'A picked match with its result',
  'practice-finished': 'Finished, as a visitor: sign up',
  'practice-finished-player': 'Finished, as a player: play real ones',
});
