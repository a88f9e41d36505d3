import { additionsOf } from './state.ts';

/** The slate of a day, and the clubs one follows. */
export const SLATE = [
  ...additionsOf('11.5 Today', {
    'slate-duel': {
      description: "The viewer's week against the Machine",
      roles: ['paragraph "This week: you 14.2, the Machine 12.6"'],
      stories: ['screens-today--with-a-week'],
    },
    'slate-loading': {
      description: 'Loading',
      words: ['Still loading…'],
      noRoles: ['list "Matches"'],
      stories: ['screens-today--loading'],
    },
    'slate-failed': {
      description: 'The matches failed to load',
      words: ["Couldn't load the matches."],
      roles: ['alert', 'button "Try again"'],
      stories: ['screens-today--failed'],
    },
    'slate-empty': {
      description: "'No matches today', and when the next prediction comes",
      words: ['Next prediction in 1 day, Oct 15, 2:00 PM.'],
      noRoles: ['list "Matches"'],
      stories: ['screens-today--empty'],
    },
    'slate-ready': {
      description: "Every match of the day by its state, and '6 of 10 picked'",
      roles: [
        'status "6 of 10 picked"',
        'progressbar "Picked"',
        'list "Matches"',
        'heading "Upcoming : 6 matches" [level=2]',
        'heading "Live : {count}" [level=2]',
      ],
      stories: ['screens-today--ready'],
    },
    'slate-visitor': {
      description: 'A visitor: what a pick pays instead of the buttons, and one link to sign up',
      words: ['+1.8 if right'],
      roles: ['link "Sign up to beat the machine"'],
      noRoles: ['button "[ AGREE ]"', 'button "[ DISAGREE ]"'],
      stories: ['screens-today--visitor'],
    },
    'slate-all-picked': {
      description: "'That's all for today!' with links",
      roles: ['status "10 of 10 picked"', 'link "Completed matches"', 'link "Leaderboards"'],
      stories: ['screens-today--all-picked'],
    },
    'slate-followed-clubs': {
      description: 'The matches of followed clubs come after the gold match',
      words: ['Gold: 5 stars{bucks}Milwaukee Bucks{everton}Everton{lakers}Los Angeles Lakers'],
      roles: ['link "Everton (home) , your club vs Fulham"'],
      stories: ['screens-today--followed-clubs-first'],
    },
    'slate-my-clubs': {
      description: 'Only the matches of followed clubs',
      roles: ['tab "My clubs" [selected]', 'link "Everton (home) , your club vs Fulham"'],
      noWords: ['Milwaukee Bucks'],
      stories: ['screens-today--my-clubs'],
    },
    'slate-no-clubs': {
      description: 'The player follows no clubs yet',
      words: ["You don't follow any clubs yet"],
      roles: ['tab "My clubs" [selected]'],
      stories: ['screens-today--no-clubs'],
    },
    'slate-clubs-do-not-play': {
      description: "'Your clubs don't play this day'",
      roles: ['tab "My clubs" [selected]', 'button "Show all"'],
      noRoles: ['list "Matches"'],
      stories: ['screens-today--clubs-do-not-play'],
    },
    'slate-no-league': {
      description: "'No EPL matches this day'",
      roles: ['tab "EPL" [selected]', 'button "Show all"'],
      noRoles: ['list "Matches"'],
      stories: ['screens-today--no-matches-of-a-league'],
    },
    'slate-day': {
      description: 'Yesterday and tomorrow',
      roles: ['tab "Yesterday"', 'tab "Tomorrow" [selected]', 'heading "Tomorrow" [level=1]'],
      stories: ['screens-today--tomorrow'],
    },
    'slate-saving': {
      description: 'A pick is being saved',
      roles: ['button "[ AGREE ]" [disabled]', 'button "[ DISAGREE ]" [disabled]'],
      stories: ['screens-today--saving'],
    },
    'slate-paused': {
      description: 'Live updates failed; the rows stay visible',
      words: ['Live updates paused. Retrying…'],
      roles: ['list "Matches"'],
      stories: ['screens-today--paused'],
    },
    'slate-open': {
      description: 'Open: the buttons with their stakes',
      words: ['+1.8 if right', '+3.2 if right'],
      roles: ['button "[ AGREE ]"', 'button "[ DISAGREE ]"'],
      stories: ['screens-today--open'],
    },
    'slate-gold': {
      description: 'The gold match comes first',
      words: ['Gold: 5 stars{bucks}Milwaukee Bucks{lakers}Los Angeles Lakers'],
      roles: ['heading "Upcoming : 2 matches" [level=2]'],
      stories: ['screens-today--gold'],
    },
    'slate-soon': {
      description: "Starts within the hour: 'in 24m'",
      roles: ['heading "Upcoming : 2 matches" [level=2]'],
      stories: ['screens-today--starts-soon'],
    },
    'slate-locked': {
      description: 'Locked: the choice and its stake',
      words: ['Your prediction is locked: AGREE', '+3.1 if right'],
      noRoles: ['button "[ AGREE ]"'],
      stories: ['screens-today--locked'],
    },
    'slate-live': {
      description: 'Live: score and clock',
      words: ['LIVE', 'Q3 7:12'],
      roles: ['heading "Live : 2 matches" [level=2]', 'paragraph "Los Angeles Lakers 78 . Phoenix Suns 74 ."'],
      stories: ['screens-today--live'],
    },
    'slate-delayed': {
      description: 'A delayed score',
      words: ['Score from 11:50 AM, 10 minutes ago'],
      stories: ['screens-today--delayed'],
    },
    'slate-over': {
      description: 'Over: the score, who was right and the stars',
      words: ['57.8%, correct', 'You: AGREE, correct', '+5 stars'],
      roles: ['heading "Over : 5 matches" [level=2]', 'paragraph "Los Angeles Lakers 101 . Phoenix Suns 98 ."'],
      stories: ['screens-today--over'],
    },
    'slate-void': {
      description: 'VOID, POSTPONED, and moved to another day',
      words: [
        "Void: it doesn't count.",
        "Postponed: it doesn't count.",
        "Moved to Oct 19, 2:30 AM: picks on this match don't count.",
      ],
      stories: ['screens-today--does-not-count'],
    },
    'slate-plain': {
      description: 'A server that sends neither stakes nor confidence',
      roles: ['paragraph "The Machine predicts Los Angeles Lakers"', 'button "[ AGREE ]"'],
      noWords: ['if right'],
      stories: ['screens-today--without-stakes'],
    },
    'slate-since-then': {
      description: 'Marks of what has happened since the predictions',
      roles: [
        'paragraph "{call}Since then: Starts 2 hours later , and 11 more"',
        'paragraph "{call}Since then: Out since: Theo Lindqvist: Out (left calf strain)"',
      ],
      stories: ['screens-today--since-then'],
    },
    'slate-many': {
      description: 'Hundreds of matches',
      roles: ['list "Matches"'],
      selectors: ['[aria-setsize="600"]'],
      stories: ['screens-today--many-matches'],
    },
    'slate-questions': {
      description: 'The question of the day, the answer to the last one, and the player’s last questions',
      words: ["Yesterday's question: Lakers vs Celtics. The Machine said Lakers, 61%."],
      roles: [
        'link "Question of the day: Arsenal vs Brighton & Hove Albion. You agree."',
        'list "Your last questions"',
      ],
      stories: ['screens-today--questions'],
    },
  }),
  ...additionsOf('11.6 Followed clubs', {
    'clubs-closed': {
      description: 'The leagues, each closed, with the clubs that are followed',
      roles: ['button "NBA 1 of 30 followed"', 'button "Premier League 1 of 30 followed"', 'listitem "Liverpool"'],
      noRoles: ['button "Premier League 1 of 30 followed" [expanded]'],
      stories: ['components-club-club-picker--closed'],
    },
    'clubs-ready': {
      description: 'A league is open; its clubs that are followed are marked',
      roles: [
        'button "Premier League 1 of 30 followed" [expanded]',
        'button "Arsenal"',
        'button "Liverpool" [pressed]',
      ],
      noRoles: ['button "Arsenal" [disabled]'],
      stories: ['components-club-club-picker--ready'],
    },
    'clubs-saving': {
      description: 'A change is being saved',
      roles: ['button "Premier League 1 of 30 followed" [expanded]', 'button "Liverpool" [disabled] [pressed]'],
      stories: ['components-club-club-picker--saving'],
    },
    'clubs-full': {
      description: "'You can follow up to 30 clubs.'",
      roles: ['button "NBA 30 of 30 followed"', 'button "Arsenal" [disabled]'],
      stories: ['components-club-club-picker--full'],
    },
    'clubs-loading': {
      description: 'Loading',
      selectors: ['[aria-busy=true]'],
      noRoles: ['button "{league} followed"', 'button "Try again"'],
      stories: ['components-club-club-picker--loading'],
    },
    'clubs-failed': {
      description: 'The clubs failed to load',
      words: ["Couldn't load the clubs."],
      roles: ['alert', 'button "Try again"'],
      stories: ['components-club-club-picker--failed'],
    },
    'clubs-navigation': {
      description: 'The next matches of followed clubs, in the side navigation',
      roles: ['region "Your clubs"', 'link "Los Angeles Lakers vs Boston Celtics Oct 14, 2:14 PM"'],
      stories: ['components-club-your-clubs--ready'],
    },
  }),
];
