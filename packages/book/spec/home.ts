import { statesOf } from './state.ts';

/** The home screen and its prediction card. */
export const HOME = [
  ...statesOf('2.2 Home', {
    'home-ready': {
      description: "One prediction card at a time, with 'Next Prediction', under the title THE MACHINE",
      stories: ['screens-home--ready'],
    },
    'home-loading': { description: 'Loading', stories: ['screens-home--loading'] },
    'home-failed': { description: "'Failed to load prediction'", stories: ['screens-home--failed'] },
    'home-empty': { description: "'No predictions available'", stories: ['screens-home--empty'] },
    'home-end-of-day': {
      description: "End of day: 'That's all for today!' / 'Check back tomorrow for more predictions.'",
      stories: ['screens-home--end-of-day'],
    },
    'home-day-end-pending': {
      description: 'End of day: pending picks, when the next prediction comes, and links',
      stories: ['screens-home--day-end-pending'],
    },
    'home-day-end-due': {
      description: "End of day: the next prediction is due, with 'Next Prediction'",
      stories: ['screens-home--day-end-due'],
    },
    'home-one-league': {
      description: 'A season with one league: only that one is named',
      stories: ['screens-home--one-league'],
    },
    'home-gold': { description: 'A gold match', stories: ['components-prediction-prediction-card--gold'] },
    'home-locked': { description: 'A locked pick', stories: ['components-prediction-prediction-card--locked-percent'] },
    'home-duel': {
      description: "A player's week against the Machine, in the place of the slogan",
      stories: ['screens-home--with-a-week'],
    },
    'home-results': {
      description: 'New results: right picks, stars and disagreements since the last visit',
      stories: ['screens-home--with-new-results', 'components-result-result-card--ready'],
    },
    'home-results-opened': {
      description: 'New results, match by match',
      stories: ['components-result-result-card--opened'],
    },
    'home-next': {
      description: "'Next Prediction' loads another random prediction",
      stories: ['screens-home--moves-the-focus-to-the-next-card'],
    },
  }),
  ...statesOf('2.3 Prediction card', {
    'card-title-and-countdown': {
      description: "Countdown text and title '{home team} @ {away team}'",
      stories: ['components-prediction-prediction-card--open'],
    },
    'card-chat-button': {
      description: 'A chat button opens a side panel',
      stories: ['components-prediction-prediction-card--open'],
    },
    'card-machine-pick-home': {
      description: 'The Machine predicts HOME: the name of the home team',
      stories: ['components-prediction-prediction-card--open'],
    },
    'card-machine-pick-away': {
      description: 'The Machine predicts AWAY: the name of the away team',
      stories: ['components-prediction-prediction-card--starts-in-days'],
    },
    'card-machine-pick-draw': {
      description: 'The Machine predicts another value: Draw',
      stories: ['components-prediction-prediction-card--draw'],
    },
    'card-machine-pick-unknown': {
      description: 'The Machine predicts an unknown value, shown as given',
      stories: ['components-prediction-prediction-card--unknown-pick'],
    },
    'card-outcomes-three': {
      description: 'Probabilities: a bar of three outcomes',
      stories: ['components-prediction-prediction-card--outcomes-epl'],
    },
    'card-outcomes-two': {
      description: 'Probabilities: a bar of two outcomes',
      stories: ['components-prediction-prediction-card--stakes'],
    },
    'card-confidence-explained': {
      description: "'39.2% — most likely of three outcomes'",
      stories: ['components-prediction-prediction-card--confidence-explained'],
    },
    'card-stakes': {
      description: "What a correct pick pays: '+1.8 if right' on the buttons",
      stories: ['components-prediction-prediction-card--stakes'],
    },
    'card-stakes-gold': {
      description: "Gold: '+5 if right' on both buttons",
      stories: ['components-prediction-prediction-card--stakes-on-gold'],
    },
    'card-stakes-anonymous': {
      description: 'What a pick pays, for visitors',
      stories: ['components-prediction-prediction-card--stakes-for-visitors'],
    },
    'card-stakes-locked': {
      description: 'What the locked pick pays',
      stories: ['components-prediction-prediction-card--stakes-locked'],
    },
    'card-no-optional-fields': {
      description: 'Without the optional fields: no stakes, bar, reasons or clubs of injured players',
      stories: ['components-prediction-prediction-card--more-than-five-injuries'],
    },
    'card-shortcuts': {
      description: 'The keys of the buttons',
      stories: ['components-prediction-prediction-card--shortcuts'],
    },
    'card-scores-delayed': {
      description: "No live scores of the league: 'Your picks are safe.'",
      stories: ['components-prediction-prediction-card--scores-delayed'],
    },
    'card-moved': {
      description: 'Moved to another day, with a link to the new prediction',
      stories: ['components-prediction-prediction-card--moved'],
    },
    'card-why': { description: "'Why?': closed", stories: ['components-prediction-prediction-card--stakes'] },
    'card-why-open': { description: "'Why?': open", stories: ['components-prediction-prediction-card--why-open'] },
    'card-since-then': {
      description: "'Since then': a moved start, injuries and results",
      stories: ['components-prediction-since-then--kinds'],
    },
    'card-since-then-nothing': {
      description: 'Predicted 31 hours ago, and nothing since then',
      stories: ['components-prediction-since-then--nothing'],
    },
    'card-since-then-hidden': {
      description: "'Since then', with hidden results",
      stories: ['components-prediction-since-then--results-hidden'],
    },
    'word-before': {
      description: "The Machine's word with the prediction",
      stories: ['components-prediction-machine-word--with-the-call'],
    },
    'reasons-nba': {
      description: 'The reasons for a prediction: form, rating, home advantage, rest, record, meetings and bullets',
      stories: ['components-prediction-reasons--nba'],
    },
    'reasons-epl': {
      description: 'The reasons: with table positions and draws',
      stories: ['components-prediction-reasons--epl'],
    },
    'reasons-none': {
      description: 'The reasons: nothing is known yet',
      stories: ['components-prediction-reasons--nothing-known'],
    },
    'reasons-scores': {
      description: 'The reasons: the last scores and the whole analysis, on demand',
      stories: ['components-prediction-reasons--scores-and-analysis'],
    },
    'card-anonymous': {
      description: "Anonymous: 'Sign up to beat the machine', a link to /signup",
      stories: ['components-prediction-prediction-card--anonymous'],
    },
    'card-open': {
      description: "Logged in, not picked yet: '[ AGREE ]' and '[ DISAGREE ]'",
      stories: ['components-prediction-prediction-card--open'],
    },
    'card-gold-open': {
      description: "Gold: the badge '[ GOLD ] 5 stars!', not picked yet",
      stories: ['components-prediction-prediction-card--gold'],
    },
    'card-gold-anonymous': {
      description: 'Gold and anonymous',
      stories: ['components-prediction-prediction-card--gold-anonymous'],
    },
    'card-gold-locked': {
      description: "Gold and locked: the badge beside 'Your prediction is locked.'",
      stories: ['components-prediction-prediction-card--gold-locked'],
    },
    'card-gold-injuries': {
      description: 'Gold with injuries',
      stories: ['components-prediction-prediction-card--gold-with-injuries'],
    },
    'card-injuries-one': {
      description: "'NBA INJURY CONTEXT': one player as '{player}: {status} ({description})'",
      stories: ['components-prediction-prediction-card--one-injury'],
    },
    'card-injuries-five': {
      description: 'Injuries: five players, Out or Questionable',
      stories: ['components-prediction-prediction-card--five-injuries'],
    },
    'card-injuries-more': {
      description: "Injuries: five, and '+ {n} more injuries league-wide'",
      stories: ['components-prediction-prediction-card--more-than-five-injuries'],
    },
    'card-injuries-none': {
      description: 'Injuries, but none Out or Questionable: no box',
      stories: ['components-prediction-prediction-card--no-qualifying-injury'],
    },
    'card-injuries-not-nba': {
      description: 'EPL: no injury box',
      stories: ['components-prediction-prediction-card--starts-in-days'],
    },
    'card-injuries-clubs': {
      description: "Injuries with clubs: this match's clubs first",
      stories: ['components-prediction-prediction-card--stakes'],
    },
    'card-locked-bots': {
      description: "Locked: '36 of them bots'",
      stories: ['components-prediction-prediction-card--stakes-locked'],
    },
    'card-locked-percent': {
      description: "Locked: 'Your prediction is locked.' and community stats in percent, from 25 picks on",
      stories: ['components-prediction-prediction-card--locked-percent'],
    },
    'card-locked-counts': {
      description: 'Locked: raw agree and disagree counts below 25 picks',
      stories: ['components-prediction-prediction-card--locked-counts'],
    },
    'card-locked-no-stats': {
      description: 'Locked, without community stats',
      stories: ['components-prediction-prediction-card--locked-without-stats'],
    },
    'card-locked-injuries': {
      description: 'Locked, with injuries',
      stories: ['components-prediction-prediction-card--locked-with-injuries'],
    },
  }),
];
