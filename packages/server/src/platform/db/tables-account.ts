import type { PreferenceKey } from '@machine/contract';
import type { Generated, Selectable } from 'kysely';
import type { Instant } from '../clock/time.ts';
import type { Bit, Fixed } from './column-types.ts';
import type { ModeratedUser } from './tables-moderation.ts';

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
    /** When the user last changed their name, in real time; null: never. */
    renamed_at: Instant | null;
    email: string;
    /** The lower-case address: an address has one account. 'claim:<id>' for one of version 0.1.0 that shared it. */
    email_key: string;
    first_name: string;
    last_name: string;
    /** A PHC string; null for an account without a password. */
    password_hash: string | null;
    rank: Generated<string>;
    star_tenths: Generated<number>;
    current_streak: Generated<number>;
    best_streak: Generated<number>;
    /** Part of the known-device cookie: incrementing it invalidates all earlier cookies. */
    device_version: Generated<number>;
    profile_image_url: string | null;
    /** True if this is a bot of the demo season. */
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

/** Names that their users have given up, and that nobody else can take yet. */
type FormerUsernames = { username_key: string; username: string; user_id: string; changed_at: Instant };

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

/** The tokens that restore accounts deleted a few days ago. */
type AccountDeletions = {
  user_id: Fixed<string>;
  /** SHA-256 of the token in the link, lower-case hex. */
  token_hash: Fixed<string>;
  /** JSON: what the deletion has removed. */
  kept: Fixed<string>;
  created_at: Fixed<Instant>;
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
export type NotificationKind =
  | 'AWAY'
  | 'MODERATION'
  | 'MESSAGE_REQUEST'
  | 'RANK_UP'
  | 'ACHIEVEMENT'
  | 'MATCH_START'
  | 'FOLLOWED_PICK'
  | 'RESULTS'
  | 'LEAGUE_WEEK';

export type AccountTables = {
  former_usernames: FormerUsernames;
  users: Users;
  sessions: Sessions;
  signup_requests: SignupRequests;
  password_resets: PasswordResets;
  email_confirmations: EmailConfirmations;
  account_deletions: AccountDeletions;
  notifications: Notifications;
};

export type UserRow = Selectable<Users>;
