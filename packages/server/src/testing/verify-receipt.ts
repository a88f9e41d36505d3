import { createPublicKey, verify } from 'node:crypto';
import { type PickStatement, pickStatement, type Receipt } from '@machine/contract';
import * as z from 'zod';
import { canonicalJson } from '../game/proof/canonical-json.ts';
import { fromBase64, toBase64 } from '../game/proof/nodes.ts';
import { leafHash } from '../game/proof/tree.ts';
import { isIncluded } from './verify-tree.ts';

/** A published key, as `GET /proof/key` has it. */
export type PublicKey = { origin: string; id: string; bytes: Buffer };

export function readPublicKey(text: string): PublicKey {
  const [, origin = '', id = '', key = ''] = /^(.+)\+([0-9a-f]{8})\+(\S+)\n?$/.exec(text) ?? [];
  return { origin, id, bytes: Buffer.from(key, 'base64').subarray(1) };
}

/** Returns the lines of a note. Throws an error unless it is signed by the key. */
export function openNote(note: string, { origin, id, bytes }: PublicKey): string[] {
  const [, text = '', by, signed = ''] = /^(.*\n)\n— (\S+) (\S+)\n$/s.exec(note) ?? [];
  const signature = Buffer.from(signed, 'base64');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: bytes.toString('base64url') }, format: 'jwk' });
  const isValid = verify(null, Buffer.from(text), key, signature.subarray(4));
  if (by !== origin || signature.subarray(0, 4).toString('hex') !== id || !isValid) {
    throw new Error(`The note isn't signed by ${origin}: ${note}`);
  }
  return text.slice(0, -1).split('\n');
}

export type ReadCheckpoint = { size: number; root: Uint8Array; at: string };

/** Reads a checkpoint. Throws an error unless it is signed by the key. */
export function readCheckpoint(note: string, key: PublicKey): ReadCheckpoint {
  const [origin, size, root = '', time = '', ...more] = openNote(note, key);
  if (origin !== key.origin || more.length > 0) throw new Error(`This is no checkpoint: ${note}`);
  return { size: Number(size), root: fromBase64(root), at: time.replace(/^time /, '') };
}

const predictionEntry = z.strictObject({
  v: z.literal(1),
  kind: z.literal('prediction'),
  at: z.iso.datetime(),
  match: z.strictObject({
    id: z.string(),
    league: z.enum(['NBA', 'EPL']),
    homeTeam: z.string(),
    awayTeam: z.string(),
    startTime: z.iso.datetime(),
  }),
  machinePick: z.enum(['HOME', 'DRAW', 'AWAY']),
  confidencePct: z.number(),
  probabilities: z.strictObject({ home: z.number(), draw: z.number(), away: z.number() }),
  stakes: z.strictObject({ agree: z.int(), disagree: z.int() }),
  isGold: z.boolean(),
  modelVersion: z.string(),
  nonce: z.string().regex(/^[\w-]{22}$/),
  text: z.string(),
});
export type ReadPrediction = z.infer<typeof predictionEntry>;

/** Reads the entry of a prediction. Throws an error unless it is canonical. */
export function readPrediction(entry: string): ReadPrediction {
  const prediction = predictionEntry.parse(JSON.parse(entry));
  if (canonicalJson(prediction) !== entry) throw new Error(`This is not canonical: ${entry}`);
  return prediction;
}

/** Returns what a receipt says of the pick. Throws an error unless the receipt is valid (docs/proof.md). */
export function openReceipt(receipt: Receipt, key: PublicKey): PickStatement {
  const [origin, text = '', ...more] = openNote(receipt.pick, key);
  const pick = pickStatement.parse(JSON.parse(text));
  const { match, stakes, at } = readPrediction(receipt.entry);
  const checkpoint = readCheckpoint(receipt.checkpoint, key);
  const leaf = leafHash(receipt.entry);
  const { index, path } = receipt;
  const steps = {
    pick: origin === `${key.origin}/picks` && more.length === 0 && canonicalJson(pick) === text,
    prediction: match.id === pick.matchId && toBase64(leaf) === pick.leaf,
    stakes: stakes.agree === pick.stakes.agree && stakes.disagree === pick.stakes.disagree,
    inclusion: isIncluded({ ...checkpoint, leaf, index, path: path.map(fromBase64) }),
    order: at === checkpoint.at && at <= pick.at && pick.at < pick.startTime,
  };
  const failed = Object.entries(steps).flatMap(([step, isValid]) => (isValid ? [] : [step]));
  if (failed.length > 0) throw new Error(`The receipt is invalid: ${failed.join(', ')}.`);
  return pick;
}
