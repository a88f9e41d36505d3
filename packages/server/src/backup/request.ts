import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { errorForLog, type Logger } from '../http/log.ts';
import { StartError } from '../start-error.ts';

type Reply = { file: string } | { error: string };

/** A path of a socket may have about 100 characters, so the shorter one is taken. */
function socketIn(dataDir: string): string {
  const path = resolve(dataDir, 'backup.sock');
  const near = relative(process.cwd(), path);
  return near.length < path.length ? near : path;
}

/**
 * Makes a backup for each process of the same user that connects to the socket in the data folder, and tells it the
 * file's path. Only the process that holds the database may listen.
 */
export async function serveBackupRequests(dataDir: string, make: () => Promise<string>, log: Logger) {
  const path = socketIn(dataDir);
  const open = new Set<Socket>();
  const server = createServer(async (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // A client that disconnects gets no reply; the backup is made anyway.
    socket.on('error', () => {});
    const reply: Reply = await make().then(
      (file) => ({ file: resolve(file) }),
      (error: unknown) => {
        log.error({ error: errorForLog(error) }, 'a backup failed');
        return { error: error instanceof Error ? error.message : 'unknown error' };
      },
    );
    socket.end(JSON.stringify(reply));
  });
  // What a killed server left there.
  rmSync(path, { force: true });
  server.listen(path);
  try {
    await once(server, 'listening');
    chmodSync(path, 0o600);
  } catch (error) {
    log.warn({ error: errorForLog(error) }, 'npm run backup cannot reach this server');
  }
  return {
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** Asks the running server for a backup; returns its path, or null when no server listens. Throws a `StartError` when it fails. */
export async function requestBackup(dataDir: string): Promise<string | null> {
  const socket = connect(socketIn(dataDir));
  try {
    await once(socket, 'connect');
  } catch {
    return null;
  }
  const received = await text(socket).catch(() => '');
  if (received === '') throw new StartError('The server ended before the backup was made.');
  const reply = JSON.parse(received) as Reply;
  if ('error' in reply) throw new StartError(`The backup failed: ${reply.error}`);
  return reply.file;
}
