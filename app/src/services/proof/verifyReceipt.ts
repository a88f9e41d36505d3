import type { Receipt } from '@machine/contract/proof.ts';
import type { ReceiptCheck } from '@machine/ui/proof/receiptState.ts';
import type { ReceiptStep, StepFacts } from '@machine/ui/proof/receiptSteps.ts';
import { readKey, Rejection, toBase64, verifyReceipt as verify } from '@machine/verify';

/** The newest checkpoint of the log, and the path that leads to it from the receipt's. */
export type LogHistory = { checkpoint: string; path: readonly string[] };

export type ReceiptToVerify = {
  receipt: Receipt;
  /** The server's key as it is published. */
  key: string;
  /** The player who is logged in. */
  playerId: string;
  /** Null if the server can't be reached. */
  history: LogHistory | null;
};

/** Checks each step of docs/proof.md with nothing but the browser's cryptography. */
export async function verifyReceipt({ receipt, key, playerId, history }: ReceiptToVerify): Promise<ReceiptStep[]> {
  const { steps, found } = await verify(receipt, {
    key: await readKey(key).catch(nullIfRejected),
    player: playerId,
    ...(history && { history: { checkpoint: history.checkpoint, proof: history.path } }),
  });
  const facts = factsOf(found, receipt.index, playerId);
  return steps.map(({ name: id, ...step }): ReceiptStep => {
    if (step.verdict === 'passed') return { id, verdict: 'passed', facts: facts[id] };
    if (step.reason === 'unknown') return { id, verdict: 'unchecked', facts: {} };
    return { id, verdict: 'failed', failure: step.reason, facts: facts[id] };
  });
}

function nullIfRejected(error: unknown): null {
  if (error instanceof Rejection) return null;
  throw error;
}

type Found = Awaited<ReturnType<typeof verify>>['found'];
type Note = NonNullable<Found['pickNote']>;

const noteFacts = (note: Note | undefined): StepFacts =>
  note ? { statement: note.text, signature: toBase64(note.signature), key: note.name } : {};
const written = (bytes: Note['signature'] | undefined) => bytes && toBase64(bytes);

/** Inputs and results of each step. */
function factsOf(found: Found, index: number, viewer: string): Record<ReceiptStep['id'], StepFacts> {
  const { pickNote, pick, prediction, leaf, checkpoint, root, newest } = found;
  return {
    pick: noteFacts(pickNote),
    player: { player: pick?.userId, viewer },
    prediction: { hash: written(leaf), pickedHash: pick?.leaf },
    checkpoint: noteFacts(checkpoint?.signed),
    inclusion: checkpoint
      ? { position: `${index + 1} of ${checkpoint.size}`, computedRoot: written(root), root: written(checkpoint.root) }
      : {},
    order: { predictedAt: prediction?.at, pickedAt: pick?.at, startsAt: pick?.startTime },
    history:
      checkpoint && newest
        ? { oldSize: String(checkpoint.size), newSize: String(newest.size), newRoot: written(newest.root) }
        : {},
  };
}

/** Verifies a receipt, or says why this browser can't. */
export async function checkInBrowser(given: ReceiptToVerify): Promise<ReceiptCheck> {
  const support = await browserSupport();
  return support === 'full' ? { kind: 'done', steps: await verifyReceipt(given) } : { kind: support };
}

/** Returns whether the browser can check signatures: only on a secure page, and only newer ones know Ed25519. */
async function browserSupport(): Promise<'full' | 'insecure' | 'outdated'> {
  if (globalThis.crypto?.subtle === undefined) return 'insecure';
  // The base point of the curve, which is a valid key.
  const example = new Uint8Array(32).fill(0x66).fill(0x58, 0, 1);
  return crypto.subtle.importKey('raw', example, 'Ed25519', false, ['verify']).then(
    () => 'full',
    () => 'outdated',
  );
}
