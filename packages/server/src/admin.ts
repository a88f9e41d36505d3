import { readConfig } from './config.ts';
import { explainFailure } from './platform/start-error.ts';
import { runAdmin } from './run-admin.ts';

/** Implements `npm run admin`, see docs/operations.md#moderate. */

const { DATA_DIR, DATABASE_URL } = process.env;

try {
  console.log(await runAdmin(readConfig({ DATA_DIR, DATABASE_URL }), process.argv.slice(2)));
} catch (error) {
  console.error(explainFailure(error, process.env.LOG_LEVEL));
  process.exitCode = 2;
}
