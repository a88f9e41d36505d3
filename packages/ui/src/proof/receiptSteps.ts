import { plural } from '../format/number.ts';

/** The steps of docs/proof.md, in its order. */
export const RECEIPT_STEPS = ['pick', 'player', 'prediction', 'checkpoint', 'inclusion', 'order', 'history'] as const;
export type ReceiptStepId = (typeof RECEIPT_STEPS)[number];

export type StepFacts = Partial<Record<StepFact, string>>;

/** A step with its verdict. One that is not checked needs what can't be reached right now. */
export type ReceiptStep = { id: ReceiptStepId; facts: StepFacts } & (
  | { verdict: 'passed' | 'unchecked' }
  | { verdict: 'failed'; failure: StepFailure }
);

export type ReceiptVerdict = 'verified' | 'incomplete' | 'failed';

/** Returns what the steps say together. */
export function verdictOf(steps: readonly ReceiptStep[]): ReceiptVerdict {
  if (steps.some(({ verdict }) => verdict === 'failed')) return 'failed';
  return steps.every(({ verdict }) => verdict === 'passed') ? 'verified' : 'incomplete';
}

/** Counts the steps in words: "All 7 steps hold.", "6 of 7 steps hold.", "2 of 7 steps fail.". */
export function stepsText(steps: readonly ReceiptStep[]): string {
  const of = `of ${plural(steps.length, 'step')}`;
  const count = (verdict: ReceiptStep['verdict']) => steps.filter((step) => step.verdict === verdict).length;
  const failed = count('failed');
  if (failed > 0) return `${failed} ${of} ${failed === 1 ? 'fails' : 'fail'}.`;
  const passed = count('passed');
  return passed === steps.length ? `All ${plural(steps.length, 'step')} hold.` : `${passed} ${of} hold.`;
}

/** The meaning of each step if it holds. */
export const STEP_TEXTS: Readonly<Record<ReceiptStepId, { title: string; text: string }>> = {
  pick: { title: 'Your pick is signed', text: 'The server signed your choice, what it pays and when it was stored.' },
  player: { title: 'The pick is yours', text: 'It names your account.' },
  prediction: {
    title: 'It is the prediction that you picked on',
    text: "Your pick contains the fingerprint of the Machine's exact text and numbers.",
  },
  checkpoint: {
    title: 'The list of predictions is signed',
    text: 'The server signed how long its list was, and one fingerprint for all of it.',
  },
  inclusion: { title: 'The prediction is in that list', text: 'It leads to exactly the fingerprint that was signed.' },
  order: { title: 'The prediction came first', text: 'Then your pick, then the start of the match.' },
  history: { title: 'Nothing was changed since', text: "Today's list begins with the whole list from back then." },
};

export const FAILURE_TEXTS = {
  form: "It isn't written the way it has to be.",
  key: "The server's key isn't valid.",
  signer: "It's signed by someone else, not with the server's key.",
  signature: "The signature doesn't fit the text.",
  player: 'It names another account.',
  unreadable: "It can't be compared with a part that isn't readable.",
  match: 'The prediction is for another match.',
  stakes: 'Your pick names other stakes than the prediction.',
  hash: 'The fingerprint of this prediction is not the one in your pick.',
  root: 'It leads to another fingerprint than the one that was signed.',
  times: 'The prediction and the list have different times.',
  late: 'The prediction came after your pick.',
  started: 'The pick was stored after the start of the match.',
  shorter: "Today's list is shorter than it was.",
  rewritten: "Today's list doesn't begin with the one from back then.",
} as const;
/** Why a step fails. */
export type StepFailure = keyof typeof FAILURE_TEXTS;

export const FACT_NAMES = {
  statement: 'Signed text',
  signature: 'Signature',
  key: "Server's key",
  player: 'Account in the pick',
  viewer: 'Your account',
  hash: 'Fingerprint of this prediction',
  pickedHash: 'Fingerprint in your pick',
  position: 'Place in the list',
  computedRoot: 'It leads to',
  root: 'Signed fingerprint',
  predictedAt: 'Prediction',
  pickedAt: 'Your pick',
  startsAt: 'Start of the match',
  oldSize: 'Predictions then',
  newSize: 'Predictions now',
  newRoot: "Fingerprint of today's list",
} as const;
/** The values that a step compared or computed. */
export type StepFact = keyof typeof FACT_NAMES;
