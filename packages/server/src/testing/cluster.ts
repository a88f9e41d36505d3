import { setTimeout as pause } from 'node:timers/promises';
import { startFrontProxy } from './front-proxy.ts';
import { freePort } from './private-postgres.ts';
import { endProcess, type ServerProcess, startProcess } from './server-process.ts';

const POLL_MS = 100;

/** Several server processes on one database, behind a proxy. */
export type Cluster = Awaited<ReturnType<typeof startCluster>>;

type ClusterOptions = {
  count: number;
  databaseUrl: string;
  /** Further environment variables of each process. */
  env: Record<string, string>;
  /** The port of the proxy; any free one by default. */
  port?: number;
};

/** Starts a cluster. The first process prepares the database before the others start. */
export async function startCluster({ count, databaseUrl, env, port }: ClusterOptions) {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  const urls = ports.map((each) => `http://127.0.0.1:${each}`);
  const front = await startFrontProxy(urls, port);
  const processes: (ServerProcess | undefined)[] = ports.map(() => undefined);

  async function launch(index: number): Promise<void> {
    processes[index] = await startProcess({
      PUBLIC_ORIGIN: front.url,
      TRUST_PROXY: '127.0.0.1',
      ...env,
      DATABASE_URL: databaseUrl,
      PORT: String(ports[index]),
    });
  }

  const untilReady = () => front.untilReady(urls.filter((_, index) => processes[index] !== undefined));

  async function isLeading(index: number): Promise<boolean> {
    if (processes[index] === undefined) return false;
    const signal = AbortSignal.timeout(1_000);
    const response = await fetch(`${urls[index]}/api/ready`, { signal }).catch(() => null);
    return ((await response?.json().catch(() => null)) as { leader?: boolean } | null)?.leader === true;
  }

  async function leader(): Promise<number | undefined> {
    const leading = await Promise.all(ports.map((_, index) => isLeading(index)));
    return leading.includes(true) ? leading.indexOf(true) : undefined;
  }

  async function end(index: number, signal: NodeJS.Signals): Promise<void> {
    const ending = processes[index];
    if (ending === undefined) return;
    const ended = endProcess(ending, signal);
    processes[index] = undefined;
    await ended;
    await untilReady();
  }

  async function close(): Promise<void> {
    await front.close();
    await Promise.all(processes.map((each) => each && endProcess(each, 'SIGTERM')));
  }

  try {
    await launch(0);
    await Promise.all(ports.map((_, index) => (index === 0 ? undefined : launch(index))));
    await untilReady();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url: front.url,
    /** Returns the process ids of its servers. */
    pids: () => processes.map((each) => each?.child.pid),
    /** Returns the number of the process that leads; undefined while none does. */
    leader,
    /** Resolves with the number of the process that leads, once that is another one than `last`. */
    async untilLedByOtherThan(last: number) {
      for (;;) {
        const current = await leader();
        if (current !== undefined && current !== last) return current;
        await pause(POLL_MS);
      }
    },
    signal: (index: number, signal: NodeJS.Signals) => void processes[index]?.child.kill(signal),
    /** Ends a process and waits until it gets no more requests. */
    end,
    /** Starts a process that has ended and waits until all running ones get requests. */
    async start(index: number) {
      await launch(index);
      await untilReady();
    },
    /** Resolves when all running processes get requests. */
    untilReady,
    close,
  };
}
