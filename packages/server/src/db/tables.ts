import type { League, MachinePick, MatchStatus, PickChoice, PreferenceKey } from '@machine/contract';
import type { ColumnType, Generated, Selectable } from 'kysely';
import type { Instant } from '../feed/feed.ts';

/** 1 is true, 0 is false: the one way that both databases share. */
type Bit = 0 | 1;

/** Written once and never changed. */
type Fixed<T> = ColumnType<T, T, never>;

type PreferenceColumns = {
  [Key in PreferenceKey as SnakeCase<Key>]: Generated<Bit>;
};
export type SnakeCase<Text extends string> = Text extends `${infer Head}${infer Rest}`
  ? `${Head extends Lowercase<Head> ? Head : `_${Lowercase<Head>}`}${SnakeCase<Rest>}`
  : Text;

type Users = PreferenceColumns & {
  id: Fixed<string>;
  username: string;
  /** Lower case: names and addresses are unique without regard to it. */
  username_key: string;
  email: string;
  /** The address in lower case, for the one account that holds it; 'claim:<id>' for every other account with it. */
  email_key: string;
  /** The address in lower case, for an account that another one keeps from holding it. */
  claimed_email_key: string | null;
  first_name: string;
  last_name: string;
  /** A PHC string; null for an account without a password. */
  password_hash: string | null;
  rank: Generated<string>;
  stars: Generated<number>;
  current_streak: Generated<number>;
  best_streak: Generated<number>;
  /** Part of the proof that a browser is a known device: counting up ends all that were given out before. */
  device_version: Generated<number>;
  profile_image_url: string | null;
  /** A player of the demo season that is no person. */
  is_bot: Generated<Bit>;
  created_at: Fixed<Instant>;
  /** In real time; null: the owner of the address hasn't agreed to emails, so only account mail is sent. */
  email_confirmed_at: Instant | null;
  /** In real time; from then on nobody sees them. */
  deleted_at: Instant | null;
  /** When nothing was left that says who they were. */
  purged_at: Instant | null;
};

type Sessions = {
  /** SHA-256 of the id in the cookie, lower-case hex. */
  id_hash: Fixed<string>;
  user_id: Fixed<string>;
  created_at: Fixed<Instant>;
  last_seen_at: Instant;
  /** Such as 'Chrome on Android'; null for a session from before this was stored. */
  device: Fixed<string | null>;
};

/** A sign-up that its sender may repeat, because the answer can be lost. */
type SignupRequests = {
  /** SHA-256 of the Idempotency-Key, lower-case hex. */
  key_hash: Fixed<string>;
  /** HMAC of all but the password by the key, lower-case hex. */
  body_hash: Fixed<string>;
  user_id: Fixed<string>;
  username_generated: Fixed<Bit>;
  created_at: Fixed<Instant>;
};

/** A link to a new password: one a user at most. */
type PasswordResets = {
  /** SHA-256 of the token in the link, lower-case hex. */
  token_hash: string;
  /** Null: asked for by somebody who has no account. */
  user_id: Fixed<string | null>;
  created_at: Instant;
};

/** A link that confirms an email address: at most one per user. */
type EmailConfirmations = {
  /** SHA-256 of the token in the link, lower-case hex. */
  token_hash: string;
  user_id: Fixed<string>;
  /** The address that the link was sent to; it confirms no other. */
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
  /** Decided when the Machine's call is published. */
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
};

type Picks = {
  id: Fixed<string>;
  user_id: Fixed<string>;
  match_id: Fixed<string>;
  choice: Fixed<PickChoice>;
  created_at: Fixed<Instant>;
  /** The batch of its match with which it was counted into the crowd; 0: counted at once (bots); null: not counted yet. */
  crowd_batch: number | null;
  /** When the user's followers are notified at the latest; null: already notified, or no followers. */
  announce_due_at: Instant | null;
};

/** The counts of picks that players see on a match. Before it starts they don't include the newest picks. */
type Crowds = {
  match_id: Fixed<string>;
  agree_count: Generated<number>;
  disagree_count: Generated<number>;
  /** Number of batches counted so far. */
  batch: Generated<number>;
  /** Of the newest batch only. */
  batch_agree_count: Generated<number>;
  batch_disagree_count: Generated<number>;
};

/** What a match came to: one row each that is FINAL or VOID. What was graded, so that a corrected result shows. */
type Grades = {
  match_id: Fixed<string>;
  status: 'FINAL' | 'VOID';
  score_home: number | null;
  score_away: number | null;
  /** Null for a match that does not count. */
  outcome: Outcome | null;
  machine_correct: Bit | null;
  /** Of the match. */
  start_time: Instant;
  graded_at: Instant;
  /** Why the Machine was wrong; written some time after the grading. */
  post_mortem: string | null;
};
/** How a match ended, in the words of a pick. */
export type Outcome = 'HOME' | 'AWAY' | 'DRAW';

/** What a pick came to; none while its match is not FINAL. The picks themselves are never touched. */
type PickResults = {
  pick_id: Fixed<string>;
  user_id: Fixed<string>;
  match_id: Fixed<string>;
  choice: Fixed<PickChoice>;
  was_correct: Bit;
  stars: number;
  /** Of the match: what streaks and boards go by. */
  start_time: Instant;
  picked_at: Fixed<Instant>;
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

type Notifications = {
  id: Fixed<string>;
  user_id: Fixed<string>;
  kind: Fixed<NotificationKind>;
  /** What happened, once a user: written again it changes nothing. */
  event_key: Fixed<string>;
  message: Fixed<string>;
  is_read: Generated<Bit>;
  created_at: Fixed<Instant>;
  /** The real time from which on it may be mailed; null: it is not to be, or has been. */
  mail_due_at: Instant | null;
  mail_tries: Generated<number>;
  /** The game time from which on it is too late for a mail; set for every notification that is to be mailed. */
  mail_expires_at: Instant | null;
  /** Whose deed it tells of. */
  about_user_id: Fixed<string | null>;
};
export type NotificationKind = 'RANK_UP' | 'ACHIEVEMENT' | 'MATCH_START' | 'FOLLOWED_PICK';

/** How far a match's chat has come. Whoever writes into it holds this row, so that order is the order of commits. */
type MatchChats = { match_id: Fixed<string>; last_position: number };

type ChatMessages = {
  id: Fixed<string>;
  match_id: Fixed<string>;
  /** In the chat, from 1 without a gap. */
  position: Fixed<number>;
  kind: Fixed<'USER' | 'SYSTEM'>;
  /** Null for the season's own lines. */
  user_id: Fixed<string | null>;
  text: string;
  /** What the client named its request: sent again, it is one message. */
  request_key: string | null;
  /** What a line of the season is about: told again, it is one line. */
  event_key: Fixed<string | null>;
  created_at: Fixed<Instant>;
};

/** Up to where a user has read a match's chat. */
type ChatReads = { user_id: Fixed<string>; match_id: Fixed<string>; last_position: number };

/** A thread is the people in it: others make another thread. */
type DmThreads = {
  id: Fixed<string>;
  people_key: Fixed<string>;
  /** Whoever writes into the thread holds this row. */
  last_position: Generated<number>;
  /** Of the newest message, or of the beginning. */
  last_at: Instant;
};

type DmParticipants = { thread_id: Fixed<string>; user_id: Fixed<string> };

type DmMessages = {
  id: Fixed<string>;
  thread_id: Fixed<string>;
  /** In the thread, from 1 without a gap. */
  position: Fixed<number>;
  user_id: Fixed<string>;
  text: string;
  request_key: string | null;
  created_at: Fixed<Instant>;
};

/** Values the server itself stores across restarts, by name. */
type KeyValue = { name: Fixed<string>; value: string };

export type Tables = {
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
  notifications: Notifications;
  match_chats: MatchChats;
  chat_messages: ChatMessages;
  chat_reads: ChatReads;
  dm_threads: DmThreads;
  dm_participants: DmParticipants;
  dm_messages: DmMessages;
  key_value: KeyValue;
};

export type UserRow = Selectable<Users>;
export type MatchRow = Selectable<Matches>;
