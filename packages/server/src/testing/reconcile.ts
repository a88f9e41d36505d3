import { expect } from 'vitest';
import type { Db } from '../db/open.ts';
import { gradesIn } from './standing.ts';
import { type PlainWorld, recount } from './recount.ts';
import { type Cast, CHAT_MATCH } from './cast.ts';
import type { Ledger } from './writers.ts';

const CHAT_OF = (texts: readonly { text: string }[], sender: string) =>
  texts.map(({ text }) => text).filter((text) => text.startsWith(sender));

/**
 * What was acknowledged is there once, as it was sent; nothing is there that was refused or never sent; all grades are
 * those of a recount. Returns how many picks have been graded.
 */
export async function reconcile(db: Db, { writers, userCount }: Cast, ledger: Ledger): Promise<number> {
  expect(ledger.odd).toEqual([]);
  await reconcilePicks(db, ledger);
  await reconcileRead(db, ledger);
  await reconcileAccounts(db, userCount, ledger);
  const users = new Map((await db.selectFrom('users').selectAll().execute()).map((user) => [user.id, user]));
  for (const [id, isOn] of ledger.preferences) expect(users.get(id)?.notify_follower_pick).toBe(isOn ? 1 : 0);
  const follows = await db.selectFrom('follows').selectAll().execute();
  expect(follows.map((row) => `${row.follower_id} ${row.followee_id}`).toSorted()).toEqual(
    [...ledger.follows].flatMap(([pair, isFollowing]) => (isFollowing ? pair : [])).toSorted(),
  );
  const chat = await db
    .selectFrom('chat_messages')
    .select('text')
    .where('kind', '=', 'USER')
    .orderBy('position')
    .execute();
  const messages = await db.selectFrom('dm_messages').select('text').orderBy('thread_id').orderBy('position').execute();
  for (const { id } of writers) {
    expect(CHAT_OF(chat, id)).toEqual(ledger.chat.get(id));
    expect(CHAT_OF(messages, id)).toEqual(ledger.messages.get(id));
  }
  expect(chat).toHaveLength([...ledger.chat.values()].flat().length);
  expect(messages).toHaveLength([...ledger.messages.values()].flat().length);
  return reconcileGrades(db);
}

async function reconcilePicks(db: Db, ledger: Ledger): Promise<void> {
  const stored = await db.selectFrom('picks').selectAll().where('match_id', '<>', CHAT_MATCH).execute();
  const rows = new Map(stored.map((row) => [`${row.user_id} ${row.match_id}`, row.choice]));
  expect(rows.size, 'no pick is there twice').toBe(stored.length);
  const sent = [...ledger.picks].flatMap(([key, { choice, knowledge }]) =>
    knowledge === 'acknowledged' ? [[key, choice]] : [],
  );
  expect(Object.fromEntries(rows)).toEqual(Object.fromEntries(sent));
}

async function reconcileRead(db: Db, ledger: Ledger): Promise<void> {
  const letters = await db.selectFrom('notifications').select(['id', 'is_read']).where('created_at', '=', 0).execute();
  const read = letters.filter(({ is_read }) => is_read === 1).map(({ id }) => id);
  const marked = [...ledger.read].flatMap(([id, knowledge]) => (knowledge === 'acknowledged' ? id : []));
  expect(read.toSorted()).toEqual(marked.toSorted());
}

async function reconcileAccounts(db: Db, before: number, { accounts }: Ledger): Promise<void> {
  const guests = await db
    .selectFrom('users')
    .select(['email', 'deleted_at'])
    .where('email', 'like', 'newcomer%')
    .execute();
  const found = guests.map(({ email, deleted_at }): [string, object] => [email, { isDeleted: deleted_at !== null }]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(accounts));
  expect(await db.selectFrom('users').select('id').execute()).toHaveLength(before + accounts.size);
}

/** The rules of grading once more, over all the picks and matches that there are. */
async function reconcileGrades(db: Db): Promise<number> {
  const plain = recount(await worldIn(db));
  plain.due().forEach(plain.grade);
  const { grades, users } = plain.state();
  expect(await gradesIn(db)).toEqual(grades);
  const stored = await db.selectFrom('users').selectAll().orderBy('id').execute();
  const standing = stored.map((row) => ({
    id: row.id,
    stars: row.stars,
    current: row.current_streak,
    best: row.best_streak,
    rank: row.rank,
  }));
  expect(standing).toEqual(users.map(({ id, stars, current, best, rank }) => ({ id, stars, current, best, rank })));
  const results = await db.selectFrom('pick_results').select(['user_id', 'match_id', 'stars']).execute();
  expect(results.map((row) => `${row.user_id} ${row.match_id} ${row.stars}`).toSorted()).toEqual(
    users.flatMap(({ id, results: own }) => own.map((result) => `${id} ${result.matchId} ${result.stars}`)).toSorted(),
  );
  return results.length;
}

async function worldIn(db: Db): Promise<PlainWorld> {
  const matches = await db
    .selectFrom('matches')
    .leftJoin('predictions', 'predictions.match_id', 'matches.id')
    .selectAll('matches')
    .select(['machine_pick', 'confidence_pct'])
    .execute();
  const users = await db.selectFrom('users').selectAll().orderBy('id').execute();
  const picks = await db.selectFrom('picks').selectAll().execute();
  return {
    matches: matches.map((row) => ({
      id: row.id,
      league: row.league,
      startTime: row.start_time,
      status: row.status,
      home: row.score_home,
      away: row.score_away,
      isGold: row.is_gold === 1,
      machinePick: row.machine_pick ?? 'HOME',
      confidence: row.confidence_pct ?? 0,
      isCalled: row.machine_pick !== null,
    })),
    users: users.map(({ id }) => ({ id, wantsRanks: false, wantsAchievements: false, isBot: false })),
    picks: picks.map((row) => ({
      userId: row.user_id,
      matchId: row.match_id,
      choice: row.choice,
      at: row.created_at,
    })),
    follows: [],
  };
}
