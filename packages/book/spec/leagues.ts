import { statesOf } from './state.ts';

/** Leagues of players. */
export const LEAGUES = [
  ...statesOf('11.7 Leagues', {
    'leagues-login-prompt': {
      description: 'Login required: a prompt to log in',
      stories: ['screens-leagues--anonymous'],
    },
    'leagues-none': { description: 'No leagues: a button for a new one', stories: ['screens-leagues--none'] },
    'leagues-one': { description: 'One league', stories: ['screens-leagues--one'] },
    'leagues-many': { description: 'Several leagues: name, members, start', stories: ['screens-leagues--many'] },
    'leagues-loading': { description: 'Loading', stories: ['screens-leagues--loading'] },
    'leagues-failed': { description: 'Leagues failed to load', stories: ['screens-leagues--failed'] },
    'leagues-new': {
      description: 'New league: name and start',
      stories: ['components-league-create-league-dialog--empty'],
    },
    'leagues-new-busy': {
      description: 'New league: being created',
      stories: ['components-league-create-league-dialog--creating'],
    },
    'leagues-new-failed': {
      description: 'New league: failed, with the reason',
      stories: ['components-league-create-league-dialog--failed'],
    },
  }),
  ...statesOf('11.8 League', {
    'league-login-prompt': {
      description: 'Login required: a prompt to log in',
      stories: ['screens-league--anonymous'],
    },
    'league-owner': { description: 'As its owner sees it: rename, revoke, remove', stories: ['screens-league--owner'] },
    'league-member': { description: 'As any other member sees it', stories: ['screens-league--member'] },
    'league-hidden': {
      description: 'A member whom a block hides, without a link',
      stories: ['screens-league--member-hidden'],
    },
    'league-machine': {
      description: 'The Machine as a row, and the viewer’s week against it',
      stories: ['screens-league--owner'],
    },
    'league-last-winner': { description: 'Who won the last week', stories: ['screens-league--owner'] },
    'league-without-machine': {
      description: 'A server that doesn’t count the Machine’s stars',
      stories: ['screens-league--without-machine'],
    },
    'league-edge': { description: 'The table by stars ahead of the Machine', stories: ['screens-league--by-edge'] },
    'league-week': { description: 'The table of a past week', stories: ['screens-league--past-week'] },
    'league-joined-late': {
      description: 'A member who joined after the start is marked',
      stories: ['screens-league--owner'],
    },
    'league-left': {
      description: 'A former member in a past week: gray, and marked',
      stories: ['screens-league--past-week'],
    },
    'league-deleted-user': {
      description: 'A deleted user in a past week, without a link',
      stories: ['screens-league--past-week'],
    },
    'league-alone': {
      description: 'The owner is the only member: the invite comes first',
      stories: ['screens-league--alone'],
    },
    'league-not-started': { description: 'It starts later: no weeks yet', stories: ['screens-league--not-started'] },
    'league-full': { description: '50 members: no new link', stories: ['screens-league--full'] },
    'league-invite': { description: 'The invite link, with a button to copy it', stories: ['screens-league--owner'] },
    'league-without-invite': {
      description: 'No invite link, for a member who is not the owner',
      stories: ['screens-league--member'],
    },
    'league-copied': { description: 'The link was copied', stories: ['screens-league--link-copied'] },
    'league-invite-failed': { description: 'A link could not be made', stories: ['screens-league--link-failed'] },
    'league-renaming': {
      description: 'The dialog for another name',
      stories: ['components-league-rename-league-dialog--default'],
    },
    'league-unknown': {
      description: 'No such league, or the viewer left it or was removed',
      stories: ['screens-league--not-found'],
    },
    'league-table-loading': { description: 'The table is loading', stories: ['screens-league--table-loading'] },
    'league-table-failed': { description: 'The table failed to load', stories: ['screens-league--table-failed'] },
    'league-loading': { description: 'Loading', stories: ['screens-league--loading'] },
    'league-failed': { description: 'The league failed to load', stories: ['screens-league--failed'] },
  }),
  ...statesOf('11.9 Join a league', {
    'join-open': { description: 'What one would join, and a button to join', stories: ['screens-join-a-league--open'] },
    'join-visitor': {
      description: 'A visitor: sign up or log in, and come back',
      stories: ['screens-join-a-league--visitor'],
    },
    'join-joining': { description: 'Joining', stories: ['screens-join-a-league--joining'] },
    'join-refused': { description: 'Joining failed, with the reason', stories: ['screens-join-a-league--join-failed'] },
    'join-member': {
      description: 'Already a member: a link to the league',
      stories: ['screens-join-a-league--already-a-member'],
    },
    'join-full': { description: 'The league is full', stories: ['screens-join-a-league--full'] },
    'join-expired': { description: 'The link has expired', stories: ['screens-join-a-league--expired'] },
    'join-revoked': {
      description: 'The link was replaced or revoked, or never existed',
      stories: ['screens-join-a-league--revoked'],
    },
    'join-loading': { description: 'Loading', stories: ['screens-join-a-league--loading'] },
    'join-failed': { description: 'Failed to load', stories: ['screens-join-a-league--failed'] },
  }),
];
