import { createClient } from '@redis/client';
import { errorForLog, type Logger } from '../http/log.ts';
import { StartError } from '../start-error.ts';

const CONNECT_MS = 5_000;
const RECONNECT_MS = 1_000;
/** A server that doesn't answer even pings counts as lost. */
const PING_MS = 3_000;
const SILENCE_MAX_MS = 10_000;

/** A connection that is made again whenever it is lost. Its commands reject while it is lost. */
export type Valkey = ReturnType<typeof createValkey>;

/** Connects to a Valkey or Redis server. Throws a `StartError` when it can't be reached or refuses the password. */
export async function openValkey(url: string, log: Logger): Promise<Valkey> {
  const client = createValkey(url, log);
  try {
    await client.connect();
  } catch (error) {
    client.destroy();
    throw new StartError(`VALKEY_URL cannot be reached: ${reason(error)}`);
  }
  return client;
}

function createValkey(url: string, log: Logger) {
  let isLost = false;
  const client = createClient({
    url: url.replace(/^valkey/, 'redis'),
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MAX_MS,
      // The first attempt decides whether the server starts.
      reconnectStrategy: () => (hasConnected ? RECONNECT_MS : false),
    },
  });
  let hasConnected = false;
  client.on('ready', () => {
    hasConnected = true;
    if (isLost) log.warn('connected to Valkey again');
    isLost = false;
  });
  // Every failed attempt to reconnect is an error too.
  client.on('error', (error) => {
    if (hasConnected && !isLost) log.error({ error: errorForLog(error) }, 'lost the connection to Valkey');
    isLost = hasConnected;
  });
  return client;
}

/** Returns the first line of an error's message. A refused connection has one error per address inside. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return reason(error.errors[0]);
  return error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : 'unknown error';
}
