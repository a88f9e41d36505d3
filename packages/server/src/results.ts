import { runCommand } from './run-command.ts';
import { runResults } from './season/results/run-results.ts';

/** Adds finished seasons to the results that come with the server, and checks these: see results/README.md. */

await runCommand(() => runResults(process.argv.slice(2)));
