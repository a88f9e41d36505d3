import type { Generated } from 'kysely';
import type { Instant } from '../clock/time.ts';
import type { Bit, Fixed } from './column-types.ts';

/** A user's reminders. Users who never chose anything have no row. */
type ReminderSettings = {
  user_id: Fixed<string>;
  /** The IANA name; null: UTC. */
  time_zone: string | null;
  /** Hours, 0 to 23, without push notifications; null: the default. */
  quiet_from: number | null;
  quiet_to: number | null;
  /** Null: the digest is sent at the end of the game day. */
  digest_hour: number | null;
  /** In real time, as are all times below: when the next digest is queued; null without an hour. */
  digest_at: Instant | null;
  /** When the last digest was queued for the hour. */
  digest_queued_at: Instant | null;
};

/** The address of a user's calendar. */
type CalendarAddresses = {
  user_id: Fixed<string>;
  /** SHA-256 of the secret in the address, lower-case hex. */
  secret_hash: string;
  /** The secret is derived from it with the server's key, so that the address can be shown again. */
  nonce: string;
  created_at: Instant;
};

/** The event that calendars were last sent of a match, so that they notice changes. */
type CalendarEvents = {
  match_id: Fixed<string>;
  starts_at: Instant;
  is_cancelled: Bit;
  /** The number of changes of these two. */
  sequence: Generated<number>;
  changed_at: Instant;
};

/** A browser that gets push notifications, as long as its session lasts. */
type PushSubscriptions = {
  /** SHA-256 of the endpoint as base64url. */
  id: Fixed<string>;
  user_id: string;
  session_hash: string;
  /** A secret URL of the browser's push service. */
  endpoint: Fixed<string>;
  /** The browser's public key and its secret for the encryption, as base64url. */
  p256dh: string;
  auth: string;
  /** For example, 'Chrome on Android'. */
  device: string;
  created_at: Instant;
};

/** The push notifications of the last days. The constraint on the slots of a day limits them. */
type Pushes = {
  user_id: Fixed<string>;
  /** Identifies the event. A user gets at most one push notification for it. */
  event_key: Fixed<string>;
  /** The date in the user's time zone. */
  day: Fixed<string>;
  slot: Fixed<1 | 2>;
  created_at: Fixed<Instant>;
};

/** Push notifications that have not been sent yet, one row for each browser. */
type PushMessages = {
  id: Fixed<string>;
  subscription_id: Fixed<string>;
  kind: Fixed<PushKind>;
  event_key: Fixed<string>;
  /** JSON: the `PushMessage` of the contract. */
  message: Fixed<string>;
  /** The date in the user's time zone on which it counts. It isn't sent on another. */
  day: Fixed<string>;
  due_at: Instant;
  /** It is dropped from then on. */
  expires_at: Fixed<Instant>;
  attempts: Generated<number>;
};
export type PushKind = 'LAST_CALL' | 'RESULTS';

export type ReminderTables = {
  reminder_settings: ReminderSettings;
  calendar_addresses: CalendarAddresses;
  calendar_events: CalendarEvents;
  push_subscriptions: PushSubscriptions;
  pushes: Pushes;
  push_messages: PushMessages;
};
