import { readFile } from 'node:fs/promises';
import { createClient } from './audit/client.mjs';
import { readCommandLine } from './command-line.mjs';
import { isObject } from './format/form.mjs';
import { readKey } from './format/key.mjs';
import { Rejection } from './format/rejection.mjs';
import { Unavailable } from './format/unavailable.mjs';
import { readHistory } from './receipt/read-history.mjs';
import { verifyReceipt } from './receipt/verify-receipt.mjs';

const LABELS = { passed: 'ok     ', failed: 'FAILED ', skipped: 'skipped' };

/** @typedef {{ key?: string | undefined, server?: string | undefined, player?: string | undefined, offline?: boolean | undefined }} Options */

/** Prints each step. @param {string} file @param {Options} options @returns {Promise<number>} the exit status */
async function verify(file, options) {
  const receipt = parse(await readFile(file, 'utf8'));
  if (receipt === undefined) {
    console.log(`The receipt is not valid: ${file} isn't JSON.`);
    return 1;
  }
  const { isValid, steps } = await verifyReceipt(receipt, await readKnown(receipt, options));
  for (const { name, verdict, sentence } of steps) console.log(`${LABELS[verdict]}  ${name.padEnd(11)} ${sentence}`);
  console.log(isValid ? '\nThe receipt is valid.' : '\nThe receipt is not valid.');
  return isValid ? 0 : 1;
}

/** @param {string} text @returns {unknown} undefined for anything that isn't JSON */
function parse(text) {
  try {
    const value = /** @type {unknown} */ (JSON.parse(text));
    // As a file of its own, or as the server responds.
    return isObject(value) && isObject(value.receipt) ? value.receipt : value;
  } catch {
    return undefined;
  }
}

/** @param {unknown} receipt @param {Options} options @returns {Promise<import('./receipt/verify-receipt.mjs').Known>} */
async function readKnown(receipt, { key: known, server, player, offline }) {
  const client = server === undefined ? null : createClient(server);
  const stated = known ?? (await client?.text('/proof/key'));
  if (stated === undefined) throw new Unavailable('Neither --key nor --server is given.');
  if (known === undefined)
    console.log("The key is the server's own word. Compare it with one that you or others have kept:");
  const key = await readKey(stated);
  console.log(`${key.text}\n`);
  const history = client === null || offline ? undefined : await readHistory(client, receipt, key);
  return { key, ...(player === undefined ? {} : { player }), ...(history === undefined ? {} : { history }) };
}

const { argument: file, values } = readCommandLine({
  call: 'node verifier/verify.mjs',
  does: 'Verifies a receipt of a pick, with the key of its server.',
  argument: { name: 'FILE', does: 'the receipt' },
  options: {
    server: { type: 'string', value: 'URL', does: 'requests the key and the newest checkpoint of the server' },
    key: { type: 'string', value: 'KEY', does: 'a key that you have kept; without --server, without a network' },
    player: { type: 'string', value: 'ID', does: 'also checks that the pick is by this player' },
    offline: { type: 'boolean', does: 'with --server: requests only the key' },
  },
  more: 'Exit status: 0 the receipt is valid, 1 it is not, 2 it could not be checked.',
});
try {
  process.exitCode = await verify(file, values);
} catch (error) {
  const isOurs = error instanceof Unavailable || error instanceof Rejection;
  console.error(
    `The receipt could not be checked: ${isOurs || error instanceof Error ? error.message : String(error)}`,
  );
  process.exitCode = 2;
}
