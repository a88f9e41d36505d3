import { finalReceipt } from '@machine/mocks/receipt.ts';
import type { ReceiptContent } from '../src/proof/receiptState.ts';
import {
  RECEIPT_STEPS,
  type ReceiptStep,
  type ReceiptStepId,
  type StepFacts,
  type StepFailure,
} from '../src/proof/receiptSteps.ts';

/* The receipt of the mocks with its steps, for stories. */

const TIMES = { at: '2025-10-12T22:14:00.000Z', startTime: '2025-10-13T02:30:00.000Z' };

const linesOf = (note: string) => note.split('\n');
const signatureOf = (note: string) => linesOf(note).at(-2)?.split(' ').at(-1)?.slice(6);

export const { text: sampleText } = JSON.parse(finalReceipt.entry) as { text: string };
export const sampleContent: ReceiptContent = {
  pick: { choice: 'AGREE', stars: 2, ...TIMES },
  prediction: { homeTeam: 'Los Angeles Lakers', awayTeam: 'Phoenix Suns', text: sampleText },
};
export const changedText = sampleText.replace('Angeles', 'Aogeles');

const { pick, checkpoint } = finalReceipt;
const [origin = '', , root] = linesOf(checkpoint);
const HASH = '4W0HmZoEcTtZmVbZFHl8t3rJm8sXzY0rWq7m0c5lJ1E=';

const FACTS: Readonly<Record<ReceiptStepId, StepFacts>> = {
  pick: { statement: linesOf(pick).slice(0, 2).join('\n'), signature: signatureOf(pick), key: origin },
  player: { player: 'u-ada', viewer: 'u-ada' },
  prediction: { hash: HASH, pickedHash: HASH },
  checkpoint: {
    statement: linesOf(checkpoint).slice(0, 4).join('\n'),
    signature: signatureOf(checkpoint),
    key: origin,
  },
  inclusion: { position: '2 of 3', computedRoot: root, root },
  order: { predictedAt: '2025-10-12T10:00:00.000Z', pickedAt: TIMES.at, startsAt: TIMES.startTime },
  history: { oldSize: '3', newSize: '10', newRoot: 'dDBr4lnKyr0AHmiL9WuBadxPVTnJVb+u4+pZRO8Tkew=' },
};

type Exceptions = Partial<Record<ReceiptStepId, { failure: StepFailure; facts?: StepFacts }>>;

/** All steps hold except for these. */
export const stepsWith = (exceptions: Exceptions = {}): ReceiptStep[] =>
  RECEIPT_STEPS.map((id) => {
    const exception = exceptions[id];
    const facts = { ...FACTS[id], ...exception?.facts };
    return exception ? { id, verdict: 'failed', failure: exception.failure, facts } : { id, verdict: 'passed', facts };
  });

/** The reader has changed a letter of the text. */
export const changedSteps = stepsWith({
  prediction: { failure: 'hash', facts: { hash: 'rVY2kXoP0mBqTt7cVJ0eXlZlU1l8oWvGmQF0e8yqg5o=' } },
  inclusion: { failure: 'root', facts: { computedRoot: 'b1YvJq0mE2xwT3nM8cJ6sZ9pK5uD4rA7hG2fL0qW1cY=' } },
});

export const offlineSteps: ReceiptStep[] = stepsWith().map((step) =>
  step.id === 'history' ? { id: step.id, verdict: 'unchecked', facts: {} } : step,
);
