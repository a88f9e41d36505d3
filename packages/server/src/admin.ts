import { readConfig } from './config.ts';
import { runCommand } from './run-command.ts';
import { runAdmin } from './run-admin.ts';

/** Implements `npm run admin`, see docs/operations.md#moderate. */

const { DATA_DIR, DATABASE_URL } = process.env;

await runCommand(() => runAdmin(readConfig({ DATA_DIR, DATABASE_URL }), process.argv.slice(2)));
