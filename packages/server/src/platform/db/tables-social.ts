import type { Generated } from 'kysely';
import type { Instant } from '../clock/time.ts';
import type { Bit, Fixed } from './column-types.ts';

type Follows = { follower_id: Fixed<string>; followee_id: Fixed<string>; created_at: Fixed<Instant> };

/** The numbers of a user's followers, and of those they follow. Users with neither have no row, nor have deleted ones. */
type FollowCounts = {
  user_id: Fixed<string>;
  /** The user's, which orders ties. */
  username_key: string;
  followers: number;
  following: number;
};

/** The followers gained in a game day or week, without those lost again. Only spans with a new follower have a row. */
type FollowGains = {
  user_id: Fixed<string>;
  period: Fixed<'daily' | 'weekly'>;
  starts_at: Fixed<Instant>;
  /** The user's, which orders ties. */
  username_key: string;
  followers: number;
};

/**
 * The texts of user search: every end of each name, and the whole name behind a mark, so that names that contain or start
 * with a text are one range. Deleted users have none.
 */
type UsernameSuffixes = { suffix: Fixed<string>; user_id: Fixed<string> };

/** The last position in a match's chat. Writers lock this row, so that messages are in commit order. */
type MatchChats = {
  match_id: Fixed<string>;
  last_position: number;
  /** True if messages with a listed word are refused; null: as configured. */
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

/** The place up to which a user has read a match's chat. */
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
  /** True if another part of the game adds and removes its participants, who all may write. */
  is_managed: Generated<Bit>;
};

type DmParticipants = {
  thread_id: Fixed<string>;
  user_id: Fixed<string>;
  /** Not null: has left, or declined the request, and gets nothing more. */
  left_at: Instant | null;
  /** True if the thread waits in the folder of requests. */
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

export type SocialTables = {
  follows: Follows;
  follow_counts: FollowCounts;
  follow_gains: FollowGains;
  username_suffixes: UsernameSuffixes;
  match_chats: MatchChats;
  chat_messages: ChatMessages;
  chat_reads: ChatReads;
  dm_threads: DmThreads;
  dm_participants: DmParticipants;
  dm_messages: DmMessages;
};
