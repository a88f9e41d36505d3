import { isObject } from '../format/form.mjs';
import { leafHash, verifyConsistency, verifyInclusion } from '../format/tree.mjs';
import { ENTRY_ROW } from './forms.mjs';
import { readRows } from './pages.mjs';

/**
 * @typedef {import('./client.mjs').Client} Client
 * @typedef {import('./report.mjs').Finding} Finding
 * @typedef {import('../format/checkpoint.mjs').Checkpoint} Checkpoint
 */

/** Entries whose paths are requested, at random positions. */
const INCLUSIONS = 5;

/**
 * Checks that some checkpoints are also files, with the same bytes.
 *
 * @param {Client} client
 * @param {Checkpoint[]} samples
 * @param {Finding} finding
 */
export async function checkFiles(client, samples, finding) {
  for (const { size, note } of samples) {
    if ((await client.text(`/proof/checkpoints/${size}`)) !== note)
      finding.problem(`/proof/checkpoints/${size} is not the checkpoint that the audit lists.`);
  }
  finding.sentence = `${samples.length} checkpoints are files with the same bytes`;
}

/**
 * Requests paths and proofs and verifies them.
 *
 * @param {Client} client
 * @param {{ newest: Checkpoint, kept: Checkpoint[], samples: Checkpoint[], random: () => number }} log
 * @param {Finding} finding
 */
export async function checkProofs(client, { newest, kept, samples, random }, finding) {
  for (let count = 0; count < INCLUSIONS; count += 1) {
    const index = Math.floor(random() * newest.size);
    await finding.attempt(async () => {
      const leaf = await leafHash(await readEntry(client, index));
      const path = await readPath(client, `/api/audit/inclusion?index=${index}&size=${newest.size}`);
      await verifyInclusion({ leaf, index, path, ...newest });
    });
  }
  const earlier = [...kept, ...samples].filter(({ size }) => size < newest.size);
  for (const from of earlier) {
    await finding.attempt(async () => {
      const proof = await readPath(client, `/api/audit/consistency?from=${from.size}&to=${newest.size}`);
      await verifyConsistency({ from, to: newest, proof });
    });
  }
  finding.sentence = `${INCLUSIONS} inclusion paths and ${earlier.length} consistency proofs are right`;
}

/** @param {Client} client @param {number} index @returns {Promise<string>} */
async function readEntry(client, index) {
  const list = { path: `/api/audit/entries?from=${index}`, field: 'entries', cursor: 'from', form: ENTRY_ROW };
  const { value } = await readRows(client, list).next();
  return /** @type {import('./forms.mjs').EntryRow | undefined} */ (value)?.entry ?? '';
}

/** @param {Client} client @param {string} path @returns {Promise<unknown>} */
async function readPath(client, path) {
  const response = await client.json(path);
  return isObject(response) ? response.path : undefined;
}
