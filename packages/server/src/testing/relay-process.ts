import { EventEmitter, once } from 'node:events';
import { Writable } from 'node:stream';
import { createLogger } from '../platform/http/log.ts';
import { type Bus, createBus } from '../platform/realtime/bus.ts';
import { openRelay, type Relay } from '../platform/cluster/relay.ts';
import { createTestTimers, type TestTimers } from './test-timers.ts';

/** A process with its bus, its relay, and the events its sockets would receive. */
export type RelayProcess = {
  bus: Bus;
  relay: Relay;
  timers: TestTimers;
  received: unknown[];
  logged: string[];
  /** Resolves when the condition holds after an event or a log line. */
  until(condition: () => boolean): Promise<void>;
};

/** Simulates a process. Its relay is closed by the caller. */
export function startRelayProcess(url: string, name: string): RelayProcess {
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
    async until(condition) {
      while (!condition()) await once(changed, 'change');
    },
  };
}
