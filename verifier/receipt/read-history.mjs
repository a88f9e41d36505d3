import { verifyCheckpoint } from '../format/checkpoint.mjs';
import { isObject } from '../format/form.mjs';
import { Rejection } from '../format/rejection.mjs';

/**
 * Reads the newest checkpoint of a server, and the proof that it contains the checkpoint of a receipt.
 *
 * @param {{ text: (path: string) => Promise<string>, json: (path: string) => Promise<unknown> }} client
 * @param {unknown} receipt
 * @param {import('../format/key.mjs').Key} key
 * @returns {Promise<{ checkpoint: string, proof: unknown }>}
 */
export async function readHistory(client, receipt, key) {
  const checkpoint = await client.text('/proof/checkpoint');
  const [from, to] = [await sizeOf(isObject(receipt) ? receipt.checkpoint : null, key), await sizeOf(checkpoint, key)];
  // With equal sizes there is nothing to prove, and the verification finds out everything else that is wrong.
  if (from === null || to === null || from >= to) return { checkpoint, proof: [] };
  const response = await client.json(`/api/audit/consistency?from=${from}&to=${to}`);
  return { checkpoint, proof: isObject(response) ? response.path : null };
}

/** @param {unknown} note @param {import('../format/key.mjs').Key} key @returns {Promise<number | null>} null for a wrong one */
async function sizeOf(note, key) {
  try {
    return (await verifyCheckpoint(note, key)).size;
  } catch (error) {
    if (error instanceof Rejection) return null;
    throw error;
  }
}
