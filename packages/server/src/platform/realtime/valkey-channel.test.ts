import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findValkeyFor, type PrivateValkey, startPrivateValkey } from '../../testing/private-valkey.ts';
import { type RelayProcess, startRelayProcess } from '../../testing/relay-process.ts';
import { createLogger } from '../http/log.ts';
import { openValkey, type Valkey } from '../valkey/valkey.ts';
import { valkeyChannel } from './valkey-channel.ts';

const program = findValkeyFor('events through Valkey');
const chat = (matchId: string) => ({ type: 'chat', data: { matchId } }) as const;

describe.skipIf(program === null)('events through Valkey', () => {
  let server: PrivateValkey;
  let valkey: Valkey;
  let running: RelayProcess[];
  beforeAll(async () => {
    server = await startPrivateValkey(program ?? '');
    valkey = await openValkey(server.url, createLogger('silent'));
  });
  afterAll(async () => {
    valkey.destroy();
    await server.stop();
  });
  beforeEach(() => void (running = []));
  afterEach(() => Promise.all(running.map(({ relay }) => relay.close())));

  async function start(name: string): Promise<RelayProcess> {
    const process = startRelayProcess((log) => valkeyChannel(valkey, name, log));
    running.push(process);
    await process.until(() => process.logged.includes('relay connected'));
    return process;
  }

  it('reach the other processes of the same game after 50 ms, each once', async () => {
    const [one, two, other] = [await start('a'), await start('a'), await start('b')];
    one.bus.publish(chat('m-1'));
    one.bus.publish({ type: 'notification', data: {} }, ['ada', 'bob']);
    one.bus.publish(chat('m-1'));
    one.timers.advance(50);
    await two.until(() => two.received.length > 2);
    expect(two.received).toEqual([
      ['chat', 'm-1'],
      ['notification', 'ada'],
      ['notification', 'bob'],
    ]);
    two.bus.publish(chat('m-2'));
    two.timers.advance(50);
    await one.until(() => one.received.length > 3);
    expect(one.received.at(-1)).toEqual(['chat', 'm-2']);
    expect(other.received).toEqual([]);
  });

  it('that are pending are sent on close', async () => {
    const [one, two] = [await start('a'), await start('a')];
    one.bus.publish(chat('m-1'));
    await one.relay.close();
    await two.until(() => two.received.length > 0);
    expect(two.received).toEqual([['chat', 'm-1']]);
  });

  it('are relayed again after Valkey has restarted', async () => {
    const [one, two] = [await start('a'), await start('a')];
    await server.stop();
    for (const { until, logged } of [one, two]) await until(() => logged.includes('relay disconnected'));
    one.bus.publish(chat('lost'));
    one.timers.advance(50);
    expect(one.received).toEqual([['chat', 'lost']]);
    await server.start();
    for (const { until, logged } of [one, two]) await until(() => logged.at(-1) === 'relay connected');
    one.bus.publish(chat('m-1'));
    one.timers.advance(50);
    await two.until(() => two.received.length > 0);
    expect(two.received).toEqual([['chat', 'm-1']]);
  });
});
