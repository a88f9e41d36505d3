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
const leagueFields = {
  id,
  name: text,
  /** Results of matches that start from then on count. */
  startsAt: time,
  memberCount: count,
  isOwner: flag,
};

export const friendLeague = z.object(leagueFields);
export type FriendLeague = z.infer<typeof friendLeague>;
export const friendLeagues = rows(friendLeague, byId);

/** `rank` is empty for deleted users. */
const playerFields = { userId: id, username: text, rank: authorRank, isBot };

export const friendLeagueMember = z.object({ ...playerFields, isOwner: flag, joinedAt: time });
export type FriendLeagueMember = z.infer<typeof friendLeagueMember>;

/** The members with the most stars of a week; several with the same number, and none without stars. */
export const weekWinner = z.object({ ...playerFields, stars });
export type WeekWinner = z.infer<typeof weekWinner>;

/** Optional: the stars of the Machine, which agrees with itself on every match that someone in the table picked. */
const machineStars = optional(z.number());

/** A week of the game, from Monday to Monday. `startsAt` also identifies it. */
export const friendLeagueWeek = z.object({
  startsAt: time,
  isOver: flag,
  winners: innerRows(weekWinner),
  machine: machineStars,
});
export type FriendLeagueWeek = z.infer<typeof friendLeagueWeek>;

/** The code that lets others join: the last part of the link `/join/{code}`. */
export const invite = z.object({ code: z.string().check(z.minLength(1)), expiresAt: time });
export type Invite = z.infer<typeof invite>;

export const friendLeagueDetails = z.object({
  ...leagueFields,
  /** The conversation of its members. */
  threadId: id,
  /** Those who have been in it longest first. */
  members: innerRows(friendLeagueMember, ({ userId }) => userId),
  /** The link that works now; null without one. */
  invite: nullable(invite),
  /** Optional: whether the viewer can report its name. */
  canReport: optional(z.boolean()),
  /** Since the start. */
  machine: machineStars,
  /** Newest first. */
  weeks: innerRows(friendLeagueWeek, ({ startsAt }) => startsAt),
});
export type FriendLeagueDetails = z.infer<typeof friendLeagueDetails>;

export const friendLeagueRow = z.object({
  ...playerFields,
  stars,
  /** By stars; equal numbers share a position. */
  position: count,
  /** Stars ahead of the Machine, as in a player's edge, but from the first disagreement. */
  ahead: field(z.number(), 0),
  disagreements: count,
  /** By `ahead`; null without disagreements. */
  edgePosition: nullableNumber,
  /** Not null for a member who joined after the start: only later matches count. */
  joinedLateAt: nullableTime,
  /** LEFT also stands for members who were removed. Such rows are only in weeks in which they played. */
  status: open(['MEMBER', 'LEFT', 'DELETED'], 'MEMBER'),
});
export type FriendLeagueRow = z.infer<typeof friendLeagueRow>;
/** By stars, then by name. */
export const friendLeagueTable = rows(friendLeagueRow, ({ userId }) => userId);

/** `week` is the `startsAt` of a week; without it, everything since the league's start counts. */
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
  /** The league, for its members. */
  leagueId: nullable(id),
  /** Optional: whether the viewer can report its name. */
  canReport: optional(z.boolean()),
});
export type InviteDetails = z.infer<typeof inviteDetails>;

export const joinedFriendLeague = z.object({ id });
