import { existsSync } from 'node:fs';
import { readConfig } from './config.ts';
import { openDatabase, sqliteFileIn } from './platform/db/open.ts';
import { sendLocalCommand } from './platform/local/local-commands.ts';
import { explainFailure, StartError } from './platform/start-error.ts';
import { createAdminCommands } from './social/moderation/admin-commands.ts';

/** Implements `npm run admin`, see docs/operations.md#moderate. */

const { DATA_DIR, DATABASE_URL } = process.env;

try {
  console.log(await runCommand(process.argv.slice(2)));
} catch (error) {
  console.error(explainFailure(error, process.env.LOG_LEVEL));
  process.exitCode = 2;
}

async function runCommand(args: readonly string[]): Promise<string> {
  const { dataDir, databaseUrl } = readConfig({ DATA_DIR, DATABASE_URL });
  const output = databaseUrl === null ? await sendLocalCommand(dataDir, args) : null;
  if (output !== null) return output;
  if (databaseUrl === null && !existsSync(sqliteFileIn(dataDir))) {
    throw new StartError(`No database found in ${dataDir}: set DATA_DIR to its folder.`);
  }
  const database = await openDatabase({ databaseUrl, dataDir });
  try {
    // Servers on the same database notice by themselves within a second.
    const unannounced = { announce: () => {}, gameTime: Date.now, wall: Date.now, random: Math.random };
    return await createAdminCommands({ db: database.db, ...unannounced })(args);
  } finally {
    await database.close();
  }
}
