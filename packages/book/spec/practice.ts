import { additionsOf } from './state.ts';

export const PRACTICE = additionsOf('11.3 Practice', {
  'practice-loading': {
    description: 'Loading',
    roles: ['heading "Practice" [level=1]'],
    selectors: ['[aria-busy=true]'],
    noRoles: ['article', 'button "Try again"'],
    stories: ['screens-practice--loading'],
  },
  'practice-failed': {
    description: 'Failed',
    words: ["Couldn't load the practice matches."],
    roles: ['alert', 'button "Try again"'],
    stories: ['screens-practice--failed'],
  },
  'practice-empty': {
    description: 'Not available',
    words: ["Practice isn't available right now"],
    noRoles: ['article'],
    stories: ['screens-practice--empty'],
  },
  'practice-ready': {
    description: 'A match to pick on',
    words: ['The Machine predicts'],
    roles: ['article "Match {n} of 10: {match}"', 'button "[ AGREE ]"', 'button "[ DISAGREE ]"'],
    stories: ['screens-practice--ready', 'screens-practice--ready-in-the-middle'],
  },
  'practice-answered': {
    description: 'A picked match with its result',
    words: ['A real pick would have paid'],
    roles: [
      'article "Match {n} of 10: {match}"',
      'paragraph "You picked {choice}. A real pick would have paid {stars}."',
    ],
    noRoles: ['button "[ AGREE ]"'],
    stories: ['screens-practice--answered', 'screens-practice--answered-last'],
  },
  'practice-finished': {
    description: 'Finished, as a visitor: sign up',
    roles: ['heading "You 7, the Machine 5" [level=2]', 'link "Sign up to play real ones"'],
    stories: ['screens-practice--finished'],
  },
  'practice-finished-player': {
    description: 'Finished, as a player: play real ones',
    roles: ['heading "You 7, the Machine 5" [level=2]', 'link "Play real ones"'],
    noRoles: ['link "Sign up to play real ones"'],
    stories: ['screens-practice--finished-as-player'],
  },
});
