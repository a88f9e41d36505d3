import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from './audit/client.mjs';
import { recomputeWith } from './audit/recompute.mjs';
import { runAudit } from './audit/run-audit.mjs';
import { readState, writeState } from './audit/state.mjs';
import { readCommandLine } from './command-line.mjs';

const STATUS = { fine: 0, problems: 1, unclear: 2 };

/** @param {import('./audit/run-audit.mjs').Outcome} outcome */
function verdictOf({ verdict, problemCount }) {
  if (verdict === 'problems')
    return `The audit has found ${problemCount === 1 ? 'a problem' : `${problemCount} problems`}.`;
  return verdict === 'fine' ? 'Everything is right.' : 'Not everything could be checked.';
}

/** @param {number} ms */
async function waitVisibly(ms) {
  console.error(`… waits for ${Math.ceil(ms / 1_000)} s.`);
  await sleep(ms);
}

/** @param {string} url @param {{ state?: string | undefined, key?: string | undefined, recompute?: string | undefined, checkpoint?: string[] | undefined }} options */
async function audit(url, { state: path, key, recompute, checkpoint = [] }) {
  const state = path === undefined ? null : await readState(path);
  const mirrored = await Promise.all(checkpoint.map((file) => readFile(file, 'utf8')));
  const kept = state === null ? mirrored : [state.checkpoint, ...mirrored];
  const known = key ?? state?.key;
  const outcome = await runAudit(createClient(url, { wait: waitVisibly }), {
    wait: waitVisibly,
    ...(known === undefined ? {} : { key: known }),
    ...(recompute === undefined ? {} : { recompute: recomputeWith(recompute) }),
    kept,
    print: (line) => console.log(line),
  });
  if (path !== undefined && outcome.state !== null) await writeState(path, outcome.state);
  console.log(`\n${verdictOf(outcome)}`);
  return STATUS[outcome.verdict];
}

const { argument: url, values } = readCommandLine({
  call: 'npm run audit --',
  does: 'Checks a whole server from outside: its log of predictions, all grades and the leaderboards.',
  argument: { name: 'URL', does: 'the server, such as http://localhost:3000' },
  options: {
    state: {
      type: 'string',
      value: 'FILE',
      does: 'also checks that the log contains that of the last visit with this file',
    },
    checkpoint: {
      type: 'string',
      value: 'FILE',
      multiple: true,
      does: 'also checks that it contains a checkpoint that you or others have kept; several times, if you like',
    },
    key: { type: 'string', value: 'KEY', does: 'also checks that the server has this key' },
    recompute: {
      type: 'string',
      value: 'COMMAND',
      does: "recomputes ended seasons; npm run audit passes 'node packages/server/src/recompute.ts'",
    },
  },
  more: `It only reads, one request at a time, and waits if the server asks for it. verifier/README.md says what is checked.
Without npm, and without recomputing ended seasons: node verifier/audit.mjs URL

Exit status: 0 everything is right, 1 something is wrong, 2 not everything could be checked.`,
});
try {
  process.exitCode = await audit(url, values);
} catch (error) {
  console.error(`The server could not be checked: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
