import { isEqual } from '../format/bytes.mjs';
import { verifyCheckpoint } from '../format/checkpoint.mjs';
import { parseEntry } from '../format/entry.mjs';
import { isObject } from '../format/form.mjs';
import { readKey } from '../format/key.mjs';
import { reject } from '../format/rejection.mjs';
import { Frontier, leafHash } from '../format/tree.mjs';
import { CHECKPOINT_ROW, ENTRY_ROW } from './forms.mjs';
import { readRows } from './pages.mjs';

/**
 * @typedef {import('./client.mjs').Client} Client
 * @typedef {import('./report.mjs').Finding} Finding
 * @typedef {import('../format/checkpoint.mjs').Checkpoint} Checkpoint
 * @typedef {import('../format/key.mjs').Key} Key
 */

/**
 * Reads the key of a server and compares it with the one that is known.
 *
 * @param {Client} client
 * @param {unknown} audit the response of `GET /api/audit`
 * @param {string | undefined} known
 * @param {Finding} finding
 */
export async function readServerKey(client, audit, known, finding) {
  const stated = isObject(audit) && typeof audit.key === 'string' ? audit.key : reject('/api/audit names no key.');
  const key = await readKey(stated);
  const file = await client.text('/proof/key');
  if (file.replace(/\n$/, '') !== key.text) finding.problem('/proof/key and /api/audit name different keys.');
  if (known !== undefined && (await readKey(known)).text !== key.text)
    finding.problem(`The key has changed: it was ${(await readKey(known)).origin}, and is ${key.origin}.`);
  finding.sentence = key.origin;
  return key;
}

/**
 * Reads all checkpoints up to the newest and all entries between them, and computes the tree again.
 *
 * @param {Client} client
 * @param {{ key: Key, newest: Checkpoint, kept: Checkpoint[] }} log `kept` are checkpoints that have to be contained in it
 * @param {{ checkpoints: Finding, entries: Finding, growth: Finding }} findings
 * @param {(entry: import('../format/entry.mjs').Entry, index: number) => void} onEntry
 * @returns {Promise<Checkpoint[] | undefined>} a few of the checkpoints, for samples; undefined if the log can't be read
 */
export async function readLog(client, { key, newest, kept }, { checkpoints, entries, growth }, onEntry) {
  const tree = new Frontier();
  const rows = readEntries(client);
  /** @type {Checkpoint[]} */
  const samples = [];
  /** @type {Record<string, number>} */
  const counts = { prediction: 0, season: 0, secret: 0 };

  /** @param {string} time of the addition */
  async function addEntry(time) {
    const index = tree.size;
    const text = await entries.attempt(async () => {
      const { value } = await rows.next();
      return value ?? reject(`The list of entries ends after ${index} of ${newest.size}.`);
    });
    if (text === undefined) return false;
    await tree.append(await leafHash(text));
    for (const { size, root } of kept.filter((checkpoint) => checkpoint.size === tree.size)) {
      if (!isEqual(root, await tree.root()))
        growth.problem(`The first ${size} entries are not those of the last visit.`);
    }
    await entries.attempt(async () => {
      const entry = parseEntry(text, `Entry ${index}`);
      if (entry.at !== time) entries.problem(`Entry ${index} is from ${entry.at}, but was added at ${time}.`);
      counts[entry.kind] = (counts[entry.kind] ?? 0) + 1;
      onEntry(entry, index);
    });
    return true;
  }

  let [count, lastTime] = [0, ''];
  for await (const checkpoint of readCheckpoints(client, key, newest)) {
    while (tree.size < checkpoint.size) if (!(await addEntry(checkpoint.time))) return undefined;
    if (!isEqual(checkpoint.root, await tree.root()))
      checkpoints.problem(`The entries don't have the root of the checkpoint of ${checkpoint.size} entries.`);
    if (checkpoint.time < lastTime)
      checkpoints.problem(`The checkpoint of ${checkpoint.size} entries is older than the one before it.`);
    count += 1;
    lastTime = checkpoint.time;
    // The first ones, and of the others those after which the count has doubled.
    if (count <= 2 || Number.isInteger(Math.log2(count)) || checkpoint.size === newest.size) samples.push(checkpoint);
  }
  checkpoints.sentence = `${count} checkpoints are signed and have the roots of the entries`;
  entries.sentence = `predictions: ${counts.prediction}, seasons: ${counts.season}, revealed secrets: ${counts.secret}`;
  return samples;
}

/** @param {Client} client @returns {AsyncGenerator<string, undefined>} the exact texts */
async function* readEntries(client) {
  let expected = 0;
  const list = { path: '/api/audit/entries', field: 'entries', cursor: 'from', form: ENTRY_ROW };
  for await (const row of readRows(client, list)) {
    const { index, entry } = /** @type {import('./forms.mjs').EntryRow} */ (row);
    if (index !== expected) return reject(`The list of entries has entry ${index} in place of ${expected}.`);
    expected += 1;
    yield entry;
  }
}

/**
 * Verifies the signed checkpoints, in order, up to the newest. The server may have added others since.
 *
 * @param {Client} client
 * @param {Key} key
 * @param {Checkpoint} newest
 * @returns {AsyncGenerator<Checkpoint>}
 */
async function* readCheckpoints(client, key, newest) {
  let before = 0;
  const list = { path: '/api/audit/checkpoints', field: 'checkpoints', cursor: 'after', form: CHECKPOINT_ROW };
  for await (const row of readRows(client, list)) {
    const { size, checkpoint: note } = /** @type {import('./forms.mjs').CheckpointRow} */ (row);
    const checkpoint = await verifyCheckpoint(note, key, `The checkpoint of ${size} entries`);
    if (checkpoint.size !== size) reject(`The checkpoint listed with ${size} entries has ${checkpoint.size}.`);
    if (size <= before) reject(`The list of checkpoints has ${size} entries after ${before}.`);
    if (size > newest.size) break;
    before = size;
    yield checkpoint;
  }
  if (before !== newest.size) reject(`The list of checkpoints ends at ${before} of ${newest.size} entries.`);
}
