import * as z from 'zod/mini';
import { positionInQuery } from './auditLog.ts';
import { league, machinePick, matchScore, pickChoice } from './prediction.ts';
import { isBot } from './user.ts';
import { count, flag, id, innerRows, nullable, nullableFlag, nullableText, open, stars, text, time } from './wire.ts';

/*
 * The data with which anyone can check a server. Entries, checkpoints, paths and how grades and leaderboards follow are described
 * in docs/proof.md. Lists come in pages: `next` is where the next one starts, and null at the end, as of now.
 */

const nullablePosition = nullable(z.int().check(z.minimum(0)));
const idInQuery = z.string().check(z.minLength(1), z.maxLength(100));

/** `after`: the size of the last checkpoint that is known. */
export const auditCheckpointsQuery = z.object({ after: z._default(positionInQuery, 0) });
export const auditCheckpoint = z.object({
  /** The number of entries it covers. */
  size: count,
  /** A signed note. */
  checkpoint: text,
});
export const auditCheckpoints = z.object({
  /** By size. */
  checkpoints: innerRows(auditCheckpoint, ({ size }) => String(size)),
  next: nullablePosition,
});
export type AuditCheckpoints = z.infer<typeof auditCheckpoints>;

/** `from`: the position of the first entry. */
export const auditEntriesQuery = z.object({ from: z._default(positionInQuery, 0) });
export const auditEntry = z.object({
  /** Its position in the log, from 0. */
  index: count,
  /** Its exact text. */
  entry: text,
});
export const auditEntries = z.object({
  /** By position. */
  entries: innerRows(auditEntry, ({ index }) => String(index)),
  next: nullablePosition,
});
export type AuditEntries = z.infer<typeof auditEntries>;

/** A provider's report of a real match. */
export const auditObservation = z.object({
  source: text,
  seenAt: time,
  /** SHA-256 of what it said as canonical JSON, in lower-case hex. */
  hash: text,
});
export type AuditObservation = z.infer<typeof auditObservation>;

const gradedStatus = open(['FINAL', 'VOID'], '');

/** A graded match. A VOID one has no result, and picks on it don't count. */
export const auditResult = z.object({
  matchId: id,
  league,
  /** By this start, picks count for days and weeks and are in the order of streaks. */
  startTime: time,
  status: gradedStatus,
  ...matchScore,
  outcome: nullable(machinePick),
  isMachineCorrect: nullableFlag,
  /** When it was graded last: a corrected result is graded again. */
  gradedAt: time,
  /** The reports that decided the status and the score, oldest first; empty for matches that aren't real. */
  observations: innerRows(auditObservation),
});
export type AuditResult = z.infer<typeof auditResult>;

/** `after`: the match of the last row that is known. */
export const auditResultsQuery = z.object({ after: z.optional(idInQuery) });
export const auditResults = z.object({
  /** By the id of the match. */
  results: innerRows(auditResult, ({ matchId }) => matchId),
  next: nullableText,
});
export type AuditResults = z.infer<typeof auditResults>;

/** A graded pick of a player whose account isn't deleted. */
export const auditPick = z.object({
  userId: id,
  isBot,
  choice: pickChoice,
  /** When it was stored. */
  at: time,
  wasCorrect: flag,
  stars,
  /** True if it counts for the AI Slayers board. */
  isSlayerPick: flag,
});
export type AuditPick = z.infer<typeof auditPick>;

/** `after`: the player of the last row that is known. */
export const auditPicksQuery = z.object({ matchId: idInQuery, after: z.optional(idInQuery) });
export const auditPicks = z.object({
  /** By the id of the player. */
  picks: innerRows(auditPick, ({ userId }) => userId),
  next: nullableText,
});
export type AuditPicks = z.infer<typeof auditPicks>;
