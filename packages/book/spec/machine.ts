import { additionsOf } from './state.ts';

/** The record of the Machine, and the players against it. */
export const MACHINE = additionsOf('11.1 The Machine', {
  'machine-within-luck': {
    description: 'Nobody is beyond luck: who is closest, and no positions',
    words: ['Nobody is beyond luck yet. Closest: the_honourable_member_for_llanfairpwllgwyngyll'],
    roles: ['row "- {name} 1 time in 8"'],
    noRoles: ['cell "1"'],
    stories: ['screens-machine--nobody-beyond-luck'],
  },
  'machine-ready': {
    description: 'Streaks, players against the Machine with it and a coin at 0, how it is counted',
    words: ['Current streak 3, best 11'],
    roles: [
      'rowheader "The Machine"',
      'cell "Everyone is measured by it"',
      'rowheader "A coin"',
      'cell "Ends here on average"',
      'region "How it is counted"',
      'row "1 Oracle mira_calls_it +206.0 412 Beyond luck"',
      'region "Who beats the Machine"',
    ],
    stories: ['screens-machine--ready'],
  },
  'machine-empty': {
    description: 'No player has enough disagreements',
    words: ['No one has 20 disagreements yet'],
    noRoles: ['table'],
    stories: ['screens-machine--empty'],
  },
  'machine-loading': {
    description: 'Loading',
    words: ['Still loading…'],
    roles: ['region "Who beats the Machine"'],
    noRoles: ['table'],
    stories: ['screens-machine--loading'],
  },
  'machine-failed': {
    description: 'The table failed to load',
    words: ["Couldn't load the table."],
    roles: ['alert', 'button "Try again"'],
    noRoles: ['table'],
    stories: ['screens-machine--failed'],
  },
  'machine-without-table': {
    description: 'The server has no table: only the streaks',
    words: ['Current streak 3, best 11'],
    noRoles: ['region "Who beats the Machine"', 'table'],
    stories: ['screens-machine--without-table'],
  },
  'machine-without-record': {
    description: 'The server has no record: the streaks and the table',
    words: ['Current streak 3, best 11'],
    roles: ['table "Players against the Machine"'],
    noRoles: ['region "Its record here"'],
    stories: ['screens-machine--without-record'],
  },
  'record-ready': {
    description: 'The record: how often it is right, plots, best and worst predictions, real seasons, versions',
    words: ['Right in 63 of 100 matches'],
    roles: [
      'list "Smartest predictions"',
      'list "Dumbest predictions"',
      'figure "To the right, how sure it was; {more}"',
      'region "On real seasons"',
      'list "Versions of the model"',
    ],
    stories: ['components-machine-machine-record--ready'],
  },
  'record-few': {
    description: 'Few matches: shares of less than 10 are left out',
    words: ['A line needs two months with at least 10 matches each.', 'Right in 12 of 23 matches'],
    roles: ['tab "Premier League" [selected]'],
    stories: ['components-machine-machine-record--few-matches'],
  },
  'record-empty': {
    description: 'Nothing is graded yet',
    words: ['No graded NBA match yet'],
    roles: ['link "See the next prediction"'],
    noRoles: ['region "On real seasons"'],
    stories: ['components-machine-machine-record--empty'],
  },
  'record-empty-league': {
    description: 'Nothing is graded in the other league yet, but it was evaluated on real seasons',
    words: ['No graded Premier League match yet'],
    roles: ['region "On real seasons"'],
    stories: ['components-machine-machine-record--empty-league'],
  },
  'record-several-seasons': {
    description: 'Simulated and real matches, each with a record of its own',
    roles: ['region "Replayed matches"', 'region "Simulated matches"'],
    stories: ['components-machine-machine-record--several-seasons'],
  },
  'record-loading': {
    description: 'The record is loading',
    words: ['Still loading…'],
    roles: ['tabpanel "Record: NBA"'],
    noRoles: ['region "Its record here"'],
    stories: ['components-machine-machine-record--loading'],
  },
  'record-failed': {
    description: 'The record failed to load',
    words: ["Couldn't load the record."],
    roles: ['alert', 'button "Try again"'],
    noRoles: ['region "Its record here"'],
    stories: ['components-machine-machine-record--failed'],
  },
});
