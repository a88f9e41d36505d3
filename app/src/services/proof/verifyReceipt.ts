import {
  parsePredictionEntry,
  parseSignedPick,
  type PredictionEntry,
  type Receipt,
  type SignedPick,
} from '@machine/contract';
import { RECEIPT_STEPS, type ReceiptStep, type ReceiptStepId, type StepFacts, type StepFailure } from '@machine/ui';
import { type Bytes, fromBase64, isSame, toBase64 } from './bytes.ts';
import { type Checkpoint, readCheckpoint } from './checkpoint.ts';
import { isConsistent, leafHash, rootOf } from './merkleTree.ts';
import { type LogKey, noteFailure, pickStatement, readKey, readNote, type SignedNote } from './signedNote.ts';

/** The newest checkpoint of the log, and the path that leads to it from the receipt's. */
export type LogHistory = { checkpoint: string; path: readonly string[] };

export type ReceiptToVerify = {
  receipt: Receipt;
  /** The server's key as it is published. */
  key: string;
  /** Who is logged in. */
  playerId: string;
  /** Null if the server can't be reached. */
  history: LogHistory | null;
};

/** The parts of a receipt; null for those that can't be read. */
type Parts = Omit<ReceiptToVerify, 'key'> & {
  key: LogKey | null;
  pickNote: SignedNote | null;
  pick: SignedPick | null;
  entry: PredictionEntry | null;
  leaf: Bytes;
  checkpoint: Checkpoint | null;
};

/** What a step found out: why it fails, if it does. */
type Finding = { failure?: StepFailure | null; isUnchecked?: boolean; facts?: StepFacts };

/** Checks each step of docs/proof.md with nothing but the browser's cryptography. */
export async function verifyReceipt({ key, ...given }: ReceiptToVerify): Promise<ReceiptStep[]> {
  const { receipt } = given;
  const pickNote = readNote(receipt.pick);
  const parts: Parts = {
    ...given,
    key: await readKey(key),
    pickNote,
    pick: parseSignedPick(pickStatement(pickNote)),
    entry: parsePredictionEntry(receipt.entry),
    leaf: await leafHash(receipt.entry),
    checkpoint: readCheckpoint(receipt.checkpoint),
  };
  return Promise.all(RECEIPT_STEPS.map(async (id) => stepOf(id, await CHECKS[id](parts))));
}

function stepOf(id: ReceiptStepId, { failure, isUnchecked = false, facts = {} }: Finding): ReceiptStep {
  if (failure) return { id, verdict: 'failed', failure, facts };
  return { id, verdict: isUnchecked ? 'unchecked' : 'passed', facts };
}

/** Each step as a function of the parts. */
const CHECKS: Record<ReceiptStepId, (parts: Parts) => Finding | Promise<Finding>> = {
  pick: async ({ key, pickNote, pick }) => {
    const origin = pickNote?.text.split('\n', 1)[0];
    return {
      failure:
        (await noteFailure(key, pickNote)) ??
        (origin === `${key?.origin}/picks` ? null : 'signer') ??
        (pick === null ? 'form' : null),
      facts: noteFacts(pickNote),
    };
  },

  player: ({ pick, playerId }) => ({
    failure: pick === null ? 'unreadable' : pick.userId === playerId ? null : 'player',
    facts: { player: pick?.userId, viewer: playerId },
  }),

  prediction: ({ entry, pick, leaf }) => {
    const hash = toBase64(leaf);
    return { failure: predictionFailure(entry, pick, hash), facts: { hash, pickedHash: pick?.leaf } };
  },

  checkpoint: async ({ key, checkpoint }) => ({
    failure: await checkpointFailure(key, checkpoint),
    facts: noteFacts(checkpoint?.note ?? null),
  }),

  inclusion: async ({ receipt: { index, path }, leaf, checkpoint }) => {
    if (checkpoint === null) return { failure: 'unreadable' };
    const { size, root } = checkpoint;
    const hashes = path.map(fromBase64);
    const computed = hashes.every((hash) => hash !== null) ? await rootOf({ index, size, leaf, path: hashes }) : null;
    return {
      failure: computed !== null && isSame(computed, root) ? null : 'root',
      facts: {
        position: `${index + 1} of ${size}`,
        computedRoot: computed === null ? undefined : toBase64(computed),
        root: toBase64(root),
      },
    };
  },

  order: ({ entry, pick, checkpoint }) => ({
    failure: orderFailure(entry, pick, checkpoint),
    facts: { predictedAt: entry?.at, pickedAt: pick?.at, startsAt: pick?.startTime },
  }),

  history: async ({ key, checkpoint, history }) => {
    if (history === null) return { isUnchecked: true };
    const newest = readCheckpoint(history.checkpoint);
    const failure = await checkpointFailure(key, newest);
    if (failure !== null || newest === null || checkpoint === null) return { failure: failure ?? 'unreadable' };
    return {
      failure: await historyFailure(checkpoint, newest, history.path.map(fromBase64)),
      facts: { oldSize: String(checkpoint.size), newSize: String(newest.size), newRoot: toBase64(newest.root) },
    };
  },
};

const noteFacts = (note: SignedNote | null): StepFacts =>
  note ? { statement: note.text, signature: toBase64(note.signature), key: note.name } : {};

async function checkpointFailure(key: LogKey | null, checkpoint: Checkpoint | null): Promise<StepFailure | null> {
  const failure = await noteFailure(key, checkpoint?.note ?? null);
  return failure ?? (checkpoint?.origin === key?.origin ? null : 'signer');
}

function predictionFailure(entry: PredictionEntry | null, pick: SignedPick | null, hash: string): StepFailure | null {
  if (entry === null) return 'form';
  if (pick === null) return 'unreadable';
  if (hash !== pick.leaf) return 'hash';
  if (entry.match.id !== pick.matchId) return 'match';
  const hasStakes = entry.stakes.agree === pick.stakes.agree && entry.stakes.disagree === pick.stakes.disagree;
  return hasStakes ? null : 'stakes';
}

/** Times have the same form, so their texts are in the same order. */
function orderFailure(
  entry: PredictionEntry | null,
  pick: SignedPick | null,
  checkpoint: Checkpoint | null,
): StepFailure | null {
  if (entry === null || pick === null || checkpoint === null) return 'unreadable';
  if (entry.at !== checkpoint.time) return 'times';
  if (entry.at > pick.at) return 'late';
  return pick.at < pick.startTime ? null : 'started';
}

async function historyFailure(
  older: Checkpoint,
  newer: Checkpoint,
  path: readonly (Bytes | null)[],
): Promise<StepFailure | null> {
  if (newer.size < older.size) return 'shorter';
  const isKept = path.every((hash) => hash !== null) && (await isConsistent(older, newer, path));
  return isKept ? null : 'rewritten';
}
