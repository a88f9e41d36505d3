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
  /** For moderators only. */
  note: nullableText,
  createdAt: time,
  /** The end of a mute or suspension; null: none, or for good. */
  endsAt: nullableTime,
  /** Username of the moderator; null: decided on the server's command line. */
  moderator: nullableText,
  undoneAt: nullableTime,
  /** True if it can still be undone. */
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
  /** Null: not suspended, or for good. */
  suspendedUntil: nullableTime,
});
export type ReportedPlayer = z.infer<typeof reportedPlayer>;

const caseFields = {
  id,
  state: open(['OPEN', 'DECIDED'], 'OPEN'),
  subject: open(REPORT_SUBJECTS, ''),
  /** The message, the name, or the address of the picture, as it was reported. Empty once it has been removed. */
  content: text,
  player: reportedPlayer,
  reporterCount: count,
  /** The number of times that each reason was given, the most frequent first. */
  reasons: innerRows(z.object({ reason, count })),
  firstReportedAt: time,
  lastReportedAt: time,
  /** The newest decision that hasn't been undone. */
  decision: nullable(moderationDecision),
};

/** All reports of one subject. */
export const moderationCase = z.object(caseFields);
export type ModerationCase = z.infer<typeof moderationCase>;

/** A page of cases. `next` is the cursor of the following page; null at the end. */
export const moderationCases = z.object({ cases: innerRows(moderationCase, byId), next: nullableText });
export type ModerationCases = z.infer<typeof moderationCases>;

/** A message as it was when it was reported. */
export const contextMessage = z.object({
  id,
  userId: nullable(id),
  /** Null for messages of the game itself. */
  username: nullableText,
  text,
  createdAt: time,
  isReported: flag,
});
export type ContextMessage = z.infer<typeof contextMessage>;

export const moderationCaseDetails = z.object({
  ...caseFields,
  /** The number of times that the case was decided or reported again; a decision names the one it is based on. */
  revision: count,
  /** True if the viewer may decide: not about other moderators. */
  canDecide: flag,
  /** The reported message with those around it, oldest first. */
  context: innerRows(contextMessage, byId),
  /** The notes of the players who reported it, newest first. Their names aren't shown. */
  notes: innerRows(z.object({ reason, note: text, createdAt: time })),
  /** Decisions in this case, newest first. */
  decisions: innerRows(moderationDecision, byId),
  /** The newest decisions about the player in other cases. */
  earlierDecisions: innerRows(moderationDecision, byId),
  /** The match of a chat message. */
  matchId: nullable(id),
  matchTitle: nullableText,
  /** True if the word filter of that chat is on; null: not a match chat. */
  isWordFilterOn: nullableFlag,
});
export type ModerationCaseDetails = z.infer<typeof moderationCaseDetails>;

export const moderationCasesQuery = z.object({ state: z.enum(['OPEN', 'DECIDED']), ...pageQuery.shape });

export const newDecision = z.object({
  action: z.enum(MODERATION_ACTIONS),
  reason: z.enum(REPORT_REASONS),
  note: moderationNote,
  /** For a mute or suspension, one of `MUTE_HOURS` or `SUSPENSION_HOURS`. A suspension without it is for good. */
  hours: z.optional(z.int().check(z.minimum(1), z.maximum(30 * 24))),
  /** The revision that the moderator has seen. */
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
  /** From 1 without gaps. */
  position: count,
  at: time,
  event: open(MODERATION_EVENTS, ''),
  /** Optional: what an undo has undone, until that is deleted. */
  undone: optional(open(MODERATION_ACTIONS, '')),
  /** Username of the moderator; null: the server's command line. */
  moderator: nullableText,
  /** Username of the player concerned; null: none. */
  player: nullableText,
  playerId: nullable(id),
  /** Optional: the match whose word filter was switched. */
  matchTitle: optional(z.string()),
  reason: nullableText,
  hours: nullable(z.number()),
  /** SHA-256 of the row and of the hash before it, lower-case hex. */
  hash: text,
});
export type ModerationLogEntry = z.infer<typeof moderationLogEntry>;

/** A page of the log, newest first. */
export const moderationLog = z.object({
  entries: innerRows(moderationLogEntry, ({ hash }) => hash),
  next: nullableText,
});
export type ModerationLog = z.infer<typeof moderationLog>;
