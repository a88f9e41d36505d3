import { join } from 'node:path';
import { ROOT } from './build.ts';
import { runHistory } from './history/run-history.ts';

/**
 * `npx node scripts/history.ts update FILE…` adds the finished matches of files to the results that come with the server;
 * `npx node scripts/history.ts check` checks these. See packages/server/results/README.md.
 */
const { code, lines } = runHistory(process.argv.slice(2), join(ROOT, 'packages/server/results'));
for (const line of lines) (code === 0 ? console.log : console.error)(line);
process.exitCode = code;
