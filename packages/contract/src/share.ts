import * as z from 'zod/mini';
import { duelWeek } from './duel.ts';
import { edge } from './edge.ts';
import { league, machinePick, matchScore, matchTeams, PICK_CHOICES } from './prediction.ts';
import { instant } from './instant.ts';
import {
  byId,
  count,
  flag,
  id,
  innerRows,
  nullable,
  nullableFlag,
  nullableNumber,
  nullableText,
  nullableTime,
  open,
  optional,
  text,
  time,
} from './wire.ts';

/** PICK: a settled pick. WEEK: the settled picks of a week of the game. EDGE: how far the player is ahead of the Machine. */
export const SHARE_KINDS = ['PICK', 'WEEK', 'EDGE'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

/** The subject of a share. The same thing, with the result or without it, is one share, however often it is requested. */
export const sharePayload = z.object({
  kind: z.enum(SHARE_KINDS),
  matchId: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
  week: z.optional(instant()),
  hidesResult: z.optional(z.boolean()),
});
export type SharePayload = z.infer<typeof sharePayload>;

/** A settled pick. */
export const sharedPick = z.object({
  matchId: id,
  league,
  ...matchTeams,
  startTime: time,
  machinePick,
  choice: open(PICK_CHOICES, ''),
  stake: nullableNumber,
  ...matchScore,
  wasCorrect: nullableFlag,
  stars: nullableNumber,
});
export type SharedPick = z.infer<typeof sharedPick>;

export const sharedWeekPick = z.object({
  matchId: id,
  league,
  ...matchTeams,
  choice: open(PICK_CHOICES, ''),
  wasCorrect: nullableFlag,
});
export type SharedWeekPick = z.infer<typeof sharedWeekPick>;

/** The settled picks of a week. */
export const sharedWeek = z.object({
  startsAt: time,
  pickCount: count,
  disagreementCount: count,
  correctCount: nullableNumber,
  beatenCount: nullableNumber,
  stars: nullableNumber,
  duel: optional(z.nullable(duelWeek)),
  picks: innerRows(sharedWeekPick),
});
export type SharedWeek = z.infer<typeof sharedWeek>;

export const sharedEdge = z.extend(edge, { asOf: nullableTime });
export type SharedEdge = z.infer<typeof sharedEdge>;

/** Something that a player chose to show to everyone. Exactly one of `pick`, `week` and `edge` is not null. */
export const share = z.object({
  id,
  kind: open(SHARE_KINDS, ''),
  path: text,
  version: text,
  username: text,
  hidesResult: flag,
  createdAt: time,
  pick: nullable(sharedPick),
  week: nullable(sharedWeek),
  edge: nullable(sharedEdge),
});
export type Share = z.infer<typeof share>;

export const ownShare = z.object({
  id,
  kind: open(SHARE_KINDS, ''),
  path: text,
  matchId: nullableText,
  homeTeam: optional(z.string()),
  awayTeam: optional(z.string()),
  week: nullableTime,
  hidesResult: flag,
  createdAt: time,
});
export type OwnShare = z.infer<typeof ownShare>;
/** A page of shares. */
export const shares = z.object({ shares: innerRows(ownShare, byId), next: nullableText });
export type Shares = z.infer<typeof shares>;

export const createdShare = z.object({ id, path: text });
export type CreatedShare = z.infer<typeof createdShare>;

/** The size of the picture of a share, in pixels. */
export const SHARE_PICTURE = { width: 1_200, height: 630 } as const;
