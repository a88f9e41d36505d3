import { existsSync } from 'node:fs';
import type { Config } from './config.ts';
import { openDatabase, sqliteFileIn } from './platform/db/open.ts';
import { sendLocalCommand } from './platform/local/local-socket.ts';
import { StartError } from './platform/start-error.ts';
import { readGameTime } from './season/loop/read-game-time.ts';
import { createAdminCommands } from './social/moderation/admin-commands.ts';

/**
 * Runs a command of `npm run admin` in the server that has the SQLite file open, otherwise on the database. Returns what
 * it prints. Throws a `StartError` with a message for the operator.
 */
export async function runAdmin(
  { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>,
  args: readonly string[],
): Promise<string> {
  const output = databaseUrl === null ? await sendLocalCommand(dataDir, 'admin', ...args) : null;
  if (output !== null) return output;
  if (databaseUrl === null && !existsSync(sqliteFileIn(dataDir))) {
    throw new StartError(`No database found in ${dataDir}: set DATA_DIR to its folder.`);
  }
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    const gameTime = await readGameTime(database);
    // Servers on the same database notice by themselves within a second.
    const unannounced = { announce: () => {}, gameTime: () => gameTime, wall: Date.now, random: Math.random };
    return await createAdminCommands({ db: database.db, ...unannounced })(args);
  } finally {
    await database.close();
  }
}
