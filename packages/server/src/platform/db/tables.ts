import type { LeaderboardQuery, League, MachinePick, MatchStatus, PickChoice, PreferenceKey } from '@machine/contract';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Instant } from '../clock/time.ts';
import type { FriendLeagueTables } from './tables-friend-league.ts';
import type { ReminderTables } from './tables-reminder.ts';
import type { HiddenResultTables } from './tables-hidden-results.ts';
import type { SafetyTables } from './tables-safety.ts';
import type { ShareTables } from './tables-shares.ts';
import type { ModeratedUser, ModerationTables } from './tables-moderation.ts';
import type { ClubTables } from './tables-club.ts';

/** A boolean, as both databases can store it. */
type Bit = 0 | 1;

/** A column that is written once and never updated. */
type Fixed<T> = ColumnType<T, T, never>;

type PreferenceColumns = {
  [Key in PreferenceKey as SnakeCase<Key>]: Generated<Bit>;
};
export type SnakeCase<Text extends string> = Text extends `${infer Head}${infer Rest}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Rest>}`
  : Text;

type Users = PreferenceColumns &
  ModeratedUser & {
    id: Fixed<string>;
    username: string;
    /** The name in lower case: uniqueness ignores case. */
    username_key: string;
    email: string;
    /** The lower-case address of the one account that owns it; 'claim:<id>' for every other account with it. */
    email_key: string;
    /** The lower-case address of an account that doesn't own it because another account does. */
    claimed_email_key: string | null;
    first_name: string;
    last_name: string;
    /** A PHC string; null for an account without a password. */
    password_hash: string | null;
    rank: Generated<string>;
    stars: Generated<number>;
    current_streak: Generated<number>;
    best_streak: Generated<number>;
    /** Part of the known-device cookie: incrementing it invalidates all earlier cookies. */
    device_version: Generated<number>;
    profile_image_url: string | null;
    /** Whether this is a bot of the demo season. */
    is_bot: Generated<Bit>;
    created_at: Fixed<Instant>;
    /** In real time; null: unconfirmed, so only account emails are sent. */
    email_confirmed_at: Instant | null;
    /** In real time; hidden from everyone from then on. */
    deleted_at: Instant | null;
    /** When all personal data was removed. */
    purged_at: Instant | null;
    /** The wins over the Machine, their variance and the number of disagreements: the sums of `pick_results`. */
    edge: Generated<number>;
    edge_variance: Generated<number>;
    edge_count: Generated<number>;
    /** The edge, as a multiple of what luck explains; orders the table of players by edge. */
    edge_score: Generated<number>;
    /** The game time of the newest grading whose result the user has been shown; null: none yet. */
    results_seen_at: Instant | null;
    /** The real time from which the next attempt to email the digest may be made; null: no digest to send. */
    digest_due_at: Instant | null;
    digest_tries: Generated<number>;
  };

type Sessions = {
  /** SHA-256 of the id in the cookie, lower-case hex. */
  id_hash: Fixed<string>;
  user_id: Fixed<string>;
  created_at: Fixed<Instant>;
  last_seen_at: Instant;
  /** For example 'Chrome on Android'; null for sessions from before this was stored. */
  device: Fixed<string | null>;
};

/** A sign-up request that the client may retry because the response can be lost. */
type SignupRequests = {
  /** SHA-256 of the Idempotency-Key, lower-case hex. */
  key_hash: Fixed<string>;
  /** HMAC of the body without the password, keyed by the Idempotency-Key, lower-case hex. */
  body_hash: Fixed<string>;
  user_id: Fixed<string>;
  username_generated: Fixed<Bit>;
  created_at: Fixed<Instant>;
};

/** A password reset link: at most one per user. */
type PasswordResets = {
  /** SHA-256 of the token in the link, lower-case hex. */
  token_hash: string;
  /** Null: requested for an address without an account. */
  user_id: Fixed<string | null>;
  created_at: Instant;
};

/** A link that confirms an email address: at most one per user. */
type EmailConfirmations = {
  /** SHA-256 of the token in the link, lower-case hex. */
  token_hash: string;
  user_id: Fixed<string>;
  /** The address the link was sent to, and the only one it confirms. */
  email: string;
  created_at: Instant;
};

type Matches = {
  id: Fixed<string>;
  league: League;
  home_team: string;
  away_team: string;
  home_abbr: string;
  away_abbr: string;
  start_time: Instant;
  status: MatchStatus;
  score_home: number | null;
  score_away: number | null;
  clock: string | null;
  /** Decided when the prediction is published. */
  is_gold: Generated<Bit>;
};

type Predictions = {
  match_id: Fixed<string>;
  machine_pick: Fixed<MachinePick>;
  /** 0 to 100. */
  confidence_pct: Fixed<number>;
  /** The exact text behind `content_hash`. */
  analysis: Fixed<string>;
  /** JSON: string[]. */
  rationale: Fixed<string>;
  /** JSON: { title, kind }[]. */
  sources: Fixed<string>;
  model_version: Fixed<string>;
  content_hash: Fixed<string>;
  created_at: Fixed<Instant>;
  /** Stars for a correct pick. Null, as are the columns below, for predictions from before they were stored. */
  agree_stake: Fixed<number | null>;
  disagree_stake: Fixed<number | null>;
  /** 0 to 100, with one decimal. */
  home_pct: Fixed<number | null>;
  draw_pct: Fixed<number | null>;
  away_pct: Fixed<number | null>;
  /** JSON: PredictionReasons without the bullets and the analysis, which have columns of their own. */
  reasons: Fixed<string | null>;
};

type Picks = {
  id: Fixed<string>;
  user_id: Fixed<string>;
  match_id: Fixed<string>;
  choice: Fixed<PickChoice>;
  created_at: Fixed<Instant>;
  /** The batch in which the pick was added to the crowd; 0: added immediately (bots); null: not yet. */
  crowd_batch: number | null;
  /** When the user's followers are notified at the latest; null: already notified, or no followers. */
  announce_due_at: Instant | null;
  /** The start of the match as known then, which the receipt says. Null for picks from before it was stored. */
  match_start: Fixed<Instant | null>;
};

/** The counts of picks that players see on a match. Before it starts they don't include the newest picks. */
type Crowds = {
  match_id: Fixed<string>;
  agree_count: Generated<number>;
  disagree_count: Generated<number>;
  /** How many of the counted picks are by bots. */
  bot_count: Generated<number>;
  /** Number of batches counted so far. */
  batch: Generated<number>;
  /** Of the newest batch only. */
  batch_agree_count: Generated<number>;
  batch_disagree_count: Generated<number>;
};

/** The graded result of a match, one row for each FINAL or VOID match. A corrected result differs from its grade. */
type Grades = {
  match_id: Fixed<string>;
  status: 'FINAL' | 'VOID';
  score_home: number | null;
  score_away: number | null;
  /** Null for a match that doesn't count. */
  outcome: Outcome | null;
  machine_correct: Bit | null;
  /** Start of the match. */
  start_time: Instant;
  graded_at: Instant;
  /** Why the Machine was wrong; written some time after the grading. */
  post_mortem: string | null;
};
/** The outcome of a match. */
export type Outcome = 'HOME' | 'AWAY' | 'DRAW';

/** The result of a pick, once its match is FINAL. The picks themselves are never updated. */
type PickResults = {
  pick_id: Fixed<string>;
  user_id: Fixed<string>;
  match_id: Fixed<string>;
  choice: Fixed<PickChoice>;
  was_correct: Bit;
  stars: number;
  /** Start of the match, which orders streaks and leaderboards. */
  start_time: Instant;
  picked_at: Fixed<Instant>;
  /** The wins over the Machine that this pick adds, and their variance. Null for AGREE and without probabilities. */
  edge: number | null;
  edge_variance: Fixed<number | null>;
  /** Whether the pick counts for the AI Slayers board: a DISAGREE against a probability of at least 50 %. */
  is_slayer_pick: Generated<Bit>;
};

type UserAchievements = {
  user_id: Fixed<string>;
  achievement_id: Fixed<string>;
  unlocked_at: Fixed<Instant>;
};

type Follows = {
  follower_id: Fixed<string>;
  followee_id: Fixed<string>;
  created_at: Fixed<Instant>;
};

/** How many follow a user and whom they follow. Users without any have no row, nor have deleted ones. */
type FollowCounts = {
  user_id: Fixed<string>;
  /** The user's, which orders ties. */
  username_key: string;
  followers: number;
  following: number;
};

/**
 * What user search finds: every end of each name, and the whole name behind a mark, so that names that contain or start
 * with a text are one range. Deleted users have none.
 */
type UsernameSuffixes = { suffix: Fixed<string>; user_id: Fixed<string> };

/** The sums of a user's pick results by the period of a leaderboard. Only spans with a result that counts have a row. */
type BoardTotals = {
  user_id: Fixed<string>;
  period: Fixed<LeaderboardQuery['period']>;
  /** The start of the game day or week; 0 for all time. */
  starts_at: Fixed<Instant>;
  /** The user's, which orders ties. */
  username_key: string;
  /** 0 for all time, whose stars are those of the user. */
  stars: number;
  slayer_correct: number;
  slayer_picks: number;
  /** By which AI Slayers ranks users; null with too few picks. */
  slayer_score: number | null;
};

type Notifications = {
  id: Fixed<string>;
  user_id: Fixed<string>;
  kind: Fixed<NotificationKind>;
  /** Identifies the event, or all events of a kind on a game day. Unique per user. */
  event_key: Fixed<string>;
  message: string;
  /** The same without results, for players who hide them. Null: the message tells none, or nothing but one. */
  neutral_message: string | null;
  is_read: Generated<Bit>;
  created_at: Fixed<Instant>;
  /** Not null: belongs into the user's next email digest. */
  mail_due_at: Instant | null;
  /** The game time after which it is too old for a digest; set for every notification to be emailed. */
  mail_expires_at: Instant | null;
  /** The users that the message names, at most two. The notification is deleted together with their accounts. */
  about_user_id: string | null;
  other_user_id: string | null;
  /** The screen it opens: the target of the contract. Null for notifications from before it was stored. */
  target_kind: string | null;
  target_id: string | null;
};
export type NotificationKind = 'MODERATION' | 'RANK_UP' | 'ACHIEVEMENT' | 'MATCH_START' | 'FOLLOWED_PICK' | 'RESULTS';

/** The last position in a match's chat. Writers lock this row, so that messages are in commit order. */
type MatchChats = {
  match_id: Fixed<string>;
  last_position: number;
  /** Whether messages with a listed word are refused; null: as configured. */
  word_filter: Bit | null;
};

type ChatMessages = {
  id: Fixed<string>;
  match_id: Fixed<string>;
  /** Position in the chat, from 1 without gaps. */
  position: Fixed<number>;
  kind: Fixed<'USER' | 'SYSTEM'>;
  /** Null for SYSTEM messages. */
  user_id: Fixed<string | null>;
  text: string;
  /** The client's Idempotency-Key: a retry stores no second message. */
  request_key: string | null;
  /** Not null: deleted by its author, so that its text is empty. */
  deleted_at: Instant | null;
  /** The event of a SYSTEM message, which is stored once per event. */
  event_key: Fixed<string | null>;
  created_at: Fixed<Instant>;
};

/** How far a user has read a match's chat. */
type ChatReads = { user_id: Fixed<string>; match_id: Fixed<string>; last_position: number };

/** A thread is identified by its participants: another set of people is another thread. */
type DmThreads = {
  id: Fixed<string>;
  people_key: Fixed<string>;
  /** Updating this row locks the thread for writing. */
  last_position: Generated<number>;
  /** Time of the newest message, or of the thread's creation. */
  last_at: Instant;
  /** Null for threads from before it was stored. */
  started_by: Fixed<string | null>;
  /** Whether another part of the game adds and removes its participants, who all may write. */
  is_managed: Generated<Bit>;
};

type DmParticipants = {
  thread_id: Fixed<string>;
  user_id: Fixed<string>;
  /** Not null: has left, or declined the request, and gets nothing more. */
  left_at: Instant | null;
  /** Whether the thread waits in the folder of requests. */
  is_request: Generated<Bit>;
  /** The participant sees only messages after this position. */
  hidden_until: Generated<number>;
};

type DmMessages = {
  id: Fixed<string>;
  thread_id: Fixed<string>;
  /** Position in the thread, from 1 without gaps. */
  position: Fixed<number>;
  user_id: Fixed<string>;
  text: string;
  request_key: string | null;
  created_at: Fixed<Instant>;
  /** Not null: deleted by its author, so that its text is empty. */
  deleted_at: Instant | null;
};

/** Values the server itself stores across restarts, by name. */
type KeyValue = { name: Fixed<string>; value: string };

/** What providers of matches said. Append-only: every column is fixed, and rows are never deleted. */
type Observations = {
  /** Ascending in the order of commits, without gaps. */
  id: Fixed<number>;
  source: Fixed<string>;
  /** The provider's id of a match, or another subject such as its injury list. */
  source_id: Fixed<string>;
  /** In game time, ascending with `id`. */
  seen_at: Fixed<Instant>;
  /** SHA-256 of the value's canonical JSON, lower-case hex. */
  hash: Fixed<string>;
  /** The parsed answer as JSON. */
  value: Fixed<string>;
};

/** The last answers of a provider to one kind of request, in game time. */
type SourceHealths = {
  source: Fixed<string>;
  request: Fixed<string>;
  answered_at: Instant | null;
  /** Null while requests succeed, as is `failure`. */
  failing_since: Instant | null;
  failure: string | null;
};

/** Work that only one of the processes on the database may do at a time. */
type Leases = {
  name: Fixed<string>;
  /** The id of the process that holds the lease. */
  holder: string;
  /** Incremented whenever the holder changes. */
  epoch: number;
  /** In real time, by the clock of the database. */
  expires_at: Instant;
};

/** Work that follows from something stored, until it is done. */
type Jobs = {
  /** Identifies the job: adding another one with the same key replaces its payload. */
  key: Fixed<string>;
  task: Fixed<string>;
  /** JSON, by the schema of the task. */
  payload: string;
  /** The real time from which it may run; orders the jobs. */
  run_at: Instant;
  /** How often it has failed since its last progress. */
  attempts: Generated<number>;
  /** How often its payload was replaced. */
  revision: Generated<number>;
  /** The real time from which it is dropped; null: never. */
  expires_at: Instant | null;
};

/** How many requests of a caller count towards a limit, for processes that share a PostgreSQL database. */
type RateWindows = {
  /** A keyed hash of the limit and the caller. */
  key: Fixed<string>;
  count: number;
  /** By the clock of the database, in real time. */
  ends_at: Instant;
};

/** The log of what was published. Append-only, as the two tables below: rows are never changed or deleted. */
type ProofEntries = {
  /** From 0 without gaps. */
  position: Fixed<number>;
  kind: Fixed<'prediction' | 'season' | 'secret'>;
  /** The id of the match, or the name of the season. */
  subject: Fixed<string>;
  /** The exact text. Its kinds are described in docs/proof.md. */
  text: Fixed<string>;
  /** The first checkpoint that contains it. */
  checkpoint_size: Fixed<number>;
  /** JSON: the hashes of its inclusion path in that checkpoint as base64, from the leaf upwards. */
  path: Fixed<string>;
};

/** The complete subtrees of the log, including its leaves (level 0). */
type ProofNodes = {
  level: Fixed<number>;
  /** Counts the subtrees of a level from 0. */
  position: Fixed<number>;
  /** As base64. */
  hash: Fixed<string>;
};

/** What the server has signed about the log, once for each addition. */
type ProofCheckpoints = {
  /** The number of entries. */
  size: Fixed<number>;
  /** The time of the addition. */
  at: Fixed<Instant>;
  /** The hash of the whole tree as base64. */
  root: Fixed<string>;
  /** The signed note. */
  note: Fixed<string>;
};

type CoreTables = {
  users: Users;
  sessions: Sessions;
  signup_requests: SignupRequests;
  password_resets: PasswordResets;
  email_confirmations: EmailConfirmations;
  matches: Matches;
  predictions: Predictions;
  picks: Picks;
  crowds: Crowds;
  grades: Grades;
  pick_results: PickResults;
  user_achievements: UserAchievements;
  follows: Follows;
  follow_counts: FollowCounts;
  username_suffixes: UsernameSuffixes;
  board_totals: BoardTotals;
  notifications: Notifications;
  match_chats: MatchChats;
  chat_messages: ChatMessages;
  chat_reads: ChatReads;
  dm_threads: DmThreads;
  dm_participants: DmParticipants;
  dm_messages: DmMessages;
  key_value: KeyValue;
  observations: Observations;
  source_health: SourceHealths;
  leases: Leases;
  jobs: Jobs;
  rate_windows: RateWindows;
  proof_entries: ProofEntries;
  proof_nodes: ProofNodes;
  proof_checkpoints: ProofCheckpoints;
};

export type Tables = CoreTables &
  SafetyTables &
  ModerationTables &
  ClubTables &
  ShareTables &
  ReminderTables &
  FriendLeagueTables &
  HiddenResultTables;

export type UserRow = Selectable<Users>;
export type MatchRow = Selectable<Matches>;
export type PredictionRow = Selectable<Predictions>;
