import { canonicalJson, type PickChoice, type Receipt } from '@machine/contract';
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';

/*
 * A log as docs/proof.md describes it, built from the definitions of RFC 9162 instead of the algorithms that verify it.
 * Tests change its parts; the receipts of the mocks are made by it, too.
 */

const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');
const hash = (...parts: (Buffer | string)[]) => {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest();
};

/** Returns what signs with the key of a seed. */
export function createSigner(seed: number) {
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, Buffer.alloc(32, seed)]), format: 'der', type: 'pkcs8' });
  const raw = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32);
  const typed = Buffer.concat([Buffer.of(1), raw]);
  const origin = `beat-the-machine/${hash(raw).toString('hex').slice(0, 16)}`;
  const id = hash(`${origin}\n`, typed).subarray(0, 4);
  return {
    origin,
    key: `${origin}+${id.toString('hex')}+${typed.toString('base64')}`,
    /** Returns the note of a text. */
    sign: (text: string, name = origin) =>
      `${text}\n— ${name} ${Buffer.concat([id, sign(null, Buffer.from(text), key)]).toString('base64')}\n`,
  };
}
export type Signer = ReturnType<typeof createSigner>;

export const leafOf = (entry: string) => hash(Buffer.of(0), entry);
const nodeOf = (left: Buffer, right: Buffer) => hash(Buffer.of(1), left, right);

type Leaves = readonly Buffer[];
/** The largest power of two below the number of leaves. */
const splitOf = ({ length }: Leaves) => 2 ** Math.floor(Math.log2(length - 1));
const EMPTY = hash();

/** The root of a tree (section 2.1.1). */
export function rootOf(leaves: Leaves): Buffer {
  if (leaves.length <= 1) return leaves[0] ?? EMPTY;
  const split = splitOf(leaves);
  return nodeOf(rootOf(leaves.slice(0, split)), rootOf(leaves.slice(split)));
}

/** The path of a leaf (section 2.1.3.1). */
function inclusionPath(index: number, leaves: Leaves): Buffer[] {
  if (leaves.length <= 1) return [];
  const split = splitOf(leaves);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return index < split
    ? [...inclusionPath(index, left), rootOf(right)]
    : [...inclusionPath(index - split, right), rootOf(left)];
}

/** The proof that the first `size` leaves are the beginning of a tree (section 2.1.4.1). */
function consistencyPath(size: number, leaves: Leaves, isWhole = true): Buffer[] {
  if (size === leaves.length) return isWhole ? [] : [rootOf(leaves)];
  const split = splitOf(leaves);
  const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
  return size <= split
    ? [...consistencyPath(size, left, isWhole), rootOf(right)]
    : [...consistencyPath(size - split, right, false), rootOf(left)];
}

export type Match = { id: string; homeTeam: string; awayTeam: string; startTime: string };

/** Returns the entry of a prediction, with what a test changes. */
export const predictionEntry = (match: Match, at: string, text: string, changes: object = {}): string =>
  canonicalJson({
    v: 1,
    kind: 'prediction',
    at,
    match: { ...match, league: 'NBA' },
    machinePick: 'HOME',
    confidencePct: 63.4,
    probabilities: { home: 63.4, draw: 0, away: 36.6 },
    stakes: { agree: 2, disagree: 3 },
    isGold: false,
    modelVersion: 'elo-3.2',
    nonce: hash(match.id).subarray(0, 16).toString('base64url'),
    text,
    ...changes,
  });

export type Pick = { userId: string; choice: PickChoice; at: string; startTime: string };

/** A log whose entries were added in groups: each has one time and one checkpoint. */
export function createLog(signer: Signer, groups: readonly { at: string; entries: readonly string[] }[]) {
  const entries = groups.flatMap((group) => group.entries);
  const leaves = entries.map(leafOf);
  let size = 0;
  const checkpoints = groups.map(({ at, entries: { length } }) => {
    size += length;
    return { size, at, note: checkpointOf(signer, size, rootOf(leaves.slice(0, size)), at) };
  });

  return {
    entries,
    leaves,
    newest: checkpoints.at(-1)?.note ?? '',
    /** The path from the checkpoint of a size to the newest one. */
    consistencyFrom: (from: number) => consistencyPath(from, leaves).map(toBase64),
    receiptOf(index: number, pick: Pick, changes: object = {}): Receipt {
      const entry = entries[index] ?? '';
      const checkpoint = checkpoints.find((one) => one.size > index);
      return {
        version: 1,
        entry,
        index,
        path: inclusionPath(index, leaves.slice(0, checkpoint?.size)).map(toBase64),
        checkpoint: checkpoint?.note ?? '',
        pick: pickNote(signer, { ...statementOf(entry), ...pick, ...changes }),
      };
    },
  };
}

const toBase64 = (bytes: Buffer) => bytes.toString('base64');

export const checkpointOf = (signer: Signer, size: number, root: Buffer, at: string) =>
  signer.sign(`${signer.origin}\n${size}\n${toBase64(root)}\ntime ${at}\n`);

export const pickNote = (signer: Signer, statement: object) =>
  signer.sign(`${signer.origin}/picks\n${canonicalJson(statement)}\n`);

function statementOf(entry: string): object {
  const { match, stakes } = JSON.parse(entry) as { match: Match; stakes: object };
  return { v: 1, kind: 'pick', leaf: toBase64(leafOf(entry)), matchId: match.id, stakes };
}
