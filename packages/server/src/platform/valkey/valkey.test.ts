import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../http/log.ts';
import { createFallbackRateStore } from '../throttle/fallback-rate-store.ts';
import type { RateWindow } from '../throttle/rate-store.ts';
import { createValkeyRateStore } from '../throttle/valkey-rate-store.ts';
import { createTestTimers } from '../../testing/test-timers.ts';
import { findValkeyFor, type PrivateValkey, startPrivateValkey } from '../../testing/private-valkey.ts';
import { openValkey, type Valkey } from './valkey.ts';

const program = findValkeyFor('losing Valkey');

it('fails with one line when no server answers', async () => {
  await expect(openValkey('valkey://127.0.0.1:1', createLogger('silent'))).rejects.toThrow(
    'VALKEY_URL cannot be reached: connect ECONNREFUSED 127.0.0.1:1',
  );
});

describe.skipIf(program === null)('a connection to Valkey', () => {
  let server: PrivateValkey;
  let valkey: Valkey;
  const logged: string[] = [];
  const log = createLogger('silent');
  log.error = ((_: unknown, text: string) => void logged.push(text)) as typeof log.error;
  log.warn = ((text: string) => void logged.push(text)) as typeof log.warn;
  beforeAll(async () => {
    server = await startPrivateValkey(program ?? '');
    valkey = await openValkey(server.url, log);
  });
  afterAll(async () => {
    valkey.destroy();
    await server.stop();
  });

  it('fails with one line when the password is wrong, and shows no password', async () => {
    await valkey.configSet('requirepass', 'right');
    const url = server.url.replace('//', '//:hunter2@');
    const failure = await openValkey(url, log).then(() => '', String);
    await valkey.configSet('requirepass', '');
    expect(failure).toMatch(/^StartError: VALKEY_URL cannot be reached: .*(AUTH|WRONGPASS)/);
    expect(failure).not.toContain('hunter2');
  });

  const window: RateWindow = { limit: 'login', key: 'a', max: 2, windowMs: 600_000 };

  it('that hangs or is lost leaves the limits in force, and counting goes on when it is back', async () => {
    const timers = createTestTimers();
    const store = createFallbackRateStore(createValkeyRateStore(valkey, 'test', timers), { timers, log });
    expect(await store.take([window])).toBeNull();

    server.freeze();
    const waiting = store.take([window]);
    timers.advance(500);
    expect(await waiting).toBeNull();
    expect(await store.take([window])).toMatchObject({ key: 'a' });
    server.thaw();

    timers.advance(5_000);
    await server.stop();
    await expect.poll(() => logged.at(-1)).toBe('lost the connection to Valkey');
    expect(await store.take([window])).toMatchObject({ key: 'a' });

    await server.start();
    await expect.poll(() => logged.at(-1), { timeout: 5_000 }).toBe('connected to Valkey again');
    timers.advance(5_000);
    expect(await store.take([{ ...window, key: 'b' }])).toBeNull();
    expect(logged).toEqual([
      'requests are counted in this process only',
      'lost the connection to Valkey',
      'connected to Valkey again',
      'requests are counted for all processes again',
    ]);
  });
});
