import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tables } from '../db/tables.ts';
import { type Dump, dumpTables } from '../testing/dump.ts';
import { type Game, openGame } from '../testing/game.ts';
import {
  sendCall,
  type CallInput,
  type CallName,
  CALLS,
  isImplemented,
  ACCESS_MATRIX,
} from '../testing/access-matrix.ts';
import { quickPasswords } from '../testing/passwords.ts';
import { createAccessFixture } from '../testing/access-fixture.ts';

const TRICKS = [
  "'",
  '"',
  '`',
  "' or 1=1 --",
  "' or '1'='1",
  '";drop table users;--',
  "'); delete from picks; --",
  "'||(select password_hash from users limit 1)||'",
  '%',
  '_',
  '\\',
  '0x27',
  '$1',
  '?',
  ':x',
  '@x',
  '\u0000',
  '\uD800',
  '{{}}',
  '__proto__',
];
const TAILS = ['', 'x', "'", ')', '--', '/*', ';', '\n', ' union select 1', '\u2019'];
const STRINGS = TRICKS.flatMap((trick) => TAILS.map((tail) => trick + tail));
/** So many at once: more would be told that the server is busy. */
const AT_ONCE = 20;

/** A place of a call where a text goes. */
type Place = { part: 'params' | 'query' | 'body'; name: string };

const placesIn = ({ params = {}, query = {}, body = {} }: CallInput): Place[] => [
  ...Object.keys(params).map((name): Place => ({ part: 'params', name })),
  ...Object.keys(query).map((name): Place => ({ part: 'query', name })),
  ...Object.entries(body)
    .filter(([, value]) => typeof value !== 'boolean' && typeof value !== 'number')
    .map(([name]): Place => ({ part: 'body', name })),
];

function tamper(asked: CallInput, { part, name }: Place, text: string): CallInput {
  const values: Record<string, unknown> = { ...asked[part] };
  // Half a character cannot be part of an address.
  if (part === 'body') values[name] = Array.isArray(values[name]) ? [text] : text;
  else values[name] = text.toWellFormed();
  return { ...asked, [part]: values };
}

/** What a call writes when it is let through. Nothing else may change. */
const WRITES: Partial<Record<CallName, (keyof Tables)[]>> = {
  login: ['sessions'],
  signup: ['users', 'sessions', 'email_confirmations'],
  matchChat: ['chat_reads'],
  sendChatMessage: ['chat_messages', 'match_chats'],
  sendDmMessage: ['dm_messages', 'dm_threads'],
  lockPick: ['picks', 'notifications', 'user_achievements'],
  changePassword: ['users', 'sessions'],
};
/** Not for who is logged in: each time somebody else asks. */
const FOR_VISITORS: readonly CallName[] = ['signup', 'login'];

function withoutWrites(dump: Dump, name: CallName): Partial<Dump> {
  const written: string[] = WRITES[name] ?? [];
  return Object.fromEntries(Object.entries(dump).filter(([table]) => !written.includes(table)));
}

let game: Game;
beforeAll(async () => {
  game = await openGame({ passwords: quickPasswords });
});
afterAll(() => game.close());

describe.each(CALLS)('S102: strings that mean something to a database mean nothing to %s', (name) => {
  it('in any of its places', { timeout: 120_000 }, async ({ skip }) => {
    skip(!(await isImplemented(game.visitor(), name)), 'nobody answers it yet');
    const { callers, resources } = await createAccessFixture(game);
    const who = () => (FOR_VISITORS.includes(name) ? game.visitor() : callers.self);
    const before = await dumpTables(game.db);
    for (const place of placesIn(ACCESS_MATRIX[name].inputFor(resources))) {
      for (let from = 0; from < STRINGS.length; from += AT_ONCE) {
        const texts = STRINGS.slice(from, from + AT_ONCE);
        const asked = texts.map((text) =>
          sendCall(who(), name, tamper(ACCESS_MATRIX[name].inputFor(resources), place, text)),
        );
        for (const { status, text } of await Promise.all(asked)) {
          expect(status, `${place.name}: ${text}`).toBeLessThan(500);
        }
      }
    }
    await game.services.backgroundTasks.settled();
    expect(withoutWrites(await dumpTables(game.db), name)).toEqual(withoutWrites(before, name));
  });
});

it('S102: there are 200 of them', () => {
  expect(new Set(STRINGS).size).toBe(200);
});

it('S102: what is stored of them is what was sent', async () => {
  const { callers, resources } = await createAccessFixture(game);
  const printable = STRINGS.filter((text) => !/[\p{Cc}\p{Cs}]/u.test(text) && text === text.trim());
  const chat = `/api/matches/${resources.liveId}/chat`;
  for (const text of printable) expect((await callers.self.post(chat, { text })).status).toBe(201);
  const stored = await game.db
    .selectFrom('chat_messages')
    .select('text')
    .where('match_id', '=', resources.liveId)
    .where('user_id', '=', resources.selfId)
    .orderBy('position')
    .execute();
  expect(stored.map(({ text }) => text)).toEqual(printable);
});

it('S101, S102: nobody has got a name that no one may have', async () => {
  const users = await game.db.selectFrom('users').select(['username', 'email']).execute();
  expect(users.length).toBeGreaterThan(400);
  for (const { username } of users) expect(username).toMatch(/^[A-Za-z0-9_]{3,20}$/);
});
