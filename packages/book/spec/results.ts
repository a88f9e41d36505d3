import { statesOf } from './state.ts';

/** Leaderboards, completed matches and recaps. */
export const RESULTS = [
  ...statesOf('2.15 Leaderboards', {
    'leaderboards-default': {
      description: 'All-time stars by default: position, rank badge, username, metric, first 2 achievements',
      stories: ['screens-leaderboards--stars'],
    },
    'leaderboards-daily': { description: 'Period: daily', stories: ['screens-leaderboards--followed'] },
    'leaderboards-weekly': { description: 'Period: weekly', stories: ['screens-leaderboards--slayers'] },
    'leaderboards-slayers': {
      description: 'Board: AI Slayers, accuracy %',
      stories: ['screens-leaderboards--slayers'],
    },
    'leaderboards-streaks': { description: 'Board: Streak Kings, streak', stories: ['screens-leaderboards--streaks'] },
    'leaderboards-followed': {
      description: 'Board: Most Followed, followers',
      stories: ['screens-leaderboards--followed'],
    },
    'leaderboards-bots': { description: 'Bots are labeled "Bot"', stories: ['screens-leaderboards--bots'] },
    'leaderboards-following': {
      description: 'Only the viewer and the players they follow',
      stories: ['screens-leaderboards--following'],
    },
    'leaderboards-following-nobody': {
      description: "'You don't follow anyone yet'",
      stories: ['screens-leaderboards--following-nobody'],
    },
    'leaderboards-empty': { description: "'No data available'", stories: ['screens-leaderboards--empty'] },
    'leaderboards-loading': { description: 'Loading', stories: ['screens-leaderboards--loading'] },
    'leaderboards-refreshing': { description: 'Loading another tab', stories: ['screens-leaderboards--refreshing'] },
    'leaderboards-failed': { description: 'Failed to load', stories: ['screens-leaderboards--failed'] },
    'achievement-tags': {
      description: 'At most the first 2 achievements per row',
      stories: ['components-achievement-achievement-tags--states'],
    },
  }),
  ...statesOf('2.16 Completed', {
    'completed-ready': {
      description: "Live, provisional and final matches, and the Machine's current and best streak",
      stories: ['screens-completed--ready'],
    },
    'completed-streaks-unknown': {
      description: "The Machine's streaks are unknown",
      stories: ['screens-completed--without-stats'],
    },
    'completed-gold': {
      description: 'A card with the GOLD badge',
      stories: ['components-completed-completed-row--gold'],
    },
    'completed-gold-live': { description: 'Gold and live', stories: ['components-completed-completed-row--gold-live'] },
    'completed-gold-wrong': {
      description: 'Gold, and the Machine was wrong',
      stories: ['components-completed-completed-row--gold-wrong'],
    },
    'completed-machine-correct': {
      description: "The Machine's pick with a correct mark",
      stories: ['components-completed-completed-row--final'],
    },
    'completed-machine-wrong': {
      description: "The Machine's pick with a wrong mark",
      stories: ['components-completed-completed-row--machine-wrong'],
    },
    'completed-user-correct': {
      description: "The user's choice with a correct mark",
      stories: ['components-completed-completed-row--machine-wrong'],
    },
    'completed-user-wrong': {
      description: "The user's choice with a wrong mark",
      stories: ['components-completed-completed-row--user-wrong'],
    },
    'completed-no-choice': {
      description: 'The user has not picked',
      stories: ['components-completed-completed-row--without-choice'],
    },
    'completed-clock': {
      description: 'Score, clock, and the start time relative to now',
      stories: ['components-completed-completed-row--live'],
    },
    'completed-draw': {
      description: 'EPL: a draw, so HOME and AWAY are both wrong',
      stories: ['components-completed-completed-row--epl-draw'],
    },
    'completed-draw-called': {
      description: 'EPL: a draw the Machine predicted',
      stories: ['components-completed-completed-row--draw-predicted'],
    },
    'completed-loading': { description: 'Loading', stories: ['screens-completed--loading'] },
    'completed-failed': { description: 'Matches failed to load', stories: ['screens-completed--failed'] },
    'completed-paused': {
      description: 'Live updates failed; the rows stay visible',
      stories: ['screens-completed--paused'],
    },
    'completed-delayed': {
      description: "A delayed score: 'Score from', such as 7:12 PM, and how long ago",
      stories: ['screens-completed--delayed'],
    },
    'completed-scores-delayed': {
      description: "'Live NBA scores are delayed right now. Your picks are safe.'",
      stories: ['screens-completed--scores-delayed'],
    },
    'completed-moved': { description: 'A match that was moved to another day', stories: ['screens-completed--moved'] },
  }),
  ...statesOf('2.17 Recap', {
    'recap-ready': {
      description: 'Status, league, official result, score, start time, and a back link',
      stories: ['screens-recap--ready'],
    },
    'recap-gold': { description: 'Gold badge and gold bonus note', stories: ['screens-recap--gold'] },
    'recap-gold-missed': { description: 'Gold, and the user was incorrect', stories: ['screens-recap--gold-missed'] },
    'recap-machine-correct': {
      description: "The Machine's pick with confidence % and a correct mark",
      stories: ['screens-recap--ready'],
    },
    'recap-machine-wrong': { description: 'The Machine was wrong: a post-mortem', stories: ['screens-recap--wrong'] },
    'recap-post-mortem-pending': {
      description: 'The post-mortem is being generated',
      stories: ['screens-recap--post-mortem-pending'],
    },
    'recap-user-correct': {
      description: "The user's result: correct, stars delta, streak progress",
      stories: ['screens-recap--ready', 'screens-recap--wrong'],
    },
    'recap-user-incorrect': {
      description: "The user's result: incorrect",
      stories: ['screens-recap--gold-missed', 'screens-recap--draw'],
    },
    'recap-edge': { description: 'What a disagreement counts against the Machine', stories: ['screens-recap--wrong'] },
    'recap-receipt': { description: 'A link to the receipt of the pick', stories: ['screens-recap--ready'] },
    'recap-no-pick': { description: 'The user made no pick', stories: ['screens-recap--no-pick'] },
    'recap-analysis': {
      description: 'Capture time, model version, shortened content hash, the full analysis',
      stories: ['screens-recap--ready'],
    },
    'recap-bullets': {
      description: 'A bullet rationale instead of the full analysis',
      stories: ['screens-recap--bullets'],
    },
    'recap-sources-closed': { description: 'Sources collapsed', stories: ['screens-recap--ready'] },
    'recap-sources-open': { description: 'Sources expanded: title and kind', stories: ['screens-recap--sources-open'] },
    'recap-without-prediction': {
      description: 'No pick by the Machine',
      stories: ['screens-recap--without-prediction'],
    },
    'recap-verdict': {
      description: "The verdict below the title: 'You beat the Machine'",
      stories: ['screens-recap--wrong'],
    },
    'recap-stakes': { description: 'What the pick paid', stories: ['screens-recap--stakes'] },
    'word-after': {
      description: "The Machine's word after the match",
      stories: ['components-prediction-machine-word--after-the-match'],
    },
    'recap-draw': { description: 'A drawn match', stories: ['screens-recap--draw'] },
    'recap-delayed': {
      description: "A delayed score: 'Score from', such as 7:12 PM, and how long ago",
      stories: ['screens-recap--delayed'],
    },
    'recap-no-play-by-play': {
      description: "'No play-by-play for this league.'",
      stories: ['screens-recap--without-play-by-play'],
    },
    'recap-moved': {
      description: 'Moved to another day, with a link to the new prediction',
      stories: ['screens-recap--moved'],
    },
    'recap-loading': { description: 'Loading', stories: ['screens-recap--loading'] },
  }),
  ...statesOf('11.1 The Machine', {
    'machine-within-luck': {
      description: 'Nobody is beyond luck: who is closest, and no positions',
      stories: ['screens-machine--nobody-beyond-luck'],
    },
    'machine-ready': {
      description: 'Streaks, players against the Machine with it and a coin at 0, how it is counted',
      stories: ['screens-machine--ready'],
    },
    'machine-empty': { description: 'No player has enough disagreements', stories: ['screens-machine--empty'] },
    'machine-loading': { description: 'Loading', stories: ['screens-machine--loading'] },
    'machine-failed': { description: 'The table failed to load', stories: ['screens-machine--failed'] },
    'machine-without-table': {
      description: 'The server has no table: only the streaks',
      stories: ['screens-machine--without-table'],
    },
    'machine-without-record': {
      description: 'The server has no record: the streaks and the table',
      stories: ['screens-machine--without-record'],
    },
    'record-ready': {
      description: 'The record: how often it is right, plots, best and worst predictions, real seasons, versions',
      stories: ['components-machine-machine-record--ready'],
    },
    'record-few': {
      description: 'Few matches: shares of less than 10 are left out',
      stories: ['components-machine-machine-record--few-matches'],
    },
    'record-empty': { description: 'Nothing is graded yet', stories: ['components-machine-machine-record--empty'] },
    'record-empty-league': {
      description: 'Nothing is graded in the other league yet, but it was evaluated on real seasons',
      stories: ['components-machine-machine-record--empty-league'],
    },
    'record-several-seasons': {
      description: 'Simulated and real matches, each with a record of its own',
      stories: ['components-machine-machine-record--several-seasons'],
    },
    'record-loading': { description: 'The record is loading', stories: ['components-machine-machine-record--loading'] },
    'record-failed': {
      description: 'The record failed to load',
      stories: ['components-machine-machine-record--failed'],
    },
  }),
];
