import { additionsOf, statesOf } from './state.ts';

/** Leaderboards and completed matches. */
export const RESULTS = [
  ...statesOf('2.15 Leaderboards', {
    'leaderboards-default': {
      description: 'All-time stars by default: position, rank badge, username, metric, first 2 achievements',
      roles: [
        'tab "All-time" [selected]',
        'tab "Stars" [selected]',
        'row "Position Rank Player Stars Achievements"',
        'row "1 Oracle mira_calls_it 2,257.1 stars Into the ring Giant killer"',
        'link "mira_calls_it"',
      ],
      stories: ['screens-leaderboards--stars'],
    },
    'leaderboards-daily': {
      description: 'Period: daily',
      roles: ['tab "Daily" [selected]', 'tabpanel "Most Followed, daily"'],
      stories: ['screens-leaderboards--followed'],
    },
    'leaderboards-weekly': {
      description: 'Period: weekly',
      roles: ['tab "Weekly" [selected]', 'tabpanel "AI Slayers, weekly"'],
      stories: ['screens-leaderboards--slayers'],
    },
    'leaderboards-slayers': {
      description: 'Board: AI Slayers, accuracy %',
      roles: ['tab "AI Slayers" [selected]', 'columnheader "Accuracy"', 'cell "71.4%"'],
      stories: ['screens-leaderboards--slayers'],
    },
    'leaderboards-streaks': {
      description: 'Board: Streak Kings, streak',
      roles: [
        'tab "Streak Kings" [selected]',
        'columnheader "Streak"',
        'row "1 Oracle mira_calls_it 12 Into the ring Giant killer"',
      ],
      stories: ['screens-leaderboards--streaks'],
    },
    'leaderboards-followed': {
      description: 'Board: Most Followed, followers',
      roles: ['tab "Most Followed" [selected]', 'columnheader "Followers"', 'cell "130"'],
      stories: ['screens-leaderboards--followed'],
    },
    'leaderboards-empty': {
      description: "'No data available'",
      roles: ['tabpanel "Stars, daily"'],
      noRoles: ['table'],
      stories: ['screens-leaderboards--empty'],
    },
    'leaderboards-loading': {
      description: 'Loading',
      words: ['Still loading…'],
      noRoles: ['table'],
      stories: ['screens-leaderboards--loading'],
    },
    'leaderboards-refreshing': {
      description: 'Loading another tab',
      words: ['Updating…'],
      roles: ['table "Stars, all-time"'],
      stories: ['screens-leaderboards--refreshing'],
    },
    'leaderboards-failed': {
      description: 'Failed to load',
      words: ["Couldn't load the leaderboard."],
      roles: ['alert', 'button "Try again"'],
      noRoles: ['table'],
      stories: ['screens-leaderboards--failed'],
    },
    'achievement-tags': {
      description: 'At most the first 2 achievements per row',
      roles: ['cell "Into the ring Giant killer"'],
      noWords: ['On fire'],
      stories: ['components-achievement-achievement-tags--states'],
    },
  }),
  ...additionsOf('2.15 Leaderboards', {
    'leaderboards-bots': {
      description: 'Bots are labeled "Bot"',
      roles: ['rowheader "homer Bot"'],
      stories: ['screens-leaderboards--bots'],
    },
    'leaderboards-following': {
      description: 'Only the viewer and the players they follow',
      roles: ['tab "Following" [selected]', 'rowheader "ada_predicts You"'],
      noRoles: ['rowheader "mira_calls_it"'],
      stories: ['screens-leaderboards--following'],
    },
    'leaderboards-following-nobody': {
      description: "'You don't follow anyone yet'",
      roles: ['tab "Following" [selected]', 'button "Find players"'],
      noRoles: ['table'],
      stories: ['screens-leaderboards--following-nobody'],
    },
  }),
  ...statesOf('2.16 Completed', {
    'completed-ready': {
      description: "Live, provisional and final matches, and the Machine's current and best streak",
      words: ['Current streak 3, best 11'],
      roles: ['link "{match}, live 78–74"', 'link "{match}, provisional 112–108"', 'link "{match}, final {score}"'],
      stories: ['screens-completed--ready'],
    },
    'completed-streaks-unknown': {
      description: "The Machine's streaks are unknown",
      words: ['Current streak unknown, best unknown'],
      roles: ['list "Matches"'],
      stories: ['screens-completed--without-stats'],
    },
    'completed-gold': {
      description: 'A card with the GOLD badge',
      words: ['[ GOLD ]', 'FINAL', 'predicts{team}, correct'],
      stories: ['components-completed-completed-row--gold'],
    },
    'completed-gold-live': {
      description: 'Gold and live',
      words: ['[ GOLD ]', 'LIVE'],
      roles: ['link "{match}, live 78–74"'],
      stories: ['components-completed-completed-row--gold-live'],
    },
    'completed-gold-wrong': {
      description: 'Gold, and the Machine was wrong',
      words: ['[ GOLD ]', ', wrong'],
      stories: ['components-completed-completed-row--gold-wrong'],
    },
    'completed-machine-correct': {
      description: "The Machine's pick with a correct mark",
      words: ['New York Knicks , correct'],
      noWords: [', wrong'],
      stories: ['components-completed-completed-row--without-choice'],
    },
    'completed-machine-wrong': {
      description: "The Machine's pick with a wrong mark",
      words: ['Golden State Warriors , wrong'],
      stories: ['components-completed-completed-row--machine-wrong'],
    },
    'completed-user-correct': {
      description: "The user's choice with a correct mark",
      words: ['You: DISAGREE, correct'],
      stories: ['components-completed-completed-row--machine-wrong'],
    },
    'completed-user-wrong': {
      description: "The user's choice with a wrong mark",
      words: ['You: DISAGREE, wrong'],
      stories: ['components-completed-completed-row--user-wrong'],
    },
    'completed-no-choice': {
      description: 'The user has not picked',
      roles: ['link "{match}, final 94–99"'],
      noWords: ['You:', 'AGREE'],
      stories: ['components-completed-completed-row--without-choice'],
    },
    'completed-clock': {
      description: 'Score, clock, and the start time relative to now',
      words: ['Q3 7:12', '2 hours ago'],
      roles: ['link "{match}, live 78–74"'],
      stories: ['components-completed-completed-row--live'],
    },
    'completed-draw': {
      description: 'EPL: a draw, so HOME and AWAY are both wrong',
      words: ['EPL', 'Arsenal , wrong', 'You: AGREE, wrong'],
      roles: ['link "{match}, final 1–1"'],
      stories: ['components-completed-completed-row--epl-draw'],
    },
    'completed-loading': {
      description: 'Loading',
      words: ['Still loading…'],
      noRoles: ['list "Matches"'],
      stories: ['screens-completed--loading'],
    },
    'completed-failed': {
      description: 'Matches failed to load',
      words: ["Couldn't load matches."],
      roles: ['alert', 'button "Try again"'],
      noRoles: ['list "Matches"'],
      stories: ['screens-completed--failed'],
    },
    'completed-paused': {
      description: 'Live updates failed; the rows stay visible',
      words: ['Live updates paused. Retrying…'],
      roles: ['list "Matches"'],
      stories: ['screens-completed--paused'],
    },
  }),
  ...additionsOf('2.16 Completed', {
    'completed-draw-called': {
      description: 'EPL: a draw the Machine predicted',
      words: ['You: AGREE, correct'],
      roles: ['paragraph "The Machine predicts Draw , correct"', 'link "{match}, final 1–1"'],
      stories: ['components-completed-completed-row--draw-predicted'],
    },
    'completed-delayed': {
      description: "A delayed score: 'Score from', such as 7:12 PM, and how long ago",
      words: ['Score from 11:56 AM, 4 minutes ago'],
      stories: ['screens-completed--delayed'],
    },
    'completed-scores-delayed': {
      description: "'Live NBA scores are delayed right now. Your picks are safe.'",
      roles: ['list "Matches"'],
      stories: ['screens-completed--scores-delayed'],
    },
    'completed-moved': {
      description: 'A match that was moved to another day',
      words: ["Moved to Oct 19, 2:30 AM: picks on this match don't count."],
      roles: ['link "{match}, void"'],
      stories: ['screens-completed--moved'],
    },
  }),
];
