import type { Timers } from '../clock/timers.ts';
import type { Valkey } from '../valkey/valkey.ts';
import type { RateStore } from './rate-store.ts';

/** A login isn't kept waiting by a server that hangs. */
const TIMEOUT_MS = 500;

/**
 * Takes the keys, and for each of them its maximum and the length of its window in milliseconds. Returns the number of
 * the full window that is open longest and how long it still is, or zeros. A script runs alone, so nothing gets between.
 */
const TAKE = `
local longest, wait = 0, 0
for index, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') >= tonumber(ARGV[index * 2 - 1]) then
    local ttl = math.max(redis.call('PTTL', key), 1)
    if ttl > wait then longest, wait = index, ttl end
  end
end
if longest == 0 then
  for index, key in ipairs(KEYS) do
    if redis.call('INCR', key) == 1 then redis.call('PEXPIRE', key, ARGV[index * 2]) end
  end
end
return { longest, wait }`;

/** Counts in Valkey, by its clock, for all processes that use it. Windows that have ended expire by themselves. */
export function createValkeyRateStore(valkey: Valkey, prefix: string, timers: Timers): RateStore {
  return {
    async take(windows) {
      const reply = await within(
        timers,
        valkey.eval(TAKE, {
          keys: windows.map(({ key }) => `${prefix}:rate:${key}`),
          arguments: windows.flatMap(({ max, windowMs }) => [String(max), String(windowMs)]),
        }),
      );
      const [number, waitMs] = (reply as unknown[]).map(Number);
      const full = windows[(number ?? 0) - 1];
      return full === undefined ? null : { key: full.key, waitMs: waitMs ?? 0 };
    },
  };
}

/** Rejects when the reply takes too long. */
function within<T>(timers: Timers, reply: Promise<T>): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const cancel = timers.after(TIMEOUT_MS, () => reject(new Error('Valkey does not answer.')));
    reply.finally(cancel).then(resolve, reject);
  });
}
