import { setTimeout as sleep } from 'node:timers/promises';
import { verifyCheckpoint } from '../format/checkpoint.mjs';
import { isObject } from '../format/form.mjs';
import { checkBoards } from './boards.mjs';
import { Commitments } from './committed.mjs';
import { checkPicks, checkResults, readResults } from './grades.mjs';
import { checkSeasons } from './recompute.mjs';
import { readLog, readServerKey } from './read-log.mjs';
import { Finding } from './report.mjs';
import { checkFiles, checkProofs } from './samples.mjs';
import { spansAt, Totals } from './totals.mjs';

/**
 * @typedef {import('./client.mjs').Client} Client
 * @typedef {import('../format/checkpoint.mjs').Checkpoint} Checkpoint
 * @typedef {import('../format/key.mjs').Key} Key
 *
 * @typedef {object} Options
 * @property {string} [key] the key of the last visit
 * @property {string[]} [kept] checkpoints of earlier visits or from a mirror
 * @property {(line: string) => void} [print]
 * @property {() => number} [random] chooses samples
 * @property {(ms: number) => Promise<unknown>} [wait]
 * @property {import('./recompute.mjs').Recompute} [recompute] without it, results of seasons are not recomputed
 *
 * @typedef {{ verdict: 'fine' | 'problems' | 'unclear', problemCount: number, state: import('./state.mjs').State | null }} Outcome
 *   `state` is for the next visit; null if something is wrong with the log
 */

/** Grading goes on while the audit reads, and boards are cached, so what doesn't fit is read again after a minute. */
const ATTEMPTS = 3;
const RETRY_MS = 60_000;

/**
 * Checks a whole server.
 *
 * @param {Client} client
 * @param {Options} [options]
 * @returns {Promise<Outcome>}
 */
export async function runAudit(client, options = {}) {
  const { findings, log } = await auditLog(client, options);
  printAll(findings, options);
  if (log === null) return outcomeOf(findings, null);
  const isLogFine = findings.every(({ problemCount }) => problemCount === 0);
  const state = isLogFine && log.newest !== null ? { key: log.key.text, checkpoint: log.newest.note } : null;
  const grades = await auditGrades(client, log, options);
  printAll(grades, options);
  return outcomeOf([...findings, ...grades], state);
}

/** @param {Finding[]} findings @param {Options} options */
function printAll(findings, { print = () => {} }) {
  for (const finding of findings) for (const line of finding.lines()) print(line);
}

/** @param {Finding[]} findings @param {import('./state.mjs').State | null} state @returns {Outcome} */
function outcomeOf(findings, state) {
  const problemCount = findings.reduce((sum, finding) => sum + finding.problemCount, 0);
  if (problemCount > 0) return { verdict: 'problems', problemCount, state };
  return { verdict: findings.some(({ isSkipped }) => isSkipped) ? 'unclear' : 'fine', problemCount, state };
}

const LOG_CHECKS = /** @type {const} */ ([
  'key',
  'newest',
  'growth',
  'checkpoints',
  'entries',
  'predictions',
  'secrets',
  'files',
  'proofs',
]);

/**
 * @typedef {{ key: Key, newest: Checkpoint | null, commitments: Commitments }} Log
 * @param {Client} client
 * @param {Options} options
 * @returns {Promise<{ findings: Finding[], log: Log | null }>}
 */
async function auditLog(client, { key: knownKey, kept: notes = [], random = Math.random }) {
  const findings = LOG_CHECKS.map((name) => new Finding(name));
  const found = /** @type {Record<typeof LOG_CHECKS[number], Finding>} */ (
    Object.fromEntries(findings.map((finding) => [finding.name, finding]))
  );
  const audit = await client.json('/api/audit');
  const key = await found.key.attempt(() => readServerKey(client, audit, knownKey, found.key));
  const commitments = new Commitments(found);
  if (key === undefined) return { findings: skipAfter(findings, found.key), log: null };
  const newest = await found.newest.attempt(() => readNewest(client, audit, key, found.newest));
  if (newest === undefined) return { findings: skipAfter(findings, found.newest), log: null };
  const kept = await readKept(notes, key, newest?.size ?? 0, found.growth);
  if (newest === null) return { findings: skipAfter(findings, found.newest), log: { key, newest, commitments } };
  const add = commitments.add.bind(commitments);
  const samples = await found.checkpoints.attempt(() => readLog(client, { key, newest, kept }, found, add));
  if (samples === undefined) return { findings: skipAfter(findings, found.entries), log: null };
  found.predictions.sentence = `${commitments.predictions.size} matches have one prediction, committed before their start`;
  await commitments.checkSecrets();
  await found.files.attempt(() => checkFiles(client, samples, found.files));
  await found.proofs.attempt(() => checkProofs(client, { newest, kept, samples, random }, found.proofs));
  return { findings, log: { key, newest, commitments } };
}

/** Marks what comes after a check as not checked. @param {Finding[]} findings @param {Finding} last */
function skipAfter(findings, last) {
  for (const finding of findings.slice(findings.indexOf(last) + 1))
    if (finding.problemCount === 0 && finding.sentence === '') finding.skip('There is no log that could be read.');
  return findings;
}

/**
 * @param {Client} client
 * @param {unknown} audit the response of `GET /api/audit`
 * @param {Key} key
 * @param {Finding} finding
 * @returns {Promise<Checkpoint | null>} null before the first entry
 */
async function readNewest(client, audit, key, finding) {
  const note = isObject(audit) ? audit.checkpoint : undefined;
  finding.sentence = 'The log is still empty.';
  if (note === null) return null;
  const newest = await verifyCheckpoint(note, key, 'The newest checkpoint');
  const file = await verifyCheckpoint(
    await client.text('/proof/checkpoint'),
    key,
    'The checkpoint at /proof/checkpoint',
  );
  if (file.size < newest.size || (file.size === newest.size && file.note !== newest.note))
    finding.problem('/proof/checkpoint and /api/audit have different checkpoints.');
  finding.sentence = `${newest.size} entries at ${newest.time}`;
  return newest;
}

/** Reads the checkpoints of earlier visits. @param {string[]} notes @param {Key} key @param {number} size @param {Finding} finding */
async function readKept(notes, key, size, finding) {
  /** @type {Checkpoint[]} */
  const kept = [];
  for (const note of notes) {
    const checkpoint = await finding.attempt(() => verifyCheckpoint(note, key, 'The checkpoint of the last visit'));
    if (checkpoint === undefined) continue;
    if (checkpoint.size > size) finding.problem(`The log has shrunk from ${checkpoint.size} to ${size} entries.`);
    else kept.push(checkpoint);
  }
  finding.sentence =
    notes.length === 0
      ? 'nothing is known of an earlier visit'
      : `contains ${kept.map((each) => each.size).join(' and ')} known entries unchanged`;
  return kept;
}

/**
 * @param {Client} client
 * @param {Log} log
 * @param {Options} options
 * @returns {Promise<Finding[]>}
 */
async function auditGrades(client, { commitments }, { wait = sleep, recompute }) {
  for (let attempt = 1; ; attempt += 1) {
    const { findings, isSteady } = await readGrades(client, commitments, recompute);
    if (findings.every(({ problemCount }) => problemCount === 0)) return findings;
    if (attempt > 1 && isSteady) return findings;
    if (attempt === ATTEMPTS) return findings.map(({ name }) => notSteady(name));
    await wait(RETRY_MS);
  }
}

/**
 * @param {Client} client
 * @param {Commitments} commitments
 * @param {import('./recompute.mjs').Recompute} [recompute]
 * @returns {Promise<{ findings: Finding[], isSteady: boolean }>} whether no match was graded meanwhile
 */
async function readGrades(client, commitments, recompute) {
  const { predictions } = commitments;
  const [results, picks, boards] = [new Finding('results'), new Finding('picks'), new Finding('leaderboards')];
  const findings = [results, picks, boards];
  const graded = await results.attempt(() => readResults(client));
  if (graded === undefined) return { findings: skipAfter(findings, results), isSteady: true };
  const totals = new Totals(spansAt(client.gameTime()));
  checkResults(graded, predictions, results);
  if (recompute !== undefined) findings.splice(1, 0, await auditSeasons(commitments, graded, recompute));
  await picks.attempt(() => checkPicks(client, graded, predictions, { finding: picks, totals }));
  const isSamePeriod = await checkBoards(client, totals, boards);
  if (findings.every(({ problemCount }) => problemCount === 0)) return { findings, isSteady: true };
  const again = await results.attempt(() => readResults(client));
  return { findings, isSteady: isSamePeriod && JSON.stringify(again) === JSON.stringify(graded) };
}

/** @param {Commitments} commitments @param {import('./forms.mjs').Result[]} results @param {import('./recompute.mjs').Recompute} recompute */
async function auditSeasons(commitments, results, recompute) {
  const finding = new Finding('seasons');
  await checkSeasons(commitments.revealed(), results, { recompute, finding });
  return finding;
}

/** @param {string} name */
function notSteady(name) {
  const finding = new Finding(name);
  finding.skip('Matches were graded all the time while this was read. Try again later.');
  return finding;
}
