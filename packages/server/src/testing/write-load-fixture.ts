import { setTimeout as pause } from 'node:timers/promises';
import { DAY_MS } from '../platform/clock/time.ts';
import { type OpenDatabase, openDatabase } from '../platform/db/open.ts';
import { type Game, openGame } from './game.ts';
import { signUpUser } from './test-users.ts';
import type { PrivatePostgres } from './private-postgres.ts';
import { publishMatches } from './published.ts';
import { addMatch, addNotification } from './rows.ts';
import { start } from './safety.ts';

const USERS = 6;
const MATCHES = 500;
const NOTIFICATIONS = 400;

export type Writer = { id: string; cookie: string; friendId: string; thread: string; notificationIds: string[] };
/** The data that a write load needs. */
export type WriteLoadFixture = { writers: Writer[] };

export const CHAT_MATCH = 'chat-match';
/** Returns the ids of the open matches, cyclically. */
export const openMatch = (index: number) => `open-${index % MATCHES}`;

/** Empties a PostgreSQL and adds the fixture. */
export async function prepareWriteLoad({
  url,
  query,
}: Pick<PrivatePostgres, 'url' | 'query'>): Promise<WriteLoadFixture> {
  await query('drop schema public cascade; create schema public');
  return addFixtureTo(await openDatabase({ databaseUrl: url, dataDir: '' }));
}

/** Adds the fixture to an empty database, and closes it. */
export async function addFixtureTo(database: OpenDatabase): Promise<WriteLoadFixture> {
  const timeScale = { origin: Date.now(), realOrigin: Date.now(), speed: 1 };
  const game = await openGame({ database, timeScale, wall: Date.now });
  return addFixture(game).finally(game.close);
}

/** Adds users who follow each other, matches in the far future, and unread notifications. */
async function addFixture(game: Game): Promise<WriteLoadFixture> {
  const { db } = game;
  const users = [];
  for (let added = 0; added < USERS; added += 1) users.push(await signUpUser(game));
  const far = Date.now() + 300 * DAY_MS;
  await addMatch(db, CHAT_MATCH, far);
  const ids = Array.from({ length: MATCHES }, (_, index) => openMatch(index));
  await publishMatches(db, ids, { now: Date.now(), startTime: far });
  const writers: Writer[] = [];
  for (const [index, user] of users.entries()) {
    const friend = users[(index + 1) % USERS];
    if (!friend) continue;
    await user.post(`/api/follow/${friend.id}`);
    const notificationIds = [];
    for (let added = 0; added < NOTIFICATIONS; added += 1)
      notificationIds.push(await addNotification(db, { user_id: user.id }));
    await user.post('/api/picks', { matchId: CHAT_MATCH, choice: 'AGREE' });
    writers.push({
      id: user.id,
      cookie: user.cookie(),
      friendId: friend.id,
      thread: await start(user, friend),
      notificationIds,
    });
  }
  await game.settled();
  return { writers };
}

/** Ends two picked matches directly in the database, for the next tick to grade. */
export async function endMatches({ query }: Pick<PrivatePostgres, 'query'>, round: number): Promise<void> {
  const endPicked = `update matches set status = 'FINAL', score_home = 1, score_away = ${round % 3}
    where id in (
      select distinct matches.id from matches join picks on picks.match_id = matches.id
      where status = 'SCHEDULED' and matches.id like 'open-%' limit 2
    ) returning id`;
  while ((await query(endPicked)).length === 0) await pause(50);
}

/** Resolves when all ended matches are graded. */
export async function untilGraded({ query }: Pick<PrivatePostgres, 'query'>): Promise<void> {
  const ungraded = `select id from matches where status = 'FINAL' and id like 'open-%'
    and id not in (select match_id from grades)`;
  while ((await query(ungraded)).length > 0) await pause(50);
}
