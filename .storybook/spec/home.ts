import { statesOf } from './state.ts';

/** The home screen and its prediction card. */
export const HOME = [
  ...statesOf('2.2 Home', {
    'home-ready': "One prediction card at a time, with 'Next Prediction', under the title THE MACHINE",
    'home-loading': 'Loading',
    'home-failed': "'Failed to load prediction'",
    'home-empty': "'No predictions available'",
    'home-end-of-day': "End of day: 'That's all for today!' / 'Check back tomorrow for more predictions.'",
    'home-gold': 'A gold match',
    'home-locked': 'A locked pick',
    'home-next': "'Next Prediction' loads another random prediction",
  }),
  ...statesOf('2.3 Prediction card', {
    'card-title-and-countdown': "Countdown text and title 'home team @ away team'",
    'card-chat-button': 'A chat button opens a side panel',
    'card-machine-pick-home': 'The Machine predicts HOME: the name of the home team',
    'card-machine-pick-away': 'The Machine predicts AWAY: the name of the away team',
    'card-machine-pick-draw': 'The Machine predicts another value: Draw',
    'card-machine-pick-unknown': 'The Machine predicts an unknown value, shown as given',
    'card-anonymous': "Anonymous: 'Sign up to beat the machine', a link to /signup",
    'card-open': "Logged in, not picked yet: '[ AGREE ]' and '[ DISAGREE ]'",
    'card-gold-open': "Gold: the badge '[ GOLD ] 5 stars!', not picked yet",
    'card-gold-anonymous': 'Gold and anonymous',
    'card-gold-locked': "Gold and locked: the badge beside 'Your prediction is locked.'",
    'card-gold-injuries': 'Gold with injuries',
    'card-injuries-one': "'NBA INJURY CONTEXT': one player as 'player: status (description)'",
    'card-injuries-five': 'Injuries: five players, Out or Questionable',
    'card-injuries-more': "Injuries: five, and '+ N more injuries league-wide'",
    'card-injuries-none': 'Injuries, but none Out or Questionable: no box',
    'card-injuries-not-nba': 'EPL: no injury box',
    'card-locked-percent': "Locked: 'Your prediction is locked.' and community stats in percent, from 25 picks on",
    'card-locked-counts': 'Locked: raw agree and disagree counts below 25 picks',
    'card-locked-no-stats': 'Locked, without community stats',
    'card-locked-injuries': 'Locked, with injuries',
  }),
];
