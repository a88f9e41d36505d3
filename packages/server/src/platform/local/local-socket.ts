import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { errorForLog, type Logger } from '../http/log.ts';
import { StartError } from '../start-error.ts';

/** Runs a command and returns what it prints. Throws a `StartError` with a message for the operator. */
export type RunCommand = (args: readonly string[]) => Promise<string>;

/** The npm scripts whose work a running server does: a SQLite file lets no other process in. */
type LocalCommands = Record<'admin' | 'backup', RunCommand>;

const request = z.tuple([z.enum(['admin', 'backup'])], z.string().max(200));

const reply = z.union([z.object({ output: z.string() }), z.object({ error: z.string() })]);
type Reply = z.infer<typeof reply>;

/** In characters. */
const REQUEST_MAX = 4_096;
/** A script sends its request at once. */
const REQUEST_MS = 10_000;

/** Returns the shorter of the absolute and relative path, since socket paths are limited to about 100 characters. */
function pathIn(dataDir: string): string {
  const path = resolve(dataDir, 'admin.sock');
  const shorter = relative(process.cwd(), path);
  return shorter.length < path.length ? shorter : path;
}

/**
 * Runs the commands that processes of the same user send to a socket in the data folder. Only the process that has the
 * database open may serve it.
 */
export async function serveLocalCommands(dataDir: string, commands: LocalCommands, log: Logger) {
  const path = pathIn(dataDir);
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // A request is completed even if the client disconnects.
    socket.on('error', () => {});
    socket.end(JSON.stringify(await replyTo(socket, commands, log)));
  });
  // A killed server leaves its socket behind.
  rmSync(path, { force: true });
  server.listen(path);
  try {
    await once(server, 'listening');
    chmodSync(path, 0o600);
  } catch (error) {
    log.warn({ error: errorForLog(error) }, 'npm run admin and npm run backup cannot reach this server');
  }
  return {
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

async function replyTo(socket: Socket, commands: LocalCommands, log: Logger): Promise<Reply> {
  try {
    socket.setTimeout(REQUEST_MS, () => socket.destroy());
    const received = await text(socket);
    socket.setTimeout(0);
    if (received.length > REQUEST_MAX) throw new StartError('The command is too long.');
    const [script, ...args] = request.parse(JSON.parse(received));
    return { output: await commands[script](args) };
  } catch (error) {
    if (error instanceof StartError) return { error: error.message };
    log.error({ error: errorForLog(error) }, 'a command of the operator failed');
    return { error: 'The server could not run this command. Its log says why.' };
  }
}

/**
 * Sends a command to the running server: the npm script and its arguments. Returns what it prints, however long that
 * takes, or null without a server. Throws a `StartError` if the server replies with an error or stops.
 */
export async function sendLocalCommand(
  dataDir: string,
  ...command: [script: keyof LocalCommands, ...args: string[]]
): Promise<string | null> {
  const socket = connect(pathIn(dataDir));
  try {
    await once(socket, 'connect');
  } catch {
    return null;
  }
  socket.end(JSON.stringify(command));
  const received = await text(socket).catch(() => '');
  if (received === '') throw new StartError('The server stopped before it replied.');
  const result = parseReply(received);
  if ('error' in result) throw new StartError(result.error);
  return result.output;
}

function parseReply(received: string): Reply {
  try {
    return reply.parse(JSON.parse(received));
  } catch {
    throw new StartError("The server's reply could not be read. It may run another version: restart it.");
  }
}
