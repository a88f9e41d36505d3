import { HIDDEN_MESSAGE, type ReportSubjectKind } from '@machine/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { lockUser } from './moderators.ts';
import { giveNeutralName, isNeutralName, rename } from './rename.ts';

export type CaseRow = Selectable<Tables['moderation_cases']>;

type Hiding = {
  /** Locks what has to be locked before its author: the purge of an account locks in this order, too. */
  lock?(db: Db, row: CaseRow): Promise<unknown>;
  /** Hides the subject. Returns what was hidden; null when it isn't there anymore. */
  hide(db: Db, row: CaseRow, random: () => number): Promise<string | null>;
  /** Puts it back, unless its owner has changed or deleted it since. */
  restore(db: Db, row: CaseRow, hidden: string): Promise<void>;
};

/** Replaces the text itself, so that no call can still show it. */
const hidingIn = (table: 'chat_messages' | 'dm_messages'): Hiding => ({
  /** Its author may be deleting it, and then nothing of it may be kept. */
  lock: (db, { subject_id: id }) =>
    db
      .updateTable(table)
      .set((eb) => ({ text: eb.ref('text') }))
      .where('id', '=', id)
      .execute(),
  async hide(db, { subject_id: id }) {
    const message = await db
      .selectFrom(table)
      .select('text')
      .where('id', '=', id)
      .where('text', '<>', HIDDEN_MESSAGE)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (message === undefined) return null;
    await db.updateTable(table).set({ text: HIDDEN_MESSAGE }).where('id', '=', id).execute();
    return message.text;
  },
  async restore(db, { subject_id: id }, text) {
    await db.updateTable(table).set({ text }).where('id', '=', id).where('text', '=', HIDDEN_MESSAGE).execute();
  },
});

/** Locks a user until the transaction ends, so that they can't be deleted meanwhile. Undefined if they are deleted. */
async function lockName(db: Db, userId: string): Promise<string | undefined> {
  const user = await lockUser(db, userId);
  return user?.deleted_at === null ? user.username : undefined;
}

export const HIDING: Record<ReportSubjectKind, Hiding> = {
  CHAT_MESSAGE: hidingIn('chat_messages'),
  DM_MESSAGE: hidingIn('dm_messages'),
  NAME: {
    async hide(db, { user_id: userId, content }, random) {
      if ((await lockName(db, userId)) !== content) return null;
      await giveNeutralName(db, userId, random);
      return content;
    },
    async restore(db, { user_id: userId }, username) {
      // Nor a name that another undo has put back, or of a deleted account.
      if (!isNeutralName((await lockName(db, userId)) ?? '')) return;
      if (!(await rename(db, userId, username))) throw new HttpError(409, 'Another player has this name now.');
    },
  },
  PICTURE: {
    async hide(db, { user_id: userId, content }) {
      const cleared = await db
        .updateTable('users')
        .set({ profile_image_url: null })
        .where('id', '=', userId)
        .where('profile_image_url', '=', content)
        .returning('id')
        .executeTakeFirst();
      return cleared === undefined ? null : content;
    },
    async restore(db, { user_id: userId }, profile_image_url) {
      await db
        .updateTable('users')
        .set({ profile_image_url })
        .where('id', '=', userId)
        .where('profile_image_url', 'is', null)
        .execute();
    },
  },
  LEAGUE_NAME: {
    async hide(db, { subject_id: id, content }, random) {
      const name = `League ${Math.floor(1_000 + 9_000 * random())}`;
      const renamed = await db
        .updateTable('friend_leagues')
        .set({ name })
        .where('id', '=', id)
        .where('name', '=', content)
        .returning('id')
        .executeTakeFirst();
      return renamed === undefined ? null : content;
    },
    async restore(db, { subject_id: id }, name) {
      const league = await db.selectFrom('friend_leagues').select('name').where('id', '=', id).executeTakeFirst();
      if (league === undefined || !/^League \d{4}$/.test(league.name)) return;
      // Unless its owner renames it at the same time.
      await db
        .updateTable('friend_leagues')
        .set({ name })
        .where('id', '=', id)
        .where('name', '=', league.name)
        .execute();
    },
  },
};
