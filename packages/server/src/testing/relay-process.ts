import { EventEmitter, once } from 'node:events';
import { Writable } from 'node:stream';
import type { Timers } from '../platform/clock/timers.ts';
import { createLogger, type Logger } from '../platform/http/log.ts';
import { type Bus, createBus } from '../platform/realtime/bus.ts';
import { openRelay, type Relay } from '../platform/realtime/relay.ts';
import type { OpenChannel } from '../platform/realtime/relay-channel.ts';
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
export function startRelayProcess(channelFor: (log: Logger, timers: Timers) => OpenChannel): RelayProcess {
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
    relay: openRelay(channelFor(createLogger('info', lines), timers), bus, timers),
    async until(condition) {
      while (!condition()) await once(changed, 'change');
    },
  };
}
