import { chmodSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { errorForLog, type Logger } from '../http/log.ts';
import { StartError } from '../start-error.ts';

/** Runs a command and returns what it prints. Throws a `StartError` with a message for the operator. */
export type RunCommand = (args: readonly string[]) => Promise<string>;

const request = z.array(z.string().max(200)).max(10);
const REQUEST_MAX = 4_096;
type Reply = { output: string } | { error: string };

/** Returns the shorter of the absolute and relative path, since socket paths are limited to about 100 characters. */
function socketIn(dataDir: string): string {
  const path = resolve(dataDir, 'admin.sock');
  const shorter = relative(process.cwd(), path);
  return shorter.length < path.length ? shorter : path;
}

/**
 * Runs the commands that processes of the same user send to a socket in the data folder. A SQLite file lets no other
 * process in, so the server has to run them.
 */
export async function serveLocalCommands(dataDir: string, run: RunCommand, log: Logger) {
  const path = socketIn(dataDir);
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => {});
    socket.end(JSON.stringify(await respond(socket, run, log)));
  });
  // A killed server leaves its socket behind.
  rmSync(path, { force: true });
  server.listen(path);
  try {
    await once(server, 'listening');
    chmodSync(path, 0o600);
  } catch (error) {
    log.warn({ error: errorForLog(error) }, 'npm run admin cannot reach this server');
  }
  return {
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

async function respond(socket: Socket, run: RunCommand, log: Logger): Promise<Reply> {
  try {
    const received = await text(socket);
    if (received.length > REQUEST_MAX) throw new StartError('The command is too long.');
    return { output: await run(request.parse(JSON.parse(received))) };
  } catch (error) {
    if (error instanceof StartError) return { error: error.message };
    log.error({ error: errorForLog(error) }, 'a command of the operator failed');
    return { error: 'The server could not run this command. Its log says why.' };
  }
}

/** Sends a command to the running server. Returns what it prints, or null without a server. Throws a `StartError`. */
export async function sendLocalCommand(dataDir: string, args: readonly string[]): Promise<string | null> {
  const socket = connect(socketIn(dataDir));
  try {
    await once(socket, 'connect');
  } catch {
    return null;
  }
  socket.end(JSON.stringify(args));
  const received = await text(socket).catch(() => '');
  if (received === '') throw new StartError('The server stopped before the command was complete.');
  const reply = JSON.parse(received) as Reply;
  if ('error' in reply) throw new StartError(reply.error);
  return reply.output;
}
