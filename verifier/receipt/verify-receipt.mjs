import { fromBase64, isEqual } from '../format/bytes.mjs';
import { canonical, parseCanonical } from '../format/canonical-json.mjs';
import { verifyCheckpoint } from '../format/checkpoint.mjs';
import { parseEntry, STAKES } from '../format/entry.mjs';
import { checkForm, isObject, NAME, oneOf, record, TEXT, TIME } from '../format/form.mjs';
import { verifyNote } from '../format/note.mjs';
import { quote, reject, Rejection } from '../format/rejection.mjs';
import { leafHash, verifyConsistency, verifyInclusion } from '../format/tree.mjs';

/**
 * A step of the verification, in the order of docs/proof.md. A step that needs something that an earlier one hasn't found
 * is skipped, and so are `player` and `history` if the verifier knows nothing to compare with.
 *
 * @typedef {'pick' | 'player' | 'prediction' | 'checkpoint' | 'inclusion' | 'order' | 'history'} StepName
 * @typedef {{ name: StepName, verdict: 'passed' | 'failed' | 'skipped', sentence: string }} Step
 *
 * @typedef {object} Known what the verifier knows besides the receipt
 * @property {import('../format/key.mjs').Key} key
 * @property {string} [player] the id of the player whose receipt it should be
 * @property {{ checkpoint: unknown, proof: unknown }} [history] the note of the newest checkpoint, and the consistency
 *   proof from the receipt's checkpoint to it
 *
 * @typedef {{ v: 1, kind: 'pick', leaf: string, matchId: string, userId: string, choice: 'AGREE' | 'DISAGREE', stakes: import('../format/entry.mjs').Stakes, at: string, startTime: string }} Pick
 * @typedef {{ pick?: Pick, prediction?: import('../format/entry.mjs').Prediction, leaf?: import('../format/bytes.mjs').Bytes, checkpoint?: import('../format/checkpoint.mjs').Checkpoint }} Found
 * @typedef {(receipt: Record<string, unknown>, known: Known, found: Found) => Promise<string> | string} Check
 */

/** A step that can't be checked, with the reason. */
class Skip extends Error {}

const PICK = record({
  v: oneOf(1),
  kind: oneOf('pick'),
  leaf: TEXT,
  matchId: NAME,
  userId: NAME,
  choice: oneOf('AGREE', 'DISAGREE'),
  stakes: STAKES,
  at: TIME,
  startTime: TIME,
});

/** @type {[StepName, Check][]} */
const STEPS = [
  ['pick', checkPick],
  ['player', checkPlayer],
  ['prediction', checkPrediction],
  ['checkpoint', checkCheckpoint],
  ['inclusion', checkInclusion],
  ['order', checkOrder],
  ['history', checkHistory],
];

/**
 * Verifies a receipt. It is valid if no step has failed.
 *
 * @param {unknown} receipt parsed JSON
 * @param {Known} known
 * @returns {Promise<{ isValid: boolean, steps: Step[] }>}
 */
export async function verifyReceipt(receipt, known) {
  const fields = isObject(receipt) ? receipt : {};
  /** @type {Found} */
  const found = {};
  /** @type {Step[]} */
  const steps = [];
  for (const [name, check] of STEPS) steps.push({ name, ...(await verdictOf(() => check(fields, known, found))) });
  return { isValid: steps.every(({ verdict }) => verdict !== 'failed'), steps };
}

/** @param {() => Promise<string> | string} check @returns {Promise<Omit<Step, 'name'>>} */
async function verdictOf(check) {
  try {
    return { verdict: 'passed', sentence: await check() };
  } catch (error) {
    if (error instanceof Rejection) return { verdict: 'failed', sentence: error.message };
    if (error instanceof Skip) return { verdict: 'skipped', sentence: error.message };
    throw error;
  }
}

/** @type {Check} */
async function checkPick({ version, pick }, { key }, found) {
  if (version !== 1) reject(`This isn't a receipt of version 1: ${quote(version)}.`);
  const lines = await verifyNote(pick, key, 'The pick');
  const [purpose = '', statement = ''] = lines;
  if (lines.length !== 2) reject(`The pick has ${lines.length} lines of text instead of two.`);
  if (purpose !== `${key.origin}/picks`) reject(`The note of the pick is for ${quote(purpose)}, not for picks.`);
  const value = parseCanonical(statement, 'The pick');
  checkForm(value, PICK, 'The pick');
  found.pick = /** @type {Pick} */ (value);
  return `The server has signed that ${found.pick.choice} was picked at ${found.pick.at}.`;
}

/** @type {Check} */
function checkPlayer(_receipt, { player }, { pick }) {
  if (player === undefined) throw new Skip('Not checked: no player was given.');
  if (pick === undefined) throw new Skip('Not checked, because the pick is wrong.');
  if (pick.userId !== player) reject(`The pick is by another player: ${quote(pick.userId)}.`);
  return 'The pick is by the player.';
}

/** @type {Check} */
async function checkPrediction({ entry }, _known, found) {
  const prediction = parseEntry(entry);
  if (prediction.kind !== 'prediction') return reject(`The entry is no prediction, but a ${prediction.kind}.`);
  const leaf = await leafHash(String(entry));
  Object.assign(found, { prediction, leaf });
  const { pick } = found;
  if (pick === undefined) throw new Skip('Not compared with the pick, because the pick is wrong.');
  if (!isEqual(leaf, fromBase64(pick.leaf, 32, 'The leaf hash of the pick')))
    reject('The prediction is not the one that was picked: its hash is different.');
  if (prediction.match.id !== pick.matchId) reject(`The pick is on another match: ${quote(pick.matchId)}.`);
  if (canonical(prediction.stakes) !== canonical(pick.stakes)) reject('The stakes of the pick are different.');
  return `The prediction is the one that was picked: ${quote(prediction.match.homeTeam)} against ${quote(prediction.match.awayTeam)}.`;
}

/** @type {Check} */
async function checkCheckpoint({ checkpoint }, { key }, found) {
  found.checkpoint = await verifyCheckpoint(checkpoint, key);
  return `The server has signed a log of ${found.checkpoint.size} entries at ${found.checkpoint.time}.`;
}

/** @type {Check} */
async function checkInclusion({ index, path }, _known, { leaf, checkpoint }) {
  if (leaf === undefined) throw new Skip('Not checked, because the entry is wrong.');
  if (checkpoint === undefined) throw new Skip('Not checked, because the checkpoint is wrong.');
  await verifyInclusion({ leaf, index, path, ...checkpoint });
  return `The prediction is entry ${index} of this log.`;
}

/** @type {Check} */
function checkOrder(_receipt, _known, { pick, prediction, checkpoint }) {
  if (pick === undefined || prediction === undefined || checkpoint === undefined)
    throw new Skip('Not checked, because the pick, the entry or the checkpoint is wrong.');
  if (prediction.at !== checkpoint.time)
    reject(`The prediction is from ${prediction.at}, but its checkpoint is from ${checkpoint.time}.`);
  if (prediction.at > pick.at) reject(`The prediction is from ${prediction.at}, after the pick at ${pick.at}.`);
  if (pick.at >= pick.startTime) reject(`The pick is from ${pick.at}, not before the start at ${pick.startTime}.`);
  return `First the prediction (${prediction.at}), then the pick (${pick.at}), then the match (${pick.startTime}).`;
}

/** @type {Check} */
async function checkHistory(_receipt, { key, history }, { checkpoint }) {
  if (history === undefined) throw new Skip("Not checked: the server's newest checkpoint is not known.");
  if (checkpoint === undefined) throw new Skip('Not checked, because the checkpoint is wrong.');
  const newest = await verifyCheckpoint(history.checkpoint, key, 'The newest checkpoint');
  await verifyConsistency({ from: checkpoint, to: newest, proof: history.proof });
  return `The log of ${newest.size} entries that the server has now still contains it unchanged.`;
}
