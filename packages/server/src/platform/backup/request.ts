import { resolve } from 'node:path';
import { errorForLog, type Logger } from '../http/log.ts';
import { requestLocally, serveLocalSocket } from '../local/local-socket.ts';
import { StartError } from '../start-error.ts';

/** Creates a backup for each request of `npm run backup`, and replies with its path. */
export const serveBackupRequests = (dataDir: string, createBackup: () => Promise<string>, log: Logger) =>
  serveLocalSocket({ dataDir, script: 'backup' }, () => respond(createBackup, log), log);

async function respond(createBackup: () => Promise<string>, log: Logger): Promise<string> {
  try {
    return resolve(await createBackup());
  } catch (error) {
    log.error({ error: errorForLog(error) }, 'a backup failed');
    throw new StartError(`The backup failed: ${error instanceof Error ? error.message : 'unknown error'}`);
  }
}

/** Requests a backup from the running server. Returns its path, or null without a server. Throws a `StartError` on failure. */
export const requestBackup = (dataDir: string): Promise<string | null> =>
  requestLocally({ dataDir, script: 'backup' }, []);
