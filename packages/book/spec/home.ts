import { additionsOf, statesOf } from './state.ts';

/** The home screen and its prediction card. */
export const HOME = [
  ...statesOf('2.2 Home', {
    'home-ready': {
      description: "One prediction card at a time, with 'Next Prediction', under the title THE MACHINE",
      stories: ['screens-home--ready'],
      roles: ['heading "THE MACHINE" [level=1]', 'article "{home} @ {away}"', 'button "Next Prediction"'],
    },
    'home-loading': {
      description: 'Loading',
      stories: ['screens-home--loading'],
      roles: ['status "Still loading…"'],
      noRoles: ['article'],
    },
    'home-failed': {
      description: "'Failed to load prediction'",
      stories: ['screens-home--failed'],
      roles: ['button "Try again"'],
    },
    'home-empty': { description: "'No predictions available'", stories: ['screens-home--empty'], noRoles: ['article'] },
    'home-end-of-day': {
      description: "End of day: 'That's all for today!' / 'Check back tomorrow for more predictions.'",
      stories: ['screens-home--end-of-day'],
      noRoles: ['article'],
    },
    'home-gold': {
      description: 'A gold match',
      stories: ['screens-home--gold', 'components-prediction-prediction-card--gold'],
      words: ['[ GOLD ] 5 stars!'],
    },
    'home-locked': {
      description: 'A locked pick',
      stories: ['screens-home--locked', 'components-prediction-prediction-card--locked-percent'],
      words: ['Your prediction is locked.'],
      noRoles: ['button "[ AGREE ]"'],
    },
    'home-next': {
      description: "'Next Prediction' loads another random prediction",
      stories: ['screens-home--moves-the-focus-to-the-next-card'],
      events: [{ reports: 'onNext' }],
    },
  }),
  ...additionsOf('2.2 Home', {
    'home-day-end-pending': {
      description: 'End of day: pending picks, when the next prediction comes, and links',
      stories: ['screens-home--day-end-pending'],
      words: ['{n} picks pending. Next prediction in {time}'],
      roles: ['link "Completed matches"', 'link "Today"'],
    },
    'home-day-end-due': {
      description: "End of day: the next prediction is due, with 'Next Prediction'",
      stories: ['screens-home--day-end-due'],
      words: ['The next prediction is due.'],
      roles: ['button "Next Prediction"'],
    },
    'home-one-league': {
      description: 'A season with one league: only that one is named',
      stories: ['screens-home--one-league'],
      words: ['It predicts every Premier League match.'],
      noWords: ['NBA'],
    },
    'home-duel': {
      description: "A player's week against the Machine, in the place of the slogan",
      stories: ['screens-home--with-a-week'],
      words: ['This week: you {stars}, the Machine {stars}'],
      noWords: ['Agree or disagree — right picks earn stars.'],
    },
    'home-results': {
      description: 'New results: right picks, stars and disagreements since the last visit',
      stories: ['screens-home--with-new-results', 'components-result-result-card--ready'],
      words: ['{n} of {n} right, +{n} stars. You beat the Machine on {n} of {n} disagreements.'],
    },
    'home-results-opened': {
      description: 'New results, match by match',
      stories: ['components-result-result-card--opened'],
      roles: [
        'button "Since {day}: {result}" [expanded]',
        'link "{home} {score} {away} DISAGREE , correct +3.2 stars"',
      ],
    },
  }),
  ...statesOf('2.3 Prediction card', {
    'card-title-and-countdown': {
      description: "Countdown text and title '{home team} @ {away team}'",
      stories: ['components-prediction-prediction-card--open'],
      words: ['Starts in {h}h {m}m'],
      roles: ['heading "{home team} @ {away team}" [level=2]'],
    },
    'card-chat-button': {
      description: 'A chat button opens a side panel',
      stories: ['flows-integration-states--chat-opens-from-the-card'],
      events: [{ calls: 'GET /api/matches/{id}/chat' }],
    },
    'card-machine-pick-home': {
      description: 'The Machine predicts HOME: the name of the home team',
      stories: ['components-prediction-prediction-card--open'],
      words: ['The Machine predicts Los Angeles Lakers (home)'],
    },
    'card-machine-pick-away': {
      description: 'The Machine predicts AWAY: the name of the away team',
      stories: ['components-prediction-prediction-card--starts-in-days'],
      words: ['The Machine predicts Brighton & Hove Albion (away)'],
    },
    'card-machine-pick-draw': {
      description: 'The Machine predicts another value: Draw',
      stories: ['components-prediction-prediction-card--draw'],
      words: ['The Machine predicts Draw'],
    },
    'card-machine-pick-unknown': {
      description: 'The Machine predicts an unknown value, shown as given',
      stories: ['components-prediction-prediction-card--unknown-pick'],
      words: ['The Machine predicts OVERTIME'],
    },
    'card-anonymous': {
      description: "Anonymous: 'Sign up to beat the machine', a link to /signup",
      stories: ['components-prediction-prediction-card--anonymous'],
      roles: ['link "Sign up to beat the machine"'],
      selectors: ['a[href="/signup"]'],
      noRoles: ['button "[ AGREE ]"'],
    },
    'card-open': {
      description: "Logged in, not picked yet: '[ AGREE ]' and '[ DISAGREE ]'",
      stories: ['components-prediction-prediction-card--open'],
      roles: ['button "[ AGREE ]"', 'button "[ DISAGREE ]"'],
    },
    'card-gold-open': {
      description: "Gold: the badge '[ GOLD ] 5 stars!', not picked yet",
      stories: ['components-prediction-prediction-card--gold'],
      roles: ['button "[ AGREE ]"'],
    },
    'card-gold-anonymous': {
      description: 'Gold and anonymous',
      stories: ['components-prediction-prediction-card--gold-anonymous'],
      words: ['[ GOLD ] 5 stars!'],
      roles: ['link "Sign up to beat the machine"'],
    },
    'card-gold-locked': {
      description: "Gold and locked: the badge beside 'Your prediction is locked.'",
      stories: ['components-prediction-prediction-card--gold-locked'],
      words: ['[ GOLD ] 5 stars!'],
      noRoles: ['button "[ AGREE ]"'],
    },
    'card-gold-injuries': {
      description: 'Gold with injuries',
      stories: ['components-prediction-prediction-card--gold-with-injuries'],
      words: ['[ GOLD ] 5 stars!'],
      roles: ['region "NBA INJURY CONTEXT"'],
    },
    'card-injuries-one': {
      description: "'NBA INJURY CONTEXT': one player as '{player}: {status} ({description})'",
      stories: ['components-prediction-prediction-card--one-injury'],
    },
    'card-injuries-five': {
      description: 'Injuries: five players, Out or Questionable',
      stories: ['components-prediction-prediction-card--five-injuries'],
      roles: ['listitem "{player}: Out ({description})"', 'listitem "{player}: Questionable ({description})"'],
      selectors: ['section li:nth-child(5):last-child'],
      noWords: ['more injuries league-wide'],
    },
    'card-injuries-more': {
      description: "Injuries: five, and '+ {n} more injuries league-wide'",
      stories: ['components-prediction-prediction-card--more-than-five-injuries'],
      selectors: ['section li:nth-child(5):last-child'],
    },
    'card-injuries-none': {
      description: 'Injuries, but none Out or Questionable: no box',
      stories: ['components-prediction-prediction-card--no-qualifying-injury'],
      noWords: ['NBA INJURY CONTEXT'],
    },
    'card-injuries-not-nba': {
      description: 'EPL: no injury box',
      stories: ['components-prediction-prediction-card--starts-in-days'],
      words: ['EPL'],
      noWords: ['INJURY CONTEXT'],
    },
    'card-locked-percent': {
      description: "Locked: 'Your prediction is locked.' and community stats in percent, from 25 picks on",
      stories: ['components-prediction-prediction-card--locked-percent'],
      words: ['{n}% agree', '{n}% disagree'],
      noRoles: ['button "[ AGREE ]"'],
    },
    'card-locked-counts': {
      description: 'Locked: raw agree and disagree counts below 25 picks',
      stories: ['components-prediction-prediction-card--locked-counts'],
      words: ['15 agree', '24 picks', '9 disagree'],
      noWords: ['% agree'],
    },
    'card-locked-no-stats': {
      description: 'Locked, without community stats',
      stories: ['components-prediction-prediction-card--locked-without-stats'],
      words: ['Your prediction is locked.'],
      noWords: ['% agree', '% disagree', '148 picks'],
    },
    'card-locked-injuries': {
      description: 'Locked, with injuries',
      stories: ['components-prediction-prediction-card--locked-with-injuries'],
      words: ['Your prediction is locked.'],
      roles: ['region "NBA INJURY CONTEXT"'],
    },
  }),
  ...additionsOf('2.3 Prediction card', {
    'card-outcomes-three': {
      description: 'Probabilities: a bar of three outcomes',
      stories: ['components-prediction-prediction-card--outcomes-epl'],
      roles: ['listitem "Arsenal {n}%"', 'listitem "Draw {n}%"', 'listitem "Brighton & Hove Albion {n}%"'],
    },
    'card-outcomes-two': {
      description: 'Probabilities: a bar of two outcomes',
      stories: ['components-prediction-prediction-card--stakes'],
      roles: ['listitem "Los Angeles Lakers {n}%"', 'listitem "Boston Celtics {n}%"'],
      noRoles: ['listitem "Draw {n}%"'],
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
      words: ['AGREE pays +1.8 if right, DISAGREE +3.2 if right.'],
    },
    'card-stakes-locked': {
      description: 'What the locked pick pays',
      stories: ['components-prediction-prediction-card--stakes-locked'],
      words: ['+1.8 if right'],
      noRoles: ['button "[ AGREE ]"'],
    },
    'card-no-optional-fields': {
      description: 'Without the optional fields: no stakes, bar, reasons or clubs of injured players',
      stories: ['components-prediction-prediction-card--more-than-five-injuries'],
      noWords: ['if right'],
      noRoles: ['listitem "Los Angeles Lakers {n}%"', 'button "Why?"'],
    },
    'card-shortcuts': {
      description: 'The keys of the buttons',
      stories: ['components-prediction-prediction-card--shortcuts'],
      selectors: ['[aria-keyshortcuts=A]', '[aria-keyshortcuts=D]'],
    },
    'card-scores-delayed': {
      description: "No live scores of the league: 'Your picks are safe.'",
      stories: ['components-prediction-prediction-card--scores-delayed'],
    },
    'card-moved': {
      description: 'Moved to another day, with a link to the new prediction',
      stories: ['components-prediction-prediction-card--moved'],
      words: ["Moved to {time}: picks on this match don't count."],
      roles: ['link "See it"'],
    },
    'card-why': {
      description: "'Why?': closed",
      stories: ['components-prediction-prediction-card--stakes'],
      roles: ['button "Why?"'],
      noRoles: ['button "Why?" [expanded]'],
    },
    'card-why-open': {
      description: "'Why?': open",
      stories: ['components-prediction-prediction-card--why-open'],
      roles: ['button "Why?" [expanded]'],
    },
    'card-since-then': {
      description: "'Since then': a moved start, injuries and results",
      stories: ['components-prediction-since-then--kinds'],
      roles: ['region "Since then"'],
    },
    'card-since-then-nothing': {
      description: 'Predicted 31 hours ago, and nothing since then',
      stories: ['components-prediction-since-then--nothing'],
      words: ['Predicted 31 hours ago'],
      noRoles: ['list'],
    },
    'card-since-then-hidden': {
      description: "'Since then', with hidden results",
      stories: ['components-prediction-since-then--results-hidden'],
    },
    'word-before': {
      description: "The Machine's word with the prediction",
      stories: ['components-prediction-machine-word--with-the-call'],
      words: ['The Machine, with the call'],
    },
    'reasons-nba': {
      description: 'The reasons for a prediction: form, rating, home advantage, rest, record, meetings and bullets',
      stories: ['components-prediction-reasons--nba'],
      roles: [
        'rowheader "Form"',
        'rowheader "Rating"',
        'rowheader "Home advantage"',
        'rowheader "Rest"',
        'rowheader "Won–lost"',
        'region "Head to head this season"',
        'region "In short"',
      ],
    },
    'reasons-epl': {
      description: 'The reasons: with table positions and draws',
      stories: ['components-prediction-reasons--epl'],
      roles: ['rowheader "Table"', 'row "Form {form}drawn{form}"'],
    },
    'reasons-none': {
      description: 'The reasons: nothing is known yet',
      stories: ['components-prediction-reasons--nothing-known'],
      words: ['Nothing is known about this season yet.'],
      noRoles: ['table'],
    },
    'reasons-scores': {
      description: 'The reasons: the last scores and the whole analysis, on demand',
      stories: ['components-prediction-reasons--scores-and-analysis'],
      roles: ['button "Last scores" [expanded]', 'button "The whole analysis" [expanded]'],
    },
    'card-injuries-clubs': {
      description: "Injuries with clubs: this match's clubs first",
      stories: ['components-prediction-prediction-card--stakes'],
      words: ['Theo Lindqvist: Out (broken finger)'],
      roles: ['listitem "Theo Lindqvist: Out (broken finger) BOS"'],
    },
    'card-locked-bots': {
      description: "Locked: '36 of them bots'",
      stories: ['components-prediction-prediction-card--stakes-locked'],
    },
  }),
];
