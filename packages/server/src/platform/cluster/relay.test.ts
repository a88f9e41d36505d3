import { EventEmitter, once } from 'node:events';
import { Writable } from 'node:stream';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { providePostgres } from '../../testing/provide-postgres.ts';
import { createLogger } from '../http/log.ts';
import { createBus } from '../realtime/bus.ts';
import { openRelay } from './relay.ts';
import { chat } from '../../testing/socket-game.ts';
import { createTestTimers } from '../../testing/test-timers.ts';

const postgres = providePostgres('relays');

const CONNECTED = 'relay connected';
const DISCONNECTED = 'relay disconnected';

describe.skipIf(postgres.isMissing)('on PostgreSQL', () => {
  let one: RelayProcess;
  let two: RelayProcess;
  let database: Client;
  let channel: string;
  beforeEach(async () => {
    const { url } = postgres.server();
    channel = `test_${crypto.randomUUID()}`;
    database = new Client(url);
    await database.connect();
    [one, two] = [startRelayProcess(url, channel), startRelayProcess(url, channel)];
    await Promise.all([one, two].map(({ until, logged }) => until(() => logged.includes(CONNECTED))));
  });
  afterEach(async () => {
    await Promise.all([one.relay.close(), two.relay.close(), database.end()]);
  });

  it('relays events to other processes after 50 ms, each event once', async () => {
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
    await one.until(() => one.received.length > own.length);
    expect(two.received).toEqual([['chat', 'm-2']]);
    one.timers.advance(1);
    await two.until(() => two.received.length > 3);
    expect(one.received).toEqual([...own, ['chat', 'm-2']]);
    expect(two.received).toEqual([
      ['chat', 'm-2'],
      ['chat', 'm-1'],
      ['notification', 'ada'],
      ['notification', 'bob'],
    ]);
  });

  it('relays an event from during a send after another 50 ms, and pending events on close', async () => {
    one.bus.publish(chat('m-1'));
    one.timers.advance(50);
    one.bus.publish(chat('m-2'));
    await two.until(() => two.received.length > 0);
    one.timers.advance(50);
    await two.until(() => two.received.length > 1);
    one.bus.publish(chat('m-3'));
    await one.relay.close();
    await two.until(() => two.received.length > 2);
    expect(two.received).toEqual(['m-1', 'm-2', 'm-3'].map((matchId) => ['chat', matchId]));
  });

  it('reconnects a second after the connection is lost', async () => {
    const { rows } = await database.query<{ pid: number }>(
      'select pid from pg_stat_activity where pid <> pg_backend_pid() and query like $1',
      [`%${channel}%`],
    );
    expect(rows).toHaveLength(2);
    for (const { pid } of rows) await database.query('select pg_terminate_backend($1)', [pid]);
    for (const { until, logged, timers } of [one, two]) {
      await until(() => logged.includes(DISCONNECTED));
      timers.advance(1_000);
      await until(() => logged.at(-1) === CONNECTED);
    }
    one.bus.publish(chat('m-1'));
    one.timers.advance(50);
    await two.until(() => two.received.length > 0);
    expect(two.received).toEqual([['chat', 'm-1']]);
  });
});

it('does not block local events when the database is unreachable', async () => {
  const alone = startRelayProcess('postgres://127.0.0.1:1/none', 'none');
  alone.bus.publish(chat('m-1'));
  await alone.until(() => alone.logged.includes(DISCONNECTED));
  expect(alone.received).toEqual([['chat', 'm-1']]);
  await alone.relay.close();
});

type RelayProcess = ReturnType<typeof startRelayProcess>;

/** Simulates a process with its bus, its relay, and the events its sockets would receive. The caller closes the relay. */
function startRelayProcess(url: string, channel: string) {
  const [bus, timers] = [createBus(), createTestTimers()];
  const [received, logged]: [unknown[], string[]] = [[], []];
  const changed = new EventEmitter();
  bus.subscribe((event, to) => {
    received.push([event.type, ...Object.values(event.data), ...to]);
    changed.emit('change');
  });
  const lines = new Writable({
    write(line, _, done) {
      logged.push(JSON.parse(String(line)).msg);
      changed.emit('change');
      done();
    },
  });
  return {
    bus,
    timers,
    received,
    logged,
    relay: openRelay({ url, channel, timers, log: createLogger('info', lines) }, bus),
    /** Resolves when the condition holds after an event or a log line. */
    async until(condition: () => boolean) {
      while (!condition()) await once(changed, 'change');
    },
  };
}
