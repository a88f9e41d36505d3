import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { errorForLog, type Logger } from '../http/log.ts';
import { StartError } from '../start-error.ts';

type Reply = { file: string } | { error: string };

/** Returns the shorter of the absolute and relative path, since socket paths are limited to about 100 characters. */
function socketIn(dataDir: string): string {
  const path = resolve(dataDir, 'backup.sock');
  const shorter = relative(process.cwd(), path);
  return shorter.length < path.length ? shorter : path;
}

/**
 * Listens on a socket in the data folder, creates a backup for each connection from the same user, and replies with its
 * path. Only the process that has the database open may listen.
 */
export async function serveBackupRequests(dataDir: string, createBackup: () => Promise<string>, log: Logger) {
  const path = socketIn(dataDir);
  const open = new Set<Socket>();
  const server = createServer(async (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // The backup is created even if the client disconnects.
    socket.on('error', () => {});
    const reply: Reply = await createBackup().then(
      (file) => ({ file: resolve(file) }),
      (error: unknown) => {
        log.error({ error: errorForLog(error) }, 'a backup failed');
        return { error: error instanceof Error ? error.message : 'unknown error' };
      },
    );
    socket.end(JSON.stringify(reply));
  });
  // A killed server leaves its socket behind.
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

/** Requests a backup from the running server. Returns its path, or null without a server. Throws a `StartError` on failure. */
export async function requestBackup(dataDir: string): Promise<string | null> {
  const socket = connect(socketIn(dataDir));
  try {
    await once(socket, 'connect');
  } catch {
    return null;
  }
  const received = await text(socket).catch(() => '');
  if (received === '') throw new StartError('The server stopped before the backup was complete.');
  const reply = JSON.parse(received) as Reply;
  if ('error' in reply) throw new StartError(`The backup failed: ${reply.error}`);
  return reply.file;
}
