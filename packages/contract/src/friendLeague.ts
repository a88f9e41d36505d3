import * as z from 'zod/mini';
import { cleanText } from './clean-text.ts';
import { FRIEND_LEAGUE_NAME_MAX } from './constants.ts';
import { isBot, authorRank } from './user.ts';
import {
  byId,
  count,
  field,
  flag,
  id,
  innerRows,
  nullable,
  nullableNumber,
  nullableTime,
  open,
  optional,
  rows,
  stars,
  text,
  time,
} from './wire.ts';

/** A league of players, as its members see it. `League` is one of teams, such as the NBA. */
const leagueFields = { id, name: text, startsAt: time, memberCount: count, isOwner: flag };

export const friendLeague = z.object(leagueFields);
export type FriendLeague = z.infer<typeof friendLeague>;
export const friendLeagues = rows(friendLeague, byId);

const playerFields = { userId: id, username: text, rank: authorRank, isBot };

export const friendLeagueMember = z.object({ ...playerFields, isOwner: flag, joinedAt: time });
export type FriendLeagueMember = z.infer<typeof friendLeagueMember>;

/** The members with the most stars of a week; several with the same number, and none without stars. */
export const weekWinner = z.object({ ...playerFields, stars });
export type WeekWinner = z.infer<typeof weekWinner>;

const machineStars = optional(z.number());

/** A week of the game, from Monday to Monday. */
export const friendLeagueWeek = z.object({
  startsAt: time,
  isOver: flag,
  winners: innerRows(weekWinner),
  machine: machineStars,
});
export type FriendLeagueWeek = z.infer<typeof friendLeagueWeek>;

/** The link that lets others join. */
export const invite = z.object({ code: z.string().check(z.minLength(1)), expiresAt: time });
export type Invite = z.infer<typeof invite>;

export const friendLeagueDetails = z.object({
  ...leagueFields,
  threadId: id,
  members: innerRows(friendLeagueMember, ({ userId }) => userId),
  invite: nullable(invite),
  canReport: optional(z.boolean()),
  machine: machineStars,
  weeks: innerRows(friendLeagueWeek, ({ startsAt }) => startsAt),
});
export type FriendLeagueDetails = z.infer<typeof friendLeagueDetails>;

export const friendLeagueRow = z.object({
  ...playerFields,
  stars,
  position: count,
  ahead: field(z.number(), 0),
  disagreements: count,
  edgePosition: nullableNumber,
  joinedLateAt: nullableTime,
  status: open(['MEMBER', 'LEFT', 'DELETED'], 'MEMBER'),
});
export type FriendLeagueRow = z.infer<typeof friendLeagueRow>;
/** By stars, then by name. */
export const friendLeagueTable = rows(friendLeagueRow, ({ userId }) => userId);

export const friendLeagueTableQuery = z.object({ week: z.optional(z.string().check(z.maxLength(40))) });

const name = z.string().check(
  z.overwrite((input) => cleanText(input.replaceAll(/\s+/g, ' '))),
  z.minLength(1, 'Give your league a name.'),
  z.maxLength(FRIEND_LEAGUE_NAME_MAX, `At most ${FRIEND_LEAGUE_NAME_MAX} characters.`),
);
export const newFriendLeague = z.object({ name, startsAt: z.optional(z.string().check(z.maxLength(40))) });
export type NewFriendLeague = z.infer<typeof newFriendLeague>;
export const friendLeagueName = z.object({ name });
export type FriendLeagueName = z.infer<typeof friendLeagueName>;

/** Tells the viewer of an invite link if they can join, or why not. OPEN: any logged-in player can. */
export const INVITE_STATES = ['OPEN', 'MEMBER', 'FULL', 'EXPIRED'] as const;

/** The league behind an invite link, as anyone with the link sees it. */
export const inviteDetails = z.object({
  name: text,
  ownerName: text,
  memberCount: count,
  startsAt: time,
  /** EXPIRED for values that this client doesn't know: then it offers nothing. */
  state: open(INVITE_STATES, 'EXPIRED'),
  leagueId: nullable(id),
  canReport: optional(z.boolean()),
});
export type InviteDetails = z.infer<typeof inviteDetails>;

export const joinedFriendLeague = z.object({ id });
