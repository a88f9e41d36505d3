import type { Client } from 'pg';
import { realTimers, type Timers } from '../clock/timers.ts';
import { createClient } from '../db/postgres.ts';

const RETRY_MS = 1_000;

type Handlers = { prepare: (client: Client) => Promise<unknown>; onLost: (error: unknown) => void };

/** Keeps a connection open until `close`: a second after it is lost, or `prepare` rejects it, there is another one. */
export function openKeptClient(url: string, { prepare, onLost }: Handlers, timers: Timers = realTimers) {
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
