import { fromBase64, isEqual } from '../format/bytes.mjs';
import { canonical, parseCanonical } from '../format/canonical-json.mjs';
import { readCheckpoint, verifySigned } from '../format/checkpoint.mjs';
import { parseEntry, STAKES } from '../format/entry.mjs';
import { checkForm, isObject, NAME, oneOf, record, TEXT, TIME } from '../format/form.mjs';
import { readNote, verifySignature } from '../format/note.mjs';
import { quote, reject, Rejection } from '../format/rejection.mjs';
import { leafHash, rootOf, verifyConsistency } from '../format/tree.mjs';

/**
 * A step of the verification, in the order of docs/proof.md. A step that needs a part that can't be read is skipped as
 * `unreadable`, and `player` and `history` are as `unknown` if the verifier knows nothing to compare with. A part whose
 * signature is wrong fails at its own step only.
 *
 * @typedef {'pick' | 'player' | 'prediction' | 'checkpoint' | 'inclusion' | 'order' | 'history'} StepName
 * @typedef {import('../format/rejection.mjs').Reason} Reason
 * @typedef {{ name: StepName, sentence: string } & ({ verdict: 'passed' } | { verdict: 'failed', reason: Reason } | { verdict: 'skipped', reason: 'unreadable' | 'unknown' })} Step
 *
 * @typedef {object} Known what the verifier knows besides the receipt
 * @property {import('../format/key.mjs').Key | null} key null for one that isn't valid
 * @property {string} [player] the id of the player whose receipt it should be
 * @property {{ checkpoint: unknown, proof: unknown }} [history] the note of the newest checkpoint, and the consistency
 *   proof from the receipt's checkpoint to it
 *
 * @typedef {{ v: 1, kind: 'pick', leaf: string, matchId: string, userId: string, choice: 'AGREE' | 'DISAGREE', stakes: import('../format/entry.mjs').Stakes, at: string, startTime: string }} Pick
 * @typedef {{ pickNote?: import('../format/note.mjs').Note, pick?: Pick, prediction?: import('../format/entry.mjs').Prediction, leaf?: import('../format/bytes.mjs').Bytes, checkpoint?: import('../format/checkpoint.mjs').Checkpoint, root?: import('../format/bytes.mjs').Bytes, newest?: import('../format/checkpoint.mjs').Checkpoint }} Found the parts, and the root that was computed
 * @typedef {(receipt: Record<string, unknown>, known: Known, found: Found) => Promise<string> | string} Check
 */

/** A step that can't be checked. */
class Skip extends Error {
  /** @param {string} sentence @param {'unreadable' | 'unknown'} [reason] */
  constructor(sentence, reason = 'unreadable') {
    super(sentence);
    this.reason = reason;
  }
}

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
 * @returns {Promise<{ isValid: boolean, steps: Step[], found: Found }>}
 */
export async function verifyReceipt(receipt, known) {
  const fields = isObject(receipt) ? receipt : {};
  /** @type {Found} */
  const found = {};
  /** @type {Step[]} */
  const steps = [];
  for (const [name, check] of STEPS) steps.push({ name, ...(await verdictOf(() => check(fields, known, found))) });
  return { isValid: steps.every(({ verdict }) => verdict !== 'failed'), steps, found };
}

/** @param {() => Promise<string> | string} check */
async function verdictOf(check) {
  try {
    return { verdict: /** @type {const} */ ('passed'), sentence: await check() };
  } catch (error) {
    if (error instanceof Rejection)
      return { verdict: /** @type {const} */ ('failed'), sentence: error.message, reason: error.reason };
    if (error instanceof Skip)
      return { verdict: /** @type {const} */ ('skipped'), sentence: error.message, reason: error.reason };
    throw error;
  }
}

/** @type {Check} */
async function checkPick({ version, pick }, { key }, found) {
  if (version !== 1) reject(`This isn't a receipt of version 1: ${quote(version)}.`);
  const note = readNote(pick, 'The pick');
  found.pickNote = note;
  const [purpose = ''] = note.lines;
  if (key !== null && purpose !== `${key.origin}/picks` && note.name === key.origin)
    reject(`The note of the pick is for ${quote(purpose)}, not for picks.`, 'signer');
  found.pick = parsePick(note);
  await verifySignature(note, key, 'The pick');
  return `The server has signed that ${found.pick.choice} was picked at ${found.pick.at}.`;
}

/** @param {import('../format/note.mjs').Note} note @returns {Pick} */
function parsePick({ lines }) {
  const [, statement = ''] = lines;
  if (lines.length !== 2) reject(`The pick has ${lines.length} lines of text instead of two.`);
  const value = parseCanonical(statement, 'The pick');
  checkForm(value, PICK, 'The pick');
  return /** @type {Pick} */ (value);
}

/** Reads what a signed pick says, without verifying it. @param {unknown} note */
export const readPick = (note) => parsePick(readNote(note, 'The pick'));

/** @type {Check} */
function checkPlayer(_receipt, { player }, { pick }) {
  if (player === undefined) throw new Skip('Not checked: no player was given.', 'unknown');
  if (pick === undefined) throw new Skip('Not checked, because the pick is wrong.');
  if (pick.userId !== player) reject(`The pick is by another player: ${quote(pick.userId)}.`, 'player');
  return 'The pick is by the player.';
}

/** @type {Check} */
async function checkPrediction({ entry }, _known, found) {
  if (typeof entry === 'string') found.leaf = await leafHash(entry);
  const prediction = parseEntry(entry);
  if (prediction.kind !== 'prediction') return reject(`The entry is no prediction, but a ${prediction.kind}.`);
  found.prediction = prediction;
  const { pick } = found;
  if (pick === undefined) throw new Skip('Not compared with the pick, because the pick is wrong.');
  if (
    !isEqual(
      /** @type {import('../format/bytes.mjs').Bytes} */ (found.leaf),
      fromBase64(pick.leaf, 32, 'The leaf hash of the pick'),
    )
  )
    reject('The prediction is not the one that was picked: its hash is different.', 'hash');
  if (prediction.match.id !== pick.matchId) reject(`The pick is on another match: ${quote(pick.matchId)}.`, 'match');
  if (canonical(prediction.stakes) !== canonical(pick.stakes))
    reject('The stakes of the pick are different.', 'stakes');
  return `The prediction is the one that was picked: ${quote(prediction.match.homeTeam)} against ${quote(prediction.match.awayTeam)}.`;
}

/** @type {Check} */
async function checkCheckpoint({ checkpoint }, { key }, found) {
  found.checkpoint = readCheckpoint(checkpoint);
  await verifySigned(found.checkpoint, key);
  return `The server has signed a log of ${found.checkpoint.size} entries at ${found.checkpoint.time}.`;
}

/** @type {Check} */
async function checkInclusion({ index, path }, _known, found) {
  const { leaf, checkpoint } = found;
  if (leaf === undefined) throw new Skip('Not checked, because the entry is wrong.');
  if (checkpoint === undefined) throw new Skip('Not checked, because the checkpoint is wrong.');
  found.root = await rootOf({ leaf, index, path, size: checkpoint.size });
  if (!isEqual(found.root, checkpoint.root))
    reject("The inclusion path doesn't lead to the root of the checkpoint.", 'root');
  return `The prediction is entry ${index} of this log.`;
}

/** @type {Check} */
function checkOrder(_receipt, _known, { pick, prediction, checkpoint }) {
  if (pick === undefined || prediction === undefined || checkpoint === undefined)
    throw new Skip('Not checked, because the pick, the entry or the checkpoint is wrong.');
  if (prediction.at !== checkpoint.time)
    reject(`The prediction is from ${prediction.at}, but its checkpoint is from ${checkpoint.time}.`, 'times');
  if (prediction.at > pick.at) reject(`The prediction is from ${prediction.at}, after the pick at ${pick.at}.`, 'late');
  if (pick.at >= pick.startTime)
    reject(`The pick is from ${pick.at}, not before the start at ${pick.startTime}.`, 'started');
  return `First the prediction (${prediction.at}), then the pick (${pick.at}), then the match (${pick.startTime}).`;
}

/** @type {Check} */
async function checkHistory(_receipt, { key, history }, found) {
  if (history === undefined) throw new Skip("Not checked: the server's newest checkpoint is not known.", 'unknown');
  const { checkpoint } = found;
  found.newest = readCheckpoint(history.checkpoint, 'The newest checkpoint');
  await verifySigned(found.newest, key, 'The newest checkpoint');
  if (checkpoint === undefined) throw new Skip('Not checked, because the checkpoint is wrong.');
  await verifyConsistency({ from: checkpoint, to: found.newest, proof: history.proof });
  return `The log of ${found.newest.size} entries that the server has now still contains it unchanged.`;
}
