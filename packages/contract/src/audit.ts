import * as z from 'zod/mini';
import { league, machinePick, pickChoice } from './prediction.ts';
import { isBot } from './user.ts';
import {
  count,
  field,
  flag,
  id,
  innerRows,
  nullableFlag,
  nullableNumber,
  nullableText,
  open,
  text,
  time,
} from './wire.ts';

/*
 * What anyone can check a server with. Entries, checkpoints, paths and how grades and leaderboards follow are described
 * in docs/proof.md. Lists come in pages: `next` is where the next one starts, and null at the end, as of now.
 */

/** The largest position: it fits into 32 bits, as databases store it. */
export const POSITION_MAX = 2 ** 31 - 1;
/**
 * A number in a query: a position in the log, or how many entries it has. Checked by a function, because the app has this
 * schema in a call, and zod's own checks of numbers would load with its first page.
 */
export const positionInQuery = z.coerce
  .number<number>()
  .check(z.refine((value) => Number.isInteger(value) && value >= 0 && value <= POSITION_MAX, 'Not a position'));
const nullablePosition = field(z.nullable(/* @__PURE__ */ z.int().check(z.minimum(0))), null);
const idInQuery = /* @__PURE__ */ z.string().check(z.minLength(1), z.maxLength(100));

/** Who signs the log, and how far it has got. */
export const audit = z.object({
  /** In the form of signed notes, as at `/proof/key`. */
  key: text,
  /** The newest checkpoint, a signed note; null before the first entry. */
  checkpoint: nullableText,
});
export type Audit = z.infer<typeof audit>;

/** `after`: the size of the last checkpoint that is known. */
export const auditCheckpointsQuery = z.object({ after: z._default(positionInQuery, 0) });
export const auditCheckpoint = z.object({
  /** How many entries it covers. */
  size: count,
  /** A signed note. */
  checkpoint: text,
});
export type AuditCheckpoint = z.infer<typeof auditCheckpoint>;
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
export type AuditEntry = z.infer<typeof auditEntry>;
export const auditEntries = z.object({
  /** By position. */
  entries: innerRows(auditEntry, ({ index }) => String(index)),
  next: nullablePosition,
});
export type AuditEntries = z.infer<typeof auditEntries>;

/** `index`: the position of the entry. `size`: how many entries the checkpoint covers. */
export const auditInclusionQuery = z.object({ index: positionInQuery, size: positionInQuery });
/** `from` and `to`: how many entries the earlier and the later checkpoint cover. */
export const auditConsistencyQuery = z.object({ from: positionInQuery, to: positionInQuery });
/** The hashes of an inclusion path or of a consistency proof, in base64, in the order of RFC 9162. */
export const auditPath = z.object({ path: z.array(z.string()) });
export type AuditPath = z.infer<typeof auditPath>;

/** What a provider said about a real match. */
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
  scoreHome: nullableNumber,
  scoreAway: nullableNumber,
  outcome: field(z.nullable(machinePick), null),
  isMachineCorrect: nullableFlag,
  /** When it was graded last: a corrected result is graded again. */
  gradedAt: time,
  /** What the status and the score were decided by, oldest first; empty for matches that aren't real. */
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
  stars: count,
  /** Whether it counts for the AI Slayers board. */
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
