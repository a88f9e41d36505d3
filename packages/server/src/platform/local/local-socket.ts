import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { errorForLog, type Logger } from '../http/log.ts';
import { StartError } from '../start-error.ts';

/** A socket in the data folder. The npm script whose requests it receives also names its file. */
type LocalSocket = { dataDir: string; script: 'admin' | 'backup' };

/** Returns the text to reply. The message of a `StartError` is sent to the operator, and other errors are logged. */
type RespondLocally = (request: unknown) => Promise<string>;

const reply = z.union([z.object({ output: z.string() }), z.object({ error: z.string() })]);
type Reply = z.infer<typeof reply>;

/** In characters. */
const REQUEST_MAX = 4_096;
/** A script sends its request at once. */
const REQUEST_MS = 10_000;

/** Returns the shorter of the absolute and relative path, since socket paths are limited to about 100 characters. */
function pathOf({ dataDir, script }: LocalSocket): string {
  const path = resolve(dataDir, `${script}.sock`);
  const shorter = relative(process.cwd(), path);
  return shorter.length < path.length ? shorter : path;
}

/**
 * Responds to the requests that processes of the same user send to a socket in the data folder. Only the process that
 * has the database open may serve it.
 */
export async function serveLocalSocket(at: LocalSocket, respond: RespondLocally, log: Logger) {
  const path = pathOf(at);
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, async (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // A request is completed even if the client disconnects.
    socket.on('error', () => {});
    socket.end(JSON.stringify(await replyTo(socket, respond, log)));
  });
  // A killed server leaves its socket behind.
  rmSync(path, { force: true });
  server.listen(path);
  try {
    await once(server, 'listening');
    chmodSync(path, 0o600);
  } catch (error) {
    log.warn({ error: errorForLog(error) }, `npm run ${at.script} cannot reach this server`);
  }
  return {
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

async function replyTo(socket: Socket, respond: RespondLocally, log: Logger): Promise<Reply> {
  try {
    socket.setTimeout(REQUEST_MS, () => socket.destroy());
    const received = await text(socket);
    socket.setTimeout(0);
    if (received.length > REQUEST_MAX) throw new StartError('The command is too long.');
    return { output: await respond(JSON.parse(received)) };
  } catch (error) {
    if (error instanceof StartError) return { error: error.message };
    log.error({ error: errorForLog(error) }, 'a command of the operator failed');
    return { error: 'The server could not run this command. Its log says why.' };
  }
}

/**
 * Sends a request to the running server. Returns its reply, however long that takes, or null without a server. Throws a
 * `StartError` if the server replies with an error or stops.
 */
export async function requestLocally(at: LocalSocket, request: readonly string[]): Promise<string | null> {
  const socket = connect(pathOf(at));
  try {
    await once(socket, 'connect');
  } catch {
    return null;
  }
  socket.end(JSON.stringify(request));
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

/** Runs a command and returns what it prints. Throws a `StartError` with a message for the operator. */
export type RunCommand = (args: readonly string[]) => Promise<string>;

const request = z.array(z.string().max(200)).max(10);

/** Runs the commands of `npm run admin`: a SQLite file lets no other process in, so the server has to run them. */
export const serveLocalCommands = (dataDir: string, run: RunCommand, log: Logger) =>
  serveLocalSocket({ dataDir, script: 'admin' }, (received) => run(request.parse(received)), log);

/** Sends a command to the running server. Returns what it prints, or null without a server. Throws a `StartError`. */
export const sendLocalCommand = (dataDir: string, args: readonly string[]): Promise<string | null> =>
  requestLocally({ dataDir, script: 'admin' }, args);
