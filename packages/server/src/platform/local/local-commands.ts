import * as z from 'zod';
import type { Logger } from '../http/log.ts';
import { requestLocally, serveLocalSocket } from './local-socket.ts';

/** Runs a command and returns what it prints. Throws a `StartError` with a message for the operator. */
export type RunCommand = (args: readonly string[]) => Promise<string>;

const request = z.array(z.string().max(200)).max(10);

/** Runs the commands of `npm run admin`: a SQLite file lets no other process in, so the server has to run them. */
export const serveLocalCommands = (dataDir: string, run: RunCommand, log: Logger) =>
  serveLocalSocket({ dataDir, script: 'admin' }, (received) => run(request.parse(received)), log);

/** Sends a command to the running server. Returns what it prints, or null without a server. Throws a `StartError`. */
export const sendLocalCommand = (dataDir: string, args: readonly string[]): Promise<string | null> =>
  requestLocally({ dataDir, script: 'admin' }, args);
