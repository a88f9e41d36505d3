import {
  DELETED_USER,
  FRIEND_LEAGUE_MEMBERS_MAX,
  FRIEND_LEAGUE_NAME_MAX,
  FRIEND_LEAGUE_WEEKS_SHOWN,
  HIDDEN_PLAYER,
  INVITE_DAYS,
} from '../../constants.ts';
import * as schemas from '../../friendLeague.ts';
import { describeFields } from './describe.ts';

export const LEAGUE_ID = 'Id of the league, as in `/api/leagues/{id}`.';
export const RANK_OR_EMPTY = 'Rank of the player. Empty for deleted accounts.';

const STARTS_AT = 'Only results of matches that start from then on count in the league.';
const MEMBER_COUNT = `Number of members, at most ${FRIEND_LEAGUE_MEMBERS_MAX}.`;
const LEAGUE_NAME = `Name of the league, 1 to ${FRIEND_LEAGUE_NAME_MAX} characters.`;
const CAN_REPORT = 'Whether the caller can report the name to the moderators. Absent on servers without reports.';
const MACHINE = 'Stars of the Machine, which agrees with itself on every match that someone in the table picked';

const leagueFields = {
  id: LEAGUE_ID,
  name: LEAGUE_NAME,
  startsAt: STARTS_AT,
  memberCount: MEMBER_COUNT,
  isOwner: 'True if the caller owns the league, and so may rename it, replace the invite link and remove members.',
};
const playerFields = {
  username: `Username; "${DELETED_USER}" once the account is deleted, and "${HIDDEN_PLAYER}" if a block hides the player.`,
  rank: RANK_OR_EMPTY,
};

export const friendLeague = [
  describeFields(schemas.friendLeague, leagueFields),
  describeFields(schemas.friendLeagueMember, {
    ...playerFields,
    isOwner: 'True if this member owns the league.',
    joinedAt: 'When the member joined.',
  }),
  describeFields(schemas.weekWinner, { ...playerFields, stars: 'Stars that the winner earned in the week.' }),
  describeFields(schemas.friendLeagueWeek, {
    startsAt: 'Start of the week, a Monday at 10:00 UTC. It also identifies the week.',
    isOver: 'True once the week has ended.',
    winners: 'Members with the most stars: several with the same number, none without stars.',
    machine: `${MACHINE} in the week. Absent if unknown.`,
  }),
  describeFields(schemas.invite, {
    code: 'Secret that lets others join: the last part of the link `/join/{code}`.',
    expiresAt: `When the link stops working: ${INVITE_DAYS} days after it was created.`,
  }),
  describeFields(schemas.friendLeagueDetails, {
    ...leagueFields,
    threadId: 'Id of the thread of the members, as in `/api/dm-threads/{threadId}/messages`.',
    members: 'Members, the earliest to join first.',
    invite: 'The invite link that works now. Null without one.',
    canReport: CAN_REPORT,
    machine: `${MACHINE} since the league's start. Absent if unknown.`,
    weeks: `The newest ${FRIEND_LEAGUE_WEEKS_SHOWN} weeks, newest first.`,
  }),
  describeFields(schemas.friendLeagueRow, {
    ...playerFields,
    stars: 'Stars earned in the league in the span of the table.',
    position: 'Position by stars, from 1. Equal numbers share a position.',
    ahead: 'Stars ahead of the Machine on graded DISAGREE picks in the span of the table; negative behind it.',
    disagreements: 'Number of graded DISAGREE picks in the span of the table.',
    edgePosition: 'Position by `ahead`, from 1. Null without disagreements.',
    joinedLateAt: 'When the member joined, if it was after the start: only later matches count. Null otherwise.',
    status:
      'MEMBER, LEFT (also if removed) or DELETED (the account). Former members are only in tables of weeks in which they played.',
  }),
  describeFields(schemas.friendLeagueTableQuery, {
    week: "`startsAt` of a week. Without it, everything since the league's start counts.",
  }),
  describeFields(schemas.newFriendLeague, {
    name: LEAGUE_NAME,
    startsAt: `${STARTS_AT} At most a year ahead. Without it, the league starts now.`,
  }),
  describeFields(schemas.friendLeagueName, { name: LEAGUE_NAME }),
  describeFields(schemas.inviteDetails, {
    name: LEAGUE_NAME,
    ownerName: 'Username of the owner of the league.',
    memberCount: MEMBER_COUNT,
    startsAt: STARTS_AT,
    state: 'OPEN if any player can join, MEMBER if the caller already has, FULL, or EXPIRED.',
    leagueId: 'Id of the league, for its members. Null for others.',
    canReport: CAN_REPORT,
  }),
  describeFields(schemas.joinedFriendLeague, { id: LEAGUE_ID }),
];
