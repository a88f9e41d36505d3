import * as z from 'zod/mini';
import { moderationNote, REPORT_REASONS, REPORT_SUBJECTS } from './report.ts';
import {
  byId,
  count,
  flag,
  id,
  innerRows,
  nullable,
  nullableFlag,
  nullableText,
  nullableTime,
  open,
  optional,
  pageQuery,
  text,
  time,
} from './wire.ts';

/** The decisions that a moderator can make about a case. */
export const MODERATION_ACTIONS = ['DISMISS', 'HIDE', 'WARN', 'MUTE', 'SUSPEND'] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** Replaces the text of a message that a moderator has hidden. */
export const HIDDEN_MESSAGE = 'A moderator has hidden this message.';

/** A mute can last this long, in hours. */
export const MUTE_HOURS = [1, 24, 7 * 24, 30 * 24] as const;
/** A suspension that ends can last this long, in hours. */
export const SUSPENSION_HOURS = [24, 7 * 24, 30 * 24] as const;

const reason = open(REPORT_REASONS, 'OTHER');

export const moderationDecision = z.object({
  id,
  action: open(MODERATION_ACTIONS, ''),
  reason,
  note: nullableText,
  createdAt: time,
  endsAt: nullableTime,
  moderator: nullableText,
  undoneAt: nullableTime,
  canUndo: flag,
});
export type ModerationDecision = z.infer<typeof moderationDecision>;

/** The player whose message, name or picture was reported. */
export const reportedPlayer = z.object({
  userId: id,
  username: text,
  rank: text,
  profileImageUrl: nullableText,
  mutedUntil: nullableTime,
  isSuspended: flag,
  suspendedUntil: nullableTime,
});
export type ReportedPlayer = z.infer<typeof reportedPlayer>;

const caseFields = {
  id,
  state: open(['OPEN', 'DECIDED'], 'OPEN'),
  subject: open(REPORT_SUBJECTS, ''),
  content: text,
  player: reportedPlayer,
  reporterCount: count,
  reasons: innerRows(z.object({ reason, count })),
  firstReportedAt: time,
  lastReportedAt: time,
  decision: nullable(moderationDecision),
};

/** All reports of one subject. */
export const moderationCase = z.object(caseFields);
export type ModerationCase = z.infer<typeof moderationCase>;

/** A page of cases. */
export const moderationCases = z.object({ cases: innerRows(moderationCase, byId), next: nullableText });
export type ModerationCases = z.infer<typeof moderationCases>;

/** A message as it was when it was reported. */
export const contextMessage = z.object({
  id,
  userId: nullable(id),
  username: nullableText,
  text,
  createdAt: time,
  isReported: flag,
});
export type ContextMessage = z.infer<typeof contextMessage>;

export const moderationCaseDetails = z.object({
  ...caseFields,
  revision: count,
  canDecide: flag,
  context: innerRows(contextMessage, byId),
  notes: innerRows(z.object({ reason, note: text, createdAt: time })),
  decisions: innerRows(moderationDecision, byId),
  earlierDecisions: innerRows(moderationDecision, byId),
  matchId: nullable(id),
  matchTitle: nullableText,
  isWordFilterOn: nullableFlag,
});
export type ModerationCaseDetails = z.infer<typeof moderationCaseDetails>;

export const moderationCasesQuery = z.object({ state: z.enum(['OPEN', 'DECIDED']), ...pageQuery.shape });

export const newDecision = z.object({
  action: z.enum(MODERATION_ACTIONS),
  reason: z.enum(REPORT_REASONS),
  note: moderationNote,
  hours: z.optional(z.int().check(z.minimum(1), z.maximum(30 * 24))),
  revision: z.int().check(z.minimum(0)),
});
export type NewDecision = z.infer<typeof newDecision>;

export const wordFilterSetting = z.object({ isOn: z.boolean() });

/** The events that the log records. */
export const MODERATION_EVENTS = [
  ...MODERATION_ACTIONS,
  'UNDO',
  'GRANT',
  'REVOKE',
  'WORD_FILTER_ON',
  'WORD_FILTER_OFF',
] as const;
export type ModerationEvent = (typeof MODERATION_EVENTS)[number];

export const moderationLogEntry = z.object({
  position: count,
  at: time,
  event: open(MODERATION_EVENTS, ''),
  undone: optional(open(MODERATION_ACTIONS, '')),
  moderator: nullableText,
  player: nullableText,
  playerId: nullable(id),
  matchTitle: optional(z.string()),
  reason: nullableText,
  hours: nullable(z.number()),
  hash: text,
});
export type ModerationLogEntry = z.infer<typeof moderationLogEntry>;

/** A page of the log, newest first. */
export const moderationLog = z.object({
  entries: innerRows(moderationLogEntry, ({ hash }) => hash),
  next: nullableText,
});
export type ModerationLog = z.infer<typeof moderationLog>;
