import { expect, it } from 'vitest';
import { fakeMatch, fakeDataSource, HOUR } from '../../testing/fake-data-source.ts';
import { KICK_OFF, openGame } from '../../testing/game.ts';
import { pickAs } from '../../testing/player.ts';
import { signUpUser } from '../../testing/test-users.ts';

const START = KICK_OFF + HOUR;
const MINUTE = 60_000;

it('publishes the events of a match from its start to its result', async () => {
  const game = await openGame({ dataSource: fakeDataSource([fakeMatch('a', START)]) });
  const events: [type: string, to: readonly string[]][] = [];
  game.bus.subscribe(({ type }, to) => void events.push([type, to]));
  async function tickAt(time: number): Promise<typeof events> {
    game.setTime(time);
    await game.season?.tick(time);
    await game.settled();
    return events.splice(0);
  }
  await tickAt(KICK_OFF);
  const star = await signUpUser(game);
  await pickAs(star, 'a', 'AGREE');
  await tickAt(KICK_OFF);
  expect(await tickAt(START - 16 * MINUTE)).toEqual([]);
  expect(await tickAt(START - 15 * MINUTE)).toEqual([['notification', [star.id]]]);
  expect(await tickAt(START - 14 * MINUTE)).toEqual([]);
  expect((await tickAt(START)).map(([type]) => type)).toEqual(['score_update', 'chat']);
  expect((await tickAt(START + 2 * HOUR)).map(([type]) => type)).toEqual(['score_update', 'chat', 'notification']);
  const message = 'Friday, November 20: 1 of 1 right, +2.5 stars';
  expect((await star.get('/api/notifications')).body).toContainEqual(expect.objectContaining({ message }));
  expect((await star.get('/api/match-chats')).body).toMatchObject([{ matchId: 'a', unreadCount: 0 }]);
});
