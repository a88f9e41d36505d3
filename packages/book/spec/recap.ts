import { additionsOf, statesOf } from './state.ts';

export const RECAP = [
  ...statesOf('2.17 Recap', {
    'recap-ready': {
      description: 'Status, league, official result, score, start time, and a back link',
      words: ['FINAL', 'NBA', 'Oct 13, 2:30 AM', 'Official result: Los Angeles Lakers'],
      roles: ['link "Back to matches"', 'region "Los Angeles Lakers vs Phoenix Suns, final 101–98"'],
      stories: ['screens-recap--ready'],
    },
    'recap-gold': {
      description: 'Gold badge and gold bonus note',
      words: ['[ GOLD ]', 'Gold bonus: 5 stars for a correct pick.'],
      stories: ['screens-recap--gold'],
    },
    'recap-gold-missed': {
      description: 'Gold, and the user was incorrect',
      words: ['[ GOLD ]', 'DISAGREE, incorrect'],
      noWords: ['Gold bonus'],
      stories: ['screens-recap--gold-missed'],
    },
    'recap-machine-correct': {
      description: "The Machine's pick with confidence % and a correct mark",
      words: ['Los Angeles Lakers, correct', '63.4%'],
      roles: [`region "The Machine's pick"`],
      stories: ['screens-recap--ready'],
    },
    'recap-machine-wrong': {
      description: 'The Machine was wrong: a post-mortem',
      words: ['Golden State Warriors, wrong', 'Golden State Warriors led for three quarters'],
      roles: ['region "Post-mortem"'],
      stories: ['screens-recap--wrong'],
    },
    'recap-post-mortem-pending': {
      description: 'The post-mortem is being generated',
      words: ['The post-mortem is being generated.'],
      roles: ['region "Post-mortem"'],
      stories: ['screens-recap--post-mortem-pending'],
    },
    'recap-user-correct': {
      description: "The user's result: correct, stars delta, streak progress",
      words: ['GREE, correct', 'Stars +', 'Streak'],
      roles: ['region "Your result"'],
      stories: ['screens-recap--ready', 'screens-recap--wrong'],
    },
    'recap-user-incorrect': {
      description: "The user's result: incorrect",
      words: ['GREE, incorrect'],
      roles: ['region "Your result"'],
      stories: ['screens-recap--gold-missed', 'screens-recap--draw'],
    },
    'recap-no-pick': {
      description: 'The user made no pick',
      roles: [`region "The Machine's pick"`],
      noWords: ['DISAGREE', 'See the receipt'],
      noRoles: ['region "Your result"'],
      stories: ['screens-recap--no-pick'],
    },
    'recap-analysis': {
      description: 'Capture time, model version, shortened content hash, the full analysis',
      words: ['Captured Oct 12, 10:05 PM', 'Model elo-3.2', '6f1f7e…2c3', 'so the Machine picks Los Angeles Lakers.'],
      roles: [`region "The Machine's analysis"`],
      noRoles: ['listitem'],
      stories: ['screens-recap--ready'],
    },
    'recap-bullets': {
      description: 'A bullet rationale instead of the full analysis',
      words: ['Rated 43 points above Phoenix Suns before the match.'],
      roles: [`region "The Machine's analysis"`, 'listitem'],
      noWords: ['so the Machine picks'],
      stories: ['screens-recap--bullets'],
    },
    'recap-sources-closed': {
      description: 'Sources collapsed',
      roles: ['button "Sources (3)"'],
      noRoles: ['button "Sources (3)" [expanded]', 'group "Sources (3)"'],
      stories: ['screens-recap--ready'],
    },
    'recap-sources-open': {
      description: 'Sources expanded: title and kind',
      words: ['Results of the 2024–25 season · results', 'League injury report, October 12 · injuries'],
      roles: ['button "Sources (3)" [expanded]'],
      stories: ['screens-recap--sources-open'],
    },
    'recap-without-prediction': {
      description: 'No pick by the Machine',
      words: ['Analysis data unavailable for this match'],
      noWords: ['Confidence'],
      stories: ['screens-recap--without-prediction'],
    },
    'recap-draw': {
      description: 'A drawn match',
      words: ['Official result: Draw'],
      roles: ['region "Arsenal vs Brighton & Hove Albion, final 1–1"'],
      stories: ['screens-recap--draw'],
    },
    'recap-loading': {
      description: 'Loading',
      words: ['Still loading…'],
      noRoles: [`region "The Machine's pick"`],
      stories: ['screens-recap--loading'],
    },
  }),
  ...additionsOf('2.17 Recap', {
    'recap-edge': {
      description: 'What a disagreement counts against the Machine',
      words: ['+3.2 against the Machine'],
      stories: ['screens-recap--wrong'],
    },
    'recap-receipt': {
      description: 'A link to the receipt of the pick',
      roles: ['link "See the receipt of your pick"'],
      stories: ['screens-recap--ready'],
    },
    'recap-verdict': {
      description: "The verdict below the title: 'You beat the Machine'",
      roles: ['heading "You beat the Machine" [level=2]'],
      stories: ['screens-recap--wrong'],
    },
    'recap-stakes': {
      description: 'What the pick paid',
      words: ['A correct DISAGREE paid 3.2 stars.'],
      stories: ['screens-recap--stakes'],
    },
    'word-after': {
      description: "The Machine's word after the match",
      words: ['The Machine, after the match', 'Home sides I gave 60% or more'],
      stories: ['components-prediction-machine-word--after-the-match'],
    },
    'recap-delayed': {
      description: "A delayed score: 'Score from', such as 7:12 PM, and how long ago",
      words: ['Score from 11:56 AM, 4 minutes ago'],
      stories: ['screens-recap--delayed'],
    },
    'recap-no-play-by-play': {
      description: "'No play-by-play for this league.'",
      noRoles: ['figure'],
      stories: ['screens-recap--without-play-by-play'],
    },
    'recap-moved': {
      description: 'Moved to another day, with a link to the new prediction',
      words: ["Moved to Oct 19, 2:30 AM: picks on this match don't count."],
      roles: ['heading "The match was moved" [level=2]', 'link "See it"'],
      stories: ['screens-recap--moved'],
    },
  }),
];
