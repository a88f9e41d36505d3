import * as z from 'zod/mini';
import { byId, id, innerRows, nullableText, optional, parseJson, text, time } from './wire.ts';

/** At most this many push notifications a day, in the player's time zone. */
export const PUSHES_PER_DAY = 2;
/** At most this many browsers of a player get push notifications. */
export const PUSH_DEVICES_MAX = 5;
/** The calendar has matches from this many days ago to this many days ahead. */
export const CALENDAR_DAYS = { past: 7, future: 14 } as const;
/** Minutes before a match at which calendars remind of it. */
export const CALENDAR_ALARM_MINUTES = 15;
/** Hours of the player's time zone without push notifications, until the player chooses others. */
export const DEFAULT_QUIET_HOURS = { from: 22, to: 8 } as const;

/** An hour of the day, 0 to 23. */
const hour = z.int().check(z.minimum(0), z.maximum(23));

/** A browser that gets push notifications. */
export const pushDevice = z.object({ id, device: text, createdAt: time });
export type PushDevice = z.infer<typeof pushDevice>;

/** A player's reminders of matches. */
export const reminders = z.object({
  calendarPath: nullableText,
  digestHour: optional(z.nullable(hour)),
  quietFrom: optional(hour),
  quietTo: optional(hour),
  timeZone: nullableText,
  pushDevices: innerRows(pushDevice, byId),
});
export type Reminders = z.infer<typeof reminders>;

/** The shape only: which names exist depends on the server's copy of the time zone database. */
const timeZone = z.string().check(z.minLength(1), z.maxLength(64));

/** Changes some of the settings. */
export const remindersPatch = z
  .object({
    digestHour: z.optional(z.nullable(hour)),
    quietFrom: z.optional(hour),
    quietTo: z.optional(hour),
    timeZone: z.optional(timeZone),
  })
  .check(z.refine((patch) => Object.values(patch).some((value) => value !== undefined), 'Send at least one setting.'));
export type RemindersPatch = z.infer<typeof remindersPatch>;

export const calendarAddress = z.object({ calendarPath: z.string().check(z.minLength(1)) });

/** The public half of the server's VAPID key as base64url, with which browsers subscribe. */
export const pushKey = z.object({ key: z.string().check(z.minLength(1)) });

/* @__NO_SIDE_EFFECTS__ */
const base64url = (length: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}=*$`)));

/** A `PushSubscription` as JSON. */
export const pushSubscriptionPayload = z.object({
  endpoint: z.string().check(z.minLength(1), z.maxLength(1_000)),
  keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
  timeZone: z.optional(timeZone),
});
export type PushSubscriptionPayload = z.infer<typeof pushSubscriptionPayload>;

/** Returns the id of a subscription: the SHA-256 of its endpoint as base64url. */
export async function pushIdOf(endpoint: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint));
  return base64UrlOf(hash);
}

/** Returns bytes as base64url without padding. */
export const base64UrlOf = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The message that the server encrypts for a browser's service worker. It contains no result. */
export const pushMessage = z.object({
  title: z.string().check(z.minLength(1), z.maxLength(100)),
  body: z.string().check(z.maxLength(300)),
  /** A later notification with the same tag replaces this one. */
  tag: z.string().check(z.maxLength(200)),
  /** The path of the app that it opens. */
  path: z.string().check(z.regex(/^\/(?![/\\])[^\s\\]*$/)),
});
export type PushMessage = z.infer<typeof pushMessage>;

/** Parses what a service worker got; null if it is malformed. */
export const parsePushMessage = (text: string): PushMessage | null => parseJson(pushMessage, text);
