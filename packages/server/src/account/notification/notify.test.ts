import type { LiveEvent } from '@machine/contract';
import { expect, it } from 'vitest';
import { fakeMatch, fakeDataSource, HOUR } from '../../testing/fake-data-source.ts';
import { type Game, KICK_OFF, openGame } from '../../testing/game.ts';
import { signUpUser, type TestUser } from '../../testing/test-users.ts';

const START = KICK_OFF + HOUR;
const MINUTE = 60_000;

let game: Game;
let events: [LiveEvent['type'], readonly string[]][];

async function openSeason(): Promise<void> {
  game = await openGame({ dataSource: fakeDataSource([fakeMatch('a', START)]) });
  events = [];
  game.bus.subscribe((event, to) => void events.push([event.type, to]));
  await game.season?.tick(KICK_OFF);
}
const pick = (person: TestUser) => person.post('/api/picks', { matchId: 'a', choice: 'AGREE' });
async function takeEvents(): Promise<typeof events> {
  await game.settled();
  return events.splice(0);
}
async function tickAt(time: number): Promise<typeof events> {
  game.setTime(time);
  await game.season?.tick(time);
  return takeEvents();
}
const messagesOf = async (person: TestUser) =>
  ((await person.get('/api/notifications')).body as { message: string }[]).map(({ message }) => message);

it('publishes the events of a match from its start to its result', async () => {
  await openSeason();
  const star = await signUpUser(game);
  await pick(star);
  await takeEvents();
  expect(await tickAt(START - 16 * MINUTE)).toEqual([]);
  expect(await tickAt(START - 15 * MINUTE)).toEqual([['notification', [star.id]]]);
  expect(await tickAt(START - 14 * MINUTE)).toEqual([]);
  expect((await tickAt(START)).map(([type]) => type)).toEqual(['score_update', 'chat']);
  expect((await tickAt(START + 2 * HOUR)).map(([type]) => type)).toEqual(['score_update', 'chat', 'notification']);
  expect(await messagesOf(star)).toContain('Friday, November 20: 1 of 1 right, +2.5 stars');
  expect((await star.get('/api/match-chats')).body).toMatchObject([{ matchId: 'a', unreadCount: 0 }]);
});
