import { describe, expect, it } from 'vitest';
import type { Tables } from '../db/tables.ts';
import { createAccessGames } from '../../testing/access-games.ts';
import { sendCall, type CallInput, type CallName, CALLS, ACCESS_MATRIX } from '../../testing/access-matrix.ts';
import { type Dump, dumpTables } from '../../testing/dump.ts';
import { quickPasswords } from '../../testing/passwords.ts';

const PREFIXES = [
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
const SUFFIXES = ['', 'x', "'", ')', '--', '/*', ';', '\n', ' union select 1', '\u2019'];
/** 200 strings at night, otherwise each prefix with one of the suffixes. */
const STRINGS = process.env.NIGHTLY
  ? PREFIXES.flatMap((prefix) => SUFFIXES.map((suffix) => prefix + suffix))
  : PREFIXES.map((prefix, index) => prefix + SUFFIXES[index % SUFFIXES.length]);
/** Concurrent requests; with more, the server would return 503. */
const PARALLEL = 20;

/** A value of a request that is a string. */
type InputField = { part: 'params' | 'query' | 'body'; name: string };

const fieldsOf = ({ params = {}, query = {}, body = {} }: CallInput): InputField[] => [
  ...Object.keys(params).map((name): InputField => ({ part: 'params', name })),
  ...Object.keys(query).map((name): InputField => ({ part: 'query', name })),
  ...Object.entries(body)
    .filter(([, value]) => typeof value !== 'boolean' && typeof value !== 'number')
    .map(([name]): InputField => ({ part: 'body', name })),
];

function tamper(request: CallInput, { part, name }: InputField, text: string): CallInput {
  const values: Record<string, unknown> = { ...request[part] };
  // URLs can't contain lone surrogates.
  if (part === 'body') values[name] = Array.isArray(values[name]) ? [text] : text;
  else values[name] = text.toWellFormed();
  return { ...request, [part]: values };
}

/** Tables that a successful request writes. Nothing else may change. */
const WRITES: Partial<Record<CallName, (keyof Tables)[]>> = {
  login: ['sessions'],
  signup: ['users', 'username_suffixes', 'sessions', 'email_confirmations'],
  matchChat: ['chat_reads'],
  sendChatMessage: ['chat_messages', 'match_chats'],
  sendDmMessage: ['dm_messages', 'dm_threads'],
  lockPick: ['picks', 'notifications', 'user_achievements'],
  // The version of the sessions is among the settings. Push notifications end with their sessions.
  changePassword: ['users', 'sessions', 'key_value', 'push_subscriptions'],
  updateReminders: ['reminder_settings'],
  subscribeToPush: ['push_subscriptions', 'reminder_settings'],
  unsubscribeFromPush: ['push_subscriptions'],
  createFriendLeague: ['friend_leagues', 'friend_league_members', 'dm_threads', 'dm_participants'],
  renameFriendLeague: ['friend_leagues'],
};
/** Requested by a new visitor each time. */
const FOR_VISITORS: readonly CallName[] = ['signup', 'login'];

function withoutWrites(dump: Dump, name: CallName): Partial<Dump> {
  const written: string[] = WRITES[name] ?? [];
  return Object.fromEntries(Object.entries(dump).filter(([table]) => !written.includes(table)));
}

const openAccessGame = await createAccessGames({ passwords: quickPasswords });

describe.each(CALLS)('%s with SQL in its input', (name) => {
  it('treats it as text', { timeout: 120_000 }, async () => {
    const { game, callers, resources } = await openAccessGame();
    const player = () => (FOR_VISITORS.includes(name) ? game.visitor() : callers.self);
    const before = await dumpTables(game.db);
    for (const field of fieldsOf(ACCESS_MATRIX[name].inputFor(resources))) {
      for (let from = 0; from < STRINGS.length; from += PARALLEL) {
        const texts = STRINGS.slice(from, from + PARALLEL);
        const responses = texts.map((text) =>
          sendCall(player(), name, tamper(ACCESS_MATRIX[name].inputFor(resources), field, text)),
        );
        for (const { status, text } of await Promise.all(responses)) {
          expect(status, `${field.name}: ${text}`).toBeLessThan(500);
        }
      }
    }
    await game.settled();
    expect(withoutWrites(await dumpTables(game.db), name)).toEqual(withoutWrites(before, name));
    // No invalid username gets through.
    const users = await game.db.selectFrom('users').select('username').execute();
    for (const { username } of users) expect(username).toMatch(/^[A-Za-z0-9_]{3,20}$/);
  });
});

it('stores the strings exactly as sent', async () => {
  const { game, callers, resources } = await openAccessGame();
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
