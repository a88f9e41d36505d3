import { HOSTILE_TEXTS } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inFrame, pageParameters } from '../../stories/inFrame.tsx';

import {
  changedSteps,
  changedText,
  offlineSteps,
  sampleContent,
  sampleText,
  stepsWith,
} from '../../stories/receiptSamples.ts';
import { ReceiptScreen } from './ReceiptScreen.tsx';
import type { ReceiptCheck, ReceiptState } from './receiptState.ts';
import { FACT_NAMES, RECEIPT_STEPS, type StepFacts } from './receiptSteps.ts';

type Ready = Extract<ReceiptState, { kind: 'ready' }>;

const ready = (check: ReceiptCheck, more: Partial<Ready> = {}): ReceiptState => ({
  kind: 'ready',
  receipt: sampleContent,
  check,
  text: sampleText,
  onText: fn(),
  onVerify: fn(),
  isVerifying: false,
  download: {
    command:
      'node verifier/verify.mjs receipt-nba-lal-phx-1.json --server https://beat-the-machine.example --player u-ada',
    savedAs: null,
    onDownload: fn(),
  },
  ...more,
});
const done = (steps: Extract<ReceiptCheck, { kind: 'done' }>['steps'], more: Partial<Ready> = {}) =>
  ready({ kind: 'done', steps }, more);

const meta = {
  title: 'Screens/Receipt',
  component: ReceiptScreen,
  parameters: pageParameters,
  decorators: [inFrame],
  args: { state: done(stepsWith()), matchHref: '/completed/nba-lal-phx-1' },
} satisfies Meta<typeof ReceiptScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const hostileFacts = Object.fromEntries(
  Object.keys(FACT_NAMES).map((name, index) => [name, Object.values(HOSTILE_TEXTS)[index % 10]]),
) as StepFacts;
const allFailed = RECEIPT_STEPS.map(
  (id) => ({ id, verdict: 'failed', failure: id === 'pick' ? 'form' : 'unreadable', facts: {} }) as const,
);

export const Loading: Story = { tags: ['spec:receipt-loading'], args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = { tags: ['spec:receipt-failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Anonymous: Story = {
  tags: ['spec:receipt-visitor'],
  args: { state: { kind: 'anonymous', onLogin: fn() } },
};
export const NoPick: Story = { tags: ['spec:receipt-no-pick'], args: { state: { kind: 'no-pick' } } };
export const OldPick: Story = { tags: ['spec:receipt-old-pick'], args: { state: { kind: 'no-receipt' } } };
export const Pending: Story = { tags: ['spec:receipt-pending'], args: { state: ready({ kind: 'pending' }) } };
export const Verified: Story = { tags: ['spec:receipt-verified'] };
export const VerifyingAgain: Story = { args: { state: done(stepsWith(), { isVerifying: true }) } };
/** The reader has changed a letter of the text. */
export const Changed: Story = {
  tags: ['spec:receipt-changed'],
  args: { state: done(changedSteps, { text: changedText }) },
};
/** The server has changed the prediction. */
export const NotValid: Story = { tags: ['spec:receipt-not-valid'], args: { state: done(changedSteps) } };
export const Offline: Story = { tags: ['spec:receipt-offline'], args: { state: done(offlineSteps) } };
export const InsecurePage: Story = { tags: ['spec:receipt-insecure'], args: { state: ready({ kind: 'insecure' }) } };
export const OldBrowser: Story = { tags: ['spec:receipt-old-browser'], args: { state: ready({ kind: 'outdated' }) } };
export const Downloaded: Story = {
  args: {
    state: done(stepsWith(), {
      download: { command: 'node verifier/verify.mjs receipt.json', savedAs: 'receipt.json', onDownload: fn() },
    }),
  },
};
/** Neither the pick nor the prediction can be read. */
export const Unreadable: Story = {
  args: { state: done(allFailed, { receipt: { pick: null, prediction: null }, text: '' }) },
};

export const HostileText: Story = {
  args: {
    state: done(
      stepsWith({ pick: { failure: 'form', facts: hostileFacts }, order: { failure: 'times', facts: hostileFacts } }),
      {
        receipt: {
          pick: { choice: 'AGREE', stars: 1e21, at: HOSTILE_TEXTS.tag, startTime: HOSTILE_TEXTS.bidi },
          prediction: { homeTeam: HOSTILE_TEXTS.long, awayTeam: HOSTILE_TEXTS.svg, text: HOSTILE_TEXTS.markdown },
        },
        // The browser takes seconds to break ten thousand letters into lines.
        text: HOSTILE_TEXTS.long.slice(0, 500),
        download: { command: HOSTILE_TEXTS.long.slice(0, 500), savedAs: HOSTILE_TEXTS.bidi, onDownload: fn() },
      },
    ),
  },
  globals: { viewport: { value: 'phone320' } },
};
