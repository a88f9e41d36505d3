import type { ModerationAction, ModerationEvent, ReportReason, ReportSubjectKind } from '@machine/contract';
import type { Generated } from 'kysely';
import type { Instant } from '../clock/time.ts';
import type { Bit, Fixed } from './column-types.ts';

/** Columns that moderation adds to a user. All times are real. */
export type ModeratedUser = {
  /** The role. The rank ADMIN only shows it. */
  is_moderator: Generated<Bit>;
  /** Until when the user can't write; null or past: they can. Follows from the decisions, as the next column. */
  muted_until: Instant | null;
  /** Until when the user can't log in. */
  suspended_until: Instant | null;
};

/** All reports of one subject. */
type ModerationCases = {
  id: Fixed<string>;
  /** Identifies the subject: a message, or a name or picture as it was. */
  subject_key: string;
  subject_kind: Fixed<ReportSubjectKind>;
  /** The id of the message, the user or the league. */
  subject_id: Fixed<string>;
  /** The player whose message, name, picture or league it is. */
  user_id: Fixed<string>;
  /** Of a message in a match chat. */
  match_id: Fixed<string | null>;
  /** The message, the name, or the address of the picture, as it was reported. */
  content: string;
  state: 'OPEN' | 'DECIDED';
  /** Incremented by each report and decision. */
  revision: number;
  reporter_count: number;
  first_reported_at: Fixed<Instant>;
  last_reported_at: Instant;
  /** When it was last decided; null while it is open. */
  decided_at: Instant | null;
};

/** One report: at most one per player and subject. */
type ModerationReports = {
  id: Fixed<string>;
  case_id: Fixed<string>;
  reporter_id: Fixed<string>;
  reason: Fixed<ReportReason>;
  note: string | null;
  created_at: Fixed<Instant>;
};

/** The number of players who have reported a case for a reason. */
type ModerationReasons = { case_id: Fixed<string>; reason: Fixed<ReportReason>; reporter_count: number };

/** A reported message and those around it, as they were. */
type ModerationContext = {
  case_id: Fixed<string>;
  position: Fixed<number>;
  message_id: Fixed<string>;
  /** Null for messages of the game itself. */
  user_id: Fixed<string | null>;
  text: string;
  created_at: Fixed<Instant>;
};

/** Decisions about players. */
type ModerationDecisions = {
  id: Fixed<string>;
  /** Null: decided on the command line, without a report. */
  case_id: Fixed<string | null>;
  user_id: Fixed<string>;
  /** Null: the command line. */
  moderator_id: Fixed<string | null>;
  action: Fixed<ModerationAction>;
  reason: Fixed<ReportReason>;
  note: string | null;
  created_at: Fixed<Instant>;
  /** Null: has no end. */
  ends_at: Fixed<Instant | null>;
  undone_at: Instant | null;
  /** Text that a moderator has hidden, to be restored. */
  hidden: string | null;
};

/** The log of moderation. Append-only, by triggers, too. It has no names and no free text, so it needn't be deleted. */
type ModerationLog = {
  /** From 1 without gaps. */
  position: Fixed<number>;
  at: Fixed<Instant>;
  event: Fixed<ModerationEvent>;
  /** Null: the command line. */
  moderator_id: Fixed<string | null>;
  user_id: Fixed<string | null>;
  /** The decision, or the match whose word filter was switched. */
  subject_id: Fixed<string | null>;
  reason: Fixed<ReportReason | null>;
  hours: Fixed<number | null>;
  /** SHA-256 of the hash before it and of this row, lower-case hex. */
  hash: Fixed<string>;
};

/** The text of a message that its author deleted a few days ago, for reports. */
type DeletedTexts = {
  message_id: Fixed<string>;
  user_id: Fixed<string>;
  text: Fixed<string>;
  /** In real time. */
  deleted_at: Fixed<Instant>;
};

export type ModerationTables = {
  deleted_texts: DeletedTexts;
  moderation_cases: ModerationCases;
  moderation_reports: ModerationReports;
  moderation_reasons: ModerationReasons;
  moderation_context: ModerationContext;
  moderation_decisions: ModerationDecisions;
  moderation_log: ModerationLog;
};

/** Hides two players from each other. Only the blocker can see and delete it. */
type Blocks = { blocker_id: Fixed<string>; blocked_id: Fixed<string>; created_at: Fixed<Instant> };

/** Hides what a player writes from another one. */
type Mutes = { muter_id: Fixed<string>; muted_id: Fixed<string>; created_at: Fixed<Instant> };

export type SafetyTables = { blocks: Blocks; mutes: Mutes };
