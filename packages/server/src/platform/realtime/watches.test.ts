import { watchFrame } from '@machine/contract';
import { expect, it } from 'vitest';
import { chat, openSocketGame, score, type SocketGame } from '../../testing/socket-game.ts';
import { signUpUser } from '../../testing/test-users.ts';
import { openedBeforeEach } from '../../testing/after-test.ts';

const at = openedBeforeEach(() => openSocketGame());

const publish: SocketGame['game']['bus']['publish'] = (event, to) => at.game.bus.publish(event, to);

/** Opens a socket that watches matches; null never says what it watches. */
async function open(matchIds: string[] | null, init?: Parameters<SocketGame['open']>[0]) {
  const client = await at.open(init);
  const watch = async (ids: string[]) => {
    client.socket.send(watchFrame(ids));
    await client.settled();
  };
  if (matchIds !== null) await watch(matchIds);
  return { ...client, watch };
}

it('sends events about a match only to who watches it, all to older clients, and personal ones to anybody', async () => {
  const ada = await signUpUser(at.game);
  const watching = [open(['m-1']), open(['m-2']), open(['m-2', 'm-1']), open([], { player: ada }), open(null)];
  const clients = await Promise.all(watching);
  for (const matchId of ['m-1', 'm-2', 'm-3']) {
    publish(chat(matchId));
    publish(score(matchId));
  }
  publish({ type: 'dm', data: {} }, [ada.id]);
  await Promise.all(clients.map((client) => client.settled()));
  expect(clients.map(({ events }) => events.length)).toEqual([2, 2, 4, 1, 6]);
  expect([clients[0]?.events, clients[3]?.events]).toEqual([[chat('m-1'), score('m-1')], [{ type: 'dm', data: {} }]]);
});

it('replaces what a socket watches with its next message', async () => {
  const client = await open(['m-1', 'm-2']);
  await client.watch(['m-2', 'm-3']);
  for (const matchId of ['m-1', 'm-2', 'm-3']) publish(chat(matchId));
  await client.settled();
  expect(client.events).toEqual([chat('m-2'), chat('m-3')]);
});

it('repeats the events of the last 5 s of a match that a socket begins to watch', async () => {
  const client = await open(['m-1']);
  publish(chat('m-2'));
  at.timers.advance(1_000);
  publish(score('m-2'));
  publish(score('m-3'));
  at.timers.advance(4_000);
  await client.watch(['m-1', 'm-2']);
  expect(client.events).toEqual([score('m-2')]);
  await client.watch(['m-2']);
  expect(client.events).toHaveLength(1);
});

it('repeats nothing to a socket that got all events until then', async () => {
  const client = await open(null);
  publish(chat('m-1'));
  await client.watch(['m-1']);
  expect(client.events).toEqual([chat('m-1')]);
});
