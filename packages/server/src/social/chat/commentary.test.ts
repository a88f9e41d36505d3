import type { LiveEvent } from '@machine/contract';
import { beforeEach, expect, it } from 'vitest';
import { type FakeMatch, fakeFeed, fakeMatch, HOUR } from '../../testing/fake-data-source.ts';
import { failingAfter } from '../../testing/failing.ts';
import { gameBeforeEach, KICK_OFF } from '../../testing/game.ts';
import { addMatch } from '../../testing/rows.ts';
import { createCommentary } from './commentary.ts';
import { CHAT_ACTIVE_MS } from './list-match-chats.ts';

const game = gameBeforeEach();
let events: LiveEvent[];
beforeEach(async () => {
  events = [];
  game.bus.subscribe((event) => void events.push(event));
  for (const id of ['a', 'b']) await addMatch(game.db, id, KICK_OFF);
});

const commentaryOf = (matches: FakeMatch[], db = game.db) =>
  createCommentary({ db, feed: fakeFeed(matches), bus: game.bus });
const messages = async (id = 'a') => (await game.visitor().get(`/api/matches/${id}/chat`)).body as { text: string }[];
const texts = async (id = 'a') => (await messages(id)).map(({ text }) => text);

it('posts each event once and publishes a chat event', async () => {
  const comment = commentaryOf([fakeMatch('a', KICK_OFF)]);
  for (const at of [KICK_OFF - 1, KICK_OFF, KICK_OFF + 1, KICK_OFF + HOUR]) await comment(at);
  const nobody = { userId: null, username: null, rank: '' };
  const started = { kind: 'SYSTEM', text: 'The match has started.', createdAt: new Date(KICK_OFF).toISOString() };
  expect(await messages()).toEqual([{ ...nobody, ...started, id: expect.any(String) }]);
  await comment(KICK_OFF + 2 * HOUR);
  expect(await texts()).toEqual(['The match has started.', 'Final: Los Angeles Lakers won 101–98']);
  const event = { type: 'chat', data: { matchId: 'a' } };
  expect(events).toEqual([event, event]);
});

it('posts nothing twice after a restart or from a second process', async () => {
  const matches = [fakeMatch('a', KICK_OFF)];
  await commentaryOf(matches)(KICK_OFF);
  const again = [commentaryOf(matches), commentaryOf(matches)];
  await Promise.all(again.map((comment) => comment(KICK_OFF + 2 * HOUR)));
  expect(await texts()).toEqual(['The match has started.', 'Final: Los Angeles Lakers won 101–98']);
  expect(events).toHaveLength(2);
});

it('posts a corrected result only while the chat is active', async () => {
  const matches = [fakeMatch('a', KICK_OFF)];
  const comment = commentaryOf(matches);
  await comment(KICK_OFF + 2 * HOUR);
  matches[0] = fakeMatch('a', KICK_OFF, { score: { home: 98, away: 98 } });
  await comment(KICK_OFF + 3 * HOUR);
  matches[0] = fakeMatch('a', KICK_OFF, { score: { home: 1, away: 98 } });
  await comment(KICK_OFF + CHAT_ACTIVE_MS + 1);
  expect((await texts()).slice(1)).toEqual(['Final: Los Angeles Lakers won 101–98', 'Final: Draw 98–98']);
});

it('posts a postponement before the start of the match', async () => {
  await commentaryOf([fakeMatch('a', KICK_OFF, { status: 'POSTPONED' })])(KICK_OFF - 2 * HOUR);
  expect(await texts()).toEqual(["The match was postponed and doesn't count."]);
});

it('posts nothing when a statement fails, and everything on the next run', async () => {
  const matches = [fakeMatch('a', KICK_OFF), fakeMatch('b', KICK_OFF)];
  for (let statements = 0; statements < 5; statements += 1) {
    await expect(commentaryOf(matches, failingAfter(game.db, statements))(KICK_OFF)).rejects.toThrow('on purpose');
    expect([await texts('a'), await texts('b'), events]).toEqual([[], [], []]);
  }
  await commentaryOf(matches)(KICK_OFF);
  expect([await texts('a'), await texts('b')]).toEqual([['The match has started.'], ['The match has started.']]);
});
