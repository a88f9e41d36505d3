import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';

/**
 * A small second implementation of docs/proof.md, for tests: it makes logs, proofs and receipts, honest ones and, as it has
 * the key, fraudulent ones. It follows the recursive definitions of RFC 9162, while the verifier walks from leaf to root.
 */

export type Checkpoint = { size: number; root: string; time: string; note: string };
export type Receipt = ReturnType<LogMaker['receipt']>;
export type PickFields = { userId: string; choice: 'AGREE' | 'DISAGREE'; at: string };
export type PredictionEntry = ReturnType<typeof predictionOf>;

const sha256 = (...parts: Uint8Array[]) => createHash('sha256').update(Buffer.concat(parts)).digest();
const LEAF = Buffer.of(0);
const NODE = Buffer.of(1);
/** An Ed25519 private key in PKCS 8 is this prefix and a seed. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

export const leafHashOf = (entry: string) => sha256(LEAF, Buffer.from(entry));
export const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** Writes canonical JSON. */
export function canonicalOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, item]) => `${JSON.stringify(key)}:${canonicalOf(item)}`).join(',')}}`;
}

/** Creates a key from a number. `origin` replaces the one that follows from the key. */
export function createKey(seed: number, origin?: string) {
  const privateKey = createPrivateKey({
    key: Buffer.concat([PKCS8, Buffer.alloc(32, seed)]),
    format: 'der',
    type: 'pkcs8',
  });
  const publicKey = createPublicKey(privateKey).export({ format: 'der', type: 'spki' }).subarray(-32);
  return { ...nameKey(publicKey, origin), sign: (text: string) => sign(null, Buffer.from(text), privateKey) };
}
export type MadeKey = ReturnType<typeof createKey>;

/** Returns the names of a public key. */
export function nameKey(publicKey: Uint8Array, chosenOrigin?: string) {
  const origin = chosenOrigin ?? `beat-the-machine/${sha256(publicKey).toString('hex').slice(0, 16)}`;
  const marked = Buffer.concat([Buffer.of(1), publicKey]);
  const id = sha256(Buffer.from(`${origin}\n`), marked).subarray(0, 4);
  return { origin, id, text: `${origin}+${id.toString('hex')}+${base64(marked)}` };
}

/** Signs a text as a note. */
export const noteOf = (key: MadeKey, text: string, name = key.origin) =>
  `${text}\n— ${name} ${base64(Buffer.concat([key.id, key.sign(text)]))}\n`;

/** The largest power of two below a size above 1. */
const splitOf = (size: number) => 2 ** (Math.ceil(Math.log2(size)) - 1);

/** The definitions of RFC 9162, sections 2.1.1, 2.1.3.1 and 2.1.4.1. */
export class Tree {
  readonly leaves: Buffer[] = [];
  readonly #roots = new Map<string, Buffer>();

  root(from = 0, to = this.leaves.length): Buffer {
    const known = this.#roots.get(`${from} ${to}`);
    if (known) return known;
    const middle = from + splitOf(to - from);
    const root =
      to - from === 1 ? (this.leaves[from] as Buffer) : sha256(NODE, this.root(from, middle), this.root(middle, to));
    this.#roots.set(`${from} ${to}`, root);
    return root;
  }

  inclusion(index: number, from: number, to: number): Buffer[] {
    if (to - from === 1) return [];
    const middle = from + splitOf(to - from);
    return index < middle
      ? [...this.inclusion(index, from, middle), this.root(middle, to)]
      : [...this.inclusion(index, middle, to), this.root(from, middle)];
  }

  consistency(size: number, from = 0, to = this.leaves.length, isWhole = true): Buffer[] {
    if (size === to) return isWhole ? [] : [this.root(from, to)];
    const middle = from + splitOf(to - from);
    return size <= middle
      ? [...this.consistency(size, from, middle, isWhole), this.root(middle, to)]
      : [...this.consistency(size, middle, to, false), this.root(from, middle)];
  }
}

/** A log that grows by additions, each with a signed checkpoint. */
export class LogMaker {
  readonly entries: string[] = [];
  readonly checkpoints: Checkpoint[] = [];
  readonly tree = new Tree();

  readonly key: MadeKey;

  constructor(key = createKey(1)) {
    this.key = key;
  }

  /** Adds the texts of entries. */
  addTexts(texts: readonly string[], time: string): Checkpoint {
    for (const text of texts) {
      this.entries.push(text);
      this.tree.leaves.push(leafHashOf(text));
    }
    const size = this.entries.length;
    const root = base64(this.tree.root(0, size));
    const note = noteOf(this.key, `${this.key.origin}\n${size}\n${root}\ntime ${time}\n`);
    const checkpoint = { size, root, time, note };
    this.checkpoints.push(checkpoint);
    return checkpoint;
  }

  add(entries: readonly { at: string }[]): Checkpoint {
    return this.addTexts(entries.map(canonicalOf), entries[0]?.at ?? '');
  }

  get newest(): Checkpoint {
    return this.checkpoints.at(-1) as Checkpoint;
  }

  inclusion = (index: number, size: number) => this.tree.inclusion(index, 0, size).map(base64);
  consistency = (from: number, to: number) => this.tree.consistency(from, 0, to).map(base64);

  /** Returns what the verifier is told about the log as it is now, for a receipt with a checkpoint of `size` entries. */
  history = (size: number) => ({ checkpoint: this.newest.note, proof: this.consistency(size, this.newest.size) });

  /** Signs a pick on an entry, which need not be a prediction. `changes` replace fields of the honest pick. */
  pickNote(index: number, fields: PickFields, changes: object = {}): string {
    const { match, stakes }: PredictionEntry = { ...predictionOf(index), ...JSON.parse(this.entries[index] ?? '') };
    const pick = {
      v: 1,
      kind: 'pick',
      leaf: base64(this.tree.leaves[index] ?? Buffer.of()),
      matchId: match.id,
      stakes,
      startTime: match.startTime,
      ...fields,
      ...changes,
    };
    return noteOf(this.key, `${this.key.origin}/picks\n${canonicalOf(pick)}\n`);
  }

  receipt(index: number, fields: PickFields) {
    const checkpoint = this.checkpoints.find(({ size }) => size > index) as Checkpoint;
    return {
      version: 1,
      entry: this.entries[index] ?? '',
      index,
      path: this.inclusion(index, checkpoint.size),
      checkpoint: checkpoint.note,
      pick: this.pickNote(index, fields),
    };
  }
}

const HOUR_MS = 3_600_000;
const SEASON_START = Date.UTC(2026, 10, 20, 12);
/** Returns a time, in hours after the first prediction. */
export const hours = (count: number) => new Date(SEASON_START + count * HOUR_MS).toISOString();

/** Returns the entry of a prediction of match `number`, which starts 6 hours later. */
export const predictionOf = (number: number, at = hours(number)) => ({
  v: 1,
  kind: 'prediction',
  at,
  match: {
    id: `m${number}`,
    league: number % 2 === 0 ? 'NBA' : 'EPL',
    homeTeam: 'Zürich “Blue”',
    awayTeam: 'Los Angeles',
    startTime: new Date(Date.parse(at) + 6 * HOUR_MS).toISOString(),
  },
  machinePick: 'HOME',
  confidencePct: 61.5,
  probabilities: { home: 61.5, draw: 0, away: 38.5 },
  stakes: { agree: 2, disagree: 3 },
  isGold: number % 8 === 3,
  modelVersion: '4.1',
  nonce: sha256(Buffer.from(`nonce ${number}`))
    .subarray(0, 16)
    .toString('base64url'),
  text: `Café: the home side wins.\n\nMatch ${number}.`,
});
