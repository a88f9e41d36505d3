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

export const auditCheckpointsQuery = z.object({ after: z._default(positionInQuery, 0) });
export const auditCheckpoint = z.object({ size: count, checkpoint: text });
export const auditCheckpoints = z.object({
  checkpoints: innerRows(auditCheckpoint, ({ size }) => String(size)),
  next: nullablePosition,
});
export type AuditCheckpoints = z.infer<typeof auditCheckpoints>;

export const auditEntriesQuery = z.object({ from: z._default(positionInQuery, 0) });
export const auditEntry = z.object({ index: count, entry: text });
export const auditEntries = z.object({
  entries: innerRows(auditEntry, ({ index }) => String(index)),
  next: nullablePosition,
});
export type AuditEntries = z.infer<typeof auditEntries>;

/** A provider's report of a real match. */
export const auditObservation = z.object({ source: text, seenAt: time, hash: text });
export type AuditObservation = z.infer<typeof auditObservation>;

const gradedStatus = open(['FINAL', 'VOID'], '');

/** A graded match. A VOID one has no result, and picks on it don't count. */
export const auditResult = z.object({
  matchId: id,
  league,
  startTime: time,
  status: gradedStatus,
  ...matchScore,
  outcome: nullable(machinePick),
  isMachineCorrect: nullableFlag,
  gradedAt: time,
  observations: innerRows(auditObservation),
});
export type AuditResult = z.infer<typeof auditResult>;

export const auditResultsQuery = z.object({ after: z.optional(idInQuery) });
export const auditResults = z.object({ results: innerRows(auditResult, ({ matchId }) => matchId), next: nullableText });
export type AuditResults = z.infer<typeof auditResults>;

/** A graded pick of a player whose account isn't deleted. */
export const auditPick = z.object({
  userId: id,
  isBot,
  choice: pickChoice,
  at: time,
  wasCorrect: flag,
  stars,
  isSlayerPick: flag,
});
export type AuditPick = z.infer<typeof auditPick>;

export const auditPicksQuery = z.object({ matchId: idInQuery, after: z.optional(idInQuery) });
export const auditPicks = z.object({ picks: innerRows(auditPick, ({ userId }) => userId), next: nullableText });
export type AuditPicks = z.infer<typeof auditPicks>;
