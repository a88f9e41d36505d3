import type { Client } from 'pg';
import { realTimers, type Timers } from '../clock/timers.ts';
import { createClient } from '../db/postgres.ts';

const RETRY_MS = 1_000;

type Options = {
  url: string;
  timers?: Timers | undefined;
  /** Prepares a new connection. When this rejects, the connection counts as lost. */
  prepare: (client: Client) => Promise<unknown>;
  onLost: (error: unknown) => void;
};

/** Opens a connection of its own, and another one a second after it is lost or can't be opened, until `close`. */
export function openKeptClient({ url, timers = realTimers, prepare, onLost }: Options) {
  let current: Client | undefined;
  let cancelRetry: (() => void) | undefined;

  async function connect(): Promise<void> {
    const client = createClient(url);
    client.on('error', (error) => lose(client, error));
    client.on('end', () => lose(client, new Error('The database ended the connection.')));
    current = client;
    try {
      await client.connect();
      await prepare(client);
    } catch (error) {
      lose(client, error);
    }
  }

  function lose(client: Client, error: unknown): void {
    if (current !== client) return;
    current = undefined;
    client.end().catch(() => {});
    cancelRetry = timers.after(RETRY_MS, () => void connect());
    onLost(error);
  }

  void connect();
  return {
    /** Returns the connection, which may not be open yet; undefined after it is lost. */
    client: () => current,
    /** Gives up a connection on which a statement has failed. */
    lose,
    async close() {
      const last = current;
      current = undefined;
      cancelRetry?.();
      await last?.end().catch(() => {});
    },
  };
}
