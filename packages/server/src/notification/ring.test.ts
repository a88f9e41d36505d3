import type { LiveEvent } from '@machine/contract';
import { afterEach, expect, it } from 'vitest';
import { fakeMatch, fakeDataSource, HOUR } from '../testing/fake-data-source.ts';
import { type Game, KICK_OFF, openGame } from '../testing/game.ts';
import { signUpUser, type TestUser } from '../testing/test-users.ts';

const START = KICK_OFF + HOUR;
const MINUTE = 60_000;

let game: Game;
let told: [LiveEvent['type'], readonly string[]][];
afterEach(() => game.close());

async function openSeason(): Promise<void> {
  game = await openGame({ dataSource: fakeDataSource([fakeMatch('a', START)]) });
  told = [];
  game.services.bus.subscribe((event, to) => void told.push([event.type, to]));
  await game.season?.tick(KICK_OFF);
}
const pick = (person: TestUser) => person.post('/api/picks', { matchId: 'a', choice: 'AGREE' });
async function heard(): Promise<typeof told> {
  await game.services.backgroundTasks.settled();
  return told.splice(0);
}
async function at(time: number): Promise<typeof told> {
  game.setTime(time);
  await game.season?.tick(time);
  return heard();
}
const messagesOf = async (person: TestUser) =>
  ((await person.get('/api/notifications')).body as { message: string }[]).map(({ message }) => message);

it('who gets news hears of it when they can be read, and nobody else', async () => {
  await openSeason();
  const [star, fan] = [await signUpUser(game, 'star'), await signUpUser(game)];
  await signUpUser(game);
  await fan.post(`/api/follow/${star.id}`);
  expect(await heard()).toEqual([['notification', [fan.id]]]);
  expect(await messagesOf(fan)).toEqual(['Achievement unlocked: Company']);

  game.setTime(KICK_OFF + 1);
  await pick(star);
  expect(await heard()).toEqual([['notification', [star.id]]]);
  expect(await at(KICK_OFF + 5 * MINUTE)).toEqual([]);
  expect(await at(KICK_OFF + 5 * MINUTE + 1)).toEqual([['notification', [fan.id]]]);
  expect(await messagesOf(fan)).toContain('star picked on Los Angeles Lakers @ Phoenix Suns');
});

it('a season tells of the start, of what happens, and of what it was worth', async () => {
  await openSeason();
  const star = await signUpUser(game);
  await pick(star);
  await heard();
  expect(await at(START - 16 * MINUTE)).toEqual([]);
  expect(await at(START - 15 * MINUTE)).toEqual([['notification', [star.id]]]);
  expect(await at(START - 14 * MINUTE)).toEqual([]);
  expect((await at(START)).map(([type]) => type)).toEqual(['score_update', 'chat']);
  expect((await at(START + 2 * HOUR)).map(([type]) => type)).toEqual(['score_update', 'chat', 'notification']);
  expect((await messagesOf(star))[0]).toMatch(/^Achievement unlocked: /);
  expect((await star.get('/api/match-chats')).body).toMatchObject([{ matchId: 'a', unreadCount: 0 }]);
});
