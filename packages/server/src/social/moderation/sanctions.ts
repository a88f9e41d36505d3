import type { ReportReason } from '@machine/contract';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import type { UserRow } from '../../platform/db/tables-account.ts';
import { DAY_MS, type Instant } from '../../platform/clock/time.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { endAccessOf } from '../../platform/session/session-store.ts';
import { hasListedWord } from './word-filter.ts';

/** An account is new for this long, in real time. An account without a confirmed address stays new. */
const NEW_ACCOUNT_MS = DAY_MS;

/** A time that never comes: the end of a suspension for good. */
export const FOREVER: Instant = 8_640_000_000_000_000;

export const REASON_TEXTS: Record<ReportReason, string> = {
  SPAM: 'spam',
  HARASSMENT: 'harassment',
  THREAT: 'threats',
  SEXUAL: 'sexual content',
  PRIVATE_DATA: 'sharing private data',
  IMPERSONATION: 'impersonation',
  CHEATING: 'cheating',
  OTHER: 'breaking the rules',
};

/** Returns a time as sentences of the server name it: '24 November 2026 at 18:00 UTC'. */
export const timeText = (at: Instant): string =>
  `${new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`;

/** The text that a player is about to write. `matchId`: in the chat of this match. */
type Writing = { userId: string; text: string; matchId?: string };

/** Rejects what a player may not write with a sentence that says why. Pass the transaction that stores it. */
export type RequireMayWrite = (db: Db, writing: Writing) => Promise<void>;

type RulesDeps = {
  wall: () => Instant;
  /** True if new accounts have fewer rights. */
  limitsNewAccounts: boolean;
  /** True if chats have the word filter unless a moderator has switched it off. */
  hasWordFilter: boolean;
};

/**
 * Returns the one function that decides whether a player may write in a chat, a conversation or a league. It rejects
 * muted and suspended players and links of new accounts with 403, and listed words with 400 where the filter is on.
 */
export const createWritingRules =
  ({ wall, limitsNewAccounts, hasWordFilter }: RulesDeps): RequireMayWrite =>
  async (db, { userId, text, matchId }) => {
    const user = await db
      .selectFrom('users')
      .leftJoin('match_chats', (join) => join.on('match_chats.match_id', '=', matchId ?? ''))
      .select(['muted_until', 'suspended_until', 'created_at', 'email_confirmed_at', 'word_filter'])
      .where('id', '=', userId)
      .executeTakeFirst();
    if (user === undefined) return;
    const now = wall();
    const until = Math.max(user.muted_until ?? 0, user.suspended_until ?? 0);
    if (until > now)
      throw new HttpError(403, until === FOREVER ? "You can't write." : `You can't write until ${timeText(until)}.`);
    if (limitsNewAccounts && hasLink(text) && isNew(user, now)) {
      throw new HttpError(403, "New accounts can't send links yet.");
    }
    const isFiltered = matchId !== undefined && (user.word_filter === null ? hasWordFilter : user.word_filter === 1);
    if (isFiltered && hasListedWord(text)) {
      throw new HttpError(400, 'This chat has a word filter. Please say it in other words.');
    }
  };

const isNew = ({ created_at, email_confirmed_at }: Pick<UserRow, 'created_at' | 'email_confirmed_at'>, now: Instant) =>
  email_confirmed_at === null || now - created_at < NEW_ACCOUNT_MS;

/** Returns whether an account is new, for rate limits. */
export async function isNewAccount(db: Db, userId: string, now: Instant): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select(['created_at', 'email_confirmed_at'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return user !== undefined && isNew(user, now);
}

/**
 * An address with a scheme, 'www.', a path behind a domain, or a well-known ending. No repetition is unlimited before
 * something that may be missing: in a long word, each letter would start a search to its end.
 */
const LINK =
  /[a-z][a-z\d+.-]{0,30}:\/\/\S|\bwww\.\S|[\p{L}\d-]\.\p{L}{2,}\/\S|[\p{L}\d-]\.(?:app|biz|com|gg|info|io|link|ly|net|online|org|ru|shop|site|store|xyz)(?![\p{L}\d])/iu;

export const hasLink = (text: string) =>
  LINK.test(text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, ''));

/** Returns why a user can't log in; null if they can. */
export async function suspensionOf(db: Db, userId: string, now: Instant): Promise<string | null> {
  const user = await db.selectFrom('users').select('suspended_until').where('id', '=', userId).executeTakeFirst();
  const until = user?.suspended_until ?? 0;
  if (until <= now) return null;
  const decision = await db
    .selectFrom('moderation_decisions')
    .select('reason')
    .where('user_id', '=', userId)
    .where('action', '=', 'SUSPEND')
    .where('undone_at', 'is', null)
    // The one that ends last, if there are several.
    .orderBy((eb) => eb.fn.coalesce('ends_at', sql.lit(FOREVER)), 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const reason = REASON_TEXTS[decision?.reason ?? 'OTHER'];
  return until === FOREVER
    ? `Your account is suspended for good, because of ${reason}.`
    : `Your account is suspended until ${timeText(until)}, because of ${reason}.`;
}

/**
 * Updates what follows for a user from the decisions in force, and ends their sessions if they are suspended. Call it in
 * the transaction that changes them, which has locked the user. Returns until when they can't write, and can't log in;
 * null: they can.
 */
export async function applySanctions(db: Db, userId: string, now: Instant) {
  const rows = await db
    .selectFrom('moderation_decisions')
    .select(['action', 'ends_at'])
    .where('user_id', '=', userId)
    .where('action', 'in', ['MUTE', 'SUSPEND'])
    .where('undone_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .execute();
  const latest = (action: string) => {
    const ends = rows.filter((row) => row.action === action).map(({ ends_at }) => ends_at ?? FOREVER);
    return ends.length === 0 ? null : Math.max(...ends);
  };
  const inForce = { muted_until: latest('MUTE'), suspended_until: latest('SUSPEND') };
  await db.updateTable('users').set(inForce).where('id', '=', userId).execute();
  if (inForce.suspended_until !== null) await endAccessOf(db, userId);
  return inForce;
}
