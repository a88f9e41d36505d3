import { EventEmitter, once } from 'node:events';
import { Writable } from 'node:stream';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../http/log.ts';
import { createTestTimers, type TestTimers } from '../testing/test-timers.ts';
import { type Bus, createBus } from './bus.ts';
import { openRelay, type Relay } from './relay.ts';

const url = process.env.DATABASE_URL ?? '';

type Process = {
  bus: Bus;
  relay: Relay;
  timers: TestTimers;
  heard: unknown[];
  logged: string[];
  /** Resolves when something has been heard or logged that makes it so. */
  until(isSo: () => boolean): Promise<void>;
};

/** What a process has of all this: its bus, its relay, and what its sockets would be sent. */
function startProcess(channel: string, database = url): Process {
  const [bus, timers] = [createBus(), createTestTimers()];
  const [heard, logged]: [unknown[], string[]] = [[], []];
  const happened = new EventEmitter();
  bus.subscribe((event, to) => {
    heard.push([event.type, ...Object.values(event.data), ...to]);
    happened.emit('it');
  });
  const lines = new Writable({
    write(line, _, done) {
      logged.push(JSON.parse(String(line)).msg);
      happened.emit('it');
      done();
    },
  });
  return {
    bus,
    timers,
    heard,
    logged,
    relay: openRelay(database, bus, createLogger('info', lines), { channel, timers }),
    async until(isSo) {
      while (!isSo()) await once(happened, 'it');
    },
  };
}

const chat = (matchId: string) => ({ type: 'chat', data: { matchId } }) as const;

const HEARD = 'other processes are heard';
const LOST = 'other processes are not heard for a while';

describe.skipIf(url === '')('on PostgreSQL', () => {
  let one: Process;
  let two: Process;
  let database: Client;
  let channel: string;
  beforeEach(async () => {
    channel = `test_${crypto.randomUUID()}`;
    database = new Client(url);
    await database.connect();
    [one, two] = [startProcess(channel), startProcess(channel)];
    await Promise.all([one, two].map(({ until, logged }) => until(() => logged.includes(HEARD))));
  });
  afterEach(async () => {
    await Promise.all([one.relay.close(), two.relay.close(), database.end()]);
  });

  it('L3: what one process publishes reaches the other one, 50 ms later, and neither of them twice', async () => {
    one.bus.publish(chat('m-1'));
    one.bus.publish({ type: 'notification', data: {} }, ['ada', 'bob']);
    one.bus.publish(chat('m-1'));
    const own = [
      ['chat', 'm-1'],
      ['notification', 'ada', 'bob'],
      ['chat', 'm-1'],
    ];
    one.timers.advance(49);
    two.bus.publish(chat('m-2'));
    two.timers.advance(50);
    await one.until(() => one.heard.length > own.length);
    expect(two.heard).toEqual([['chat', 'm-2']]);
    one.timers.advance(1);
    await two.until(() => two.heard.length > 3);
    expect(one.heard).toEqual([...own, ['chat', 'm-2']]);
    expect(two.heard).toEqual([
      ['chat', 'm-2'],
      ['chat', 'm-1'],
      ['notification', 'ada'],
      ['notification', 'bob'],
    ]);
  });

  it('closing says what is left to say', async () => {
    one.bus.publish(chat('m-1'));
    await one.relay.close();
    await two.until(() => two.heard.length > 0);
    expect(two.heard).toEqual([['chat', 'm-1']]);
  });

  it('a connection that is lost is made again a second later', async () => {
    const { rows } = await database.query<{ pid: number }>(
      'select pid from pg_stat_activity where pid <> pg_backend_pid() and query like $1',
      [`%${channel}%`],
    );
    expect(rows).toHaveLength(2);
    for (const { pid } of rows) await database.query('select pg_terminate_backend($1)', [pid]);
    for (const { until, logged, timers } of [one, two]) {
      await until(() => logged.includes(LOST));
      timers.advance(1_000);
      await until(() => logged.at(-1) === HEARD);
    }
    one.bus.publish(chat('m-1'));
    one.timers.advance(50);
    await two.until(() => two.heard.length > 0);
    expect(two.heard).toEqual([['chat', 'm-1']]);
  });

  it('what others say on the channel is passed over', async () => {
    for (const said of ['', 'null', '{}', '["x","chat"]', '["x","shout","m-1"]', '["x","chat",1]']) {
      await database.query('select pg_notify($1, $2)', [channel, said]);
    }
    one.bus.publish(chat('m-1'));
    one.timers.advance(50);
    await two.until(() => two.heard.length > 0);
    expect(two.heard).toEqual([['chat', 'm-1']]);
  });
});

it('a database that cannot be reached holds nobody up', async () => {
  const alone = startProcess('none', 'postgres://127.0.0.1:1/none');
  alone.bus.publish(chat('m-1'));
  await alone.until(() => alone.logged.includes(LOST));
  expect(alone.heard).toEqual([['chat', 'm-1']]);
  await alone.relay.close();
});
