import { EventEmitter, once } from 'node:events';
import { Writable } from 'node:stream';
import { createLogger } from '../platform/http/log.ts';
import { createBus } from '../platform/realtime/bus.ts';
import { openRelay } from '../platform/cluster/relay.ts';
import { createTestTimers } from './test-timers.ts';

/** A process with its bus, its relay, and the events its sockets would receive. */
export type RelayProcess = ReturnType<typeof startRelayProcess>;

/** Simulates a process. Its relay is closed by the caller. */
export function startRelayProcess(url: string, name: string) {
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
    relay: openRelay({ url, name, timers, log: createLogger('info', lines) }, bus),
    /** Resolves when the condition holds after an event or a log line. */
    async until(condition: () => boolean) {
      while (!condition()) await once(changed, 'change');
    },
  };
}
