import { HOSTILE_TEXTS } from '@machine/mocks/hostile.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { inFrame, pageParameters } from '../../stories/inFrame.tsx';

import { onDesktopAndPhone } from '../../stories/inWindow.ts';
import {
  changedSteps,
  changedText,
  offlineSteps,
  sampleContent,
  sampleText,
  stepsWith,
} from '../../stories/receiptSamples.ts';
import { ReceiptScreen, type ReceiptScreenProps } from './ReceiptScreen.tsx';
import type { ReadyReceipt, ReceiptCheck, ReceiptState } from './receiptState.ts';
import { FACT_NAMES, RECEIPT_STEPS, type StepFacts } from './receiptSteps.ts';
import { presets, WAITING } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const ready = (check: ReceiptCheck, more: Partial<ReadyReceipt> = {}): ReceiptState => ({
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
const done = (steps: Extract<ReceiptCheck, { kind: 'done' }>['steps'], more: Partial<ReadyReceipt> = {}) =>
  ready({ kind: 'done', steps }, more);

const VERIFIED = done(stepsWith());

const meta = {
  title: 'Screens/Receipt',
  component: ReceiptScreen,
  parameters: {
    ...pageParameters,
    viewer: 'player',
    ...usage({
      when: 'At `/receipts/{matchId}`: checks in the browser that neither prediction nor pick was changed.',
      not: 'For whether the pick was right: that is the `RecapScreen`.',
      with: 'Built from `VerdictPanel`, `TamperSection`, `StepList` and `DownloadSection`.',
      do: ['Say the verdict first, in words.'],
    }),
  },
  decorators: [inFrame],
  args: { state: VERIFIED, matchHref: '/completed/nba-lal-phx-1' },
  argTypes: {
    state: presets({
      verified: VERIFIED,
      'verifying again': done(stepsWith(), { isVerifying: true }),
      changed: done(changedSteps, { text: changedText }),
      'not valid': done(changedSteps),
      offline: done(offlineSteps),
      pending: ready({ kind: 'pending' }),
      'insecure page': ready({ kind: 'insecure' }),
      'old browser': ready({ kind: 'outdated' }),
      anonymous: { kind: 'anonymous', onLogin: () => {} },
      'no pick': { kind: 'no-pick' },
      'old pick': { kind: 'no-receipt' },
      ...WAITING,
    }),
  },
} satisfies Meta<typeof ReceiptScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

const hostileFacts = Object.fromEntries(
  Object.keys(FACT_NAMES).map((name, index) => [name, Object.values(HOSTILE_TEXTS)[index % 10]]),
) as StepFacts;
const allFailed = RECEIPT_STEPS.map(
  (id) => ({ id, verdict: 'failed', failure: id === 'pick' ? 'form' : 'unreadable', facts: {} }) as const,
);

export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Anonymous: Story = { tags: ['anonymous'], args: { state: { kind: 'anonymous', onLogin: fn() } } };
export const NoPick: Story = { args: { state: { kind: 'no-pick' } } };
export const OldPick: Story = { args: { state: { kind: 'no-receipt' } } };
export const Pending: Story = { tags: ['saving'], args: { state: ready({ kind: 'pending' }) } };
export const Verified: Story = {};
export const VerifyingAgain: Story = { args: { state: done(stepsWith(), { isVerifying: true }) } };
/** The reader has changed a letter of the text. */
export const Changed: Story = { args: { state: done(changedSteps, { text: changedText }) } };
/** The server has changed the prediction. */
export const NotValid: Story = { args: { state: done(changedSteps) } };
export const Offline: Story = { tags: ['offline'], args: { state: done(offlineSteps) } };
export const InsecurePage: Story = { args: { state: ready({ kind: 'insecure' }) } };
export const OldBrowser: Story = { args: { state: ready({ kind: 'outdated' }) } };
/** Neither the pick nor the prediction can be read. */
export const Unreadable: Story = {
  args: { state: done(allFailed, { receipt: { pick: null, prediction: null }, text: '' }) },
};

export const HostileText: Story = {
  tags: ['extreme'],
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

/** Shows failing steps while the text is another, as verifying does. */
function Editable({ state, ...props }: ReceiptScreenProps) {
  const [text, setText] = useState(sampleText);
  if (state.kind !== 'ready') return <ReceiptScreen {...props} state={state} />;
  const steps = text === sampleText ? stepsWith() : changedSteps;
  return <ReceiptScreen {...props} state={{ ...state, check: { kind: 'done', steps }, text, onText: setText }} />;
}

export const ChangesALetterAndRestoresItByKeyboard: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Editable {...args} />,
  play: async ({ canvas, userEvent, step }) => {
    const status = canvas.getAllByRole('status')[0];
    const textbox = canvas.getByRole('textbox', { name: "The Machine's text" });
    await step('The verdict is announced', async () => {
      await expect(canvas.getByRole('heading', { name: 'Verified' })).toBeVisible();
      await expect(status).toHaveTextContent(/^Verified\. All 7 steps hold\./);
    });
    await step('A changed letter fails the step that it concerns, and says why', async () => {
      textbox.focus();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Change a letter' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(textbox).toHaveValue(sampleText.replace('Angeles', 'Aogeles'));
      await expect(canvas.getByText('Aogeles')).toBeVisible();
      await expect(status).toHaveTextContent(/^Change noticed\. 2 of 7 steps fail\./);
      await expect(
        canvas.getByRole('heading', { name: /^It is the prediction that you picked on.*fails$/ }),
      ).toBeVisible();
      await expect(canvas.getAllByText('The fingerprint of this prediction is not the one in your pick.')).toHaveLength(
        2,
      );
    });
    await step('The button keeps the focus and restores the text', async () => {
      await expect(canvas.getByRole('button', { name: 'Restore' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(textbox).toHaveValue(sampleText);
      await expect(status).toHaveTextContent(/^Verified\./);
    });
    await step('The reader can write anything else', async () => {
      await userEvent.type(textbox, ' Really.');
      await expect(canvas.getByRole('heading', { name: 'Change noticed' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Restore' })).toBeVisible();
    });
  },
};

export const ShowsWhatWasComputedOnDemand: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'What your browser has checked' }));
    await expect(canvas.queryByText('Signature')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Details of step 1' }));
    await expect(await canvas.findByText('Signature')).toBeVisible();
    await expect(canvas.getByText(/^beat-the-machine\/\w+\/picks/)).toHaveTextContent('"choice":"AGREE"');
    const steps = canvas.getAllByRole('listitem').map((item) => within(item).getByRole('heading', { level: 3 }));
    await expect(steps).toHaveLength(7);
  },
};

export const KeepsItsPlacesWhenTheCheckEnds: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Checked(args) {
    const [state, setState] = useState(ready({ kind: 'pending' }));
    return (
      <>
        <ReceiptScreen {...args} state={state} />
        <button onClick={() => setState(done(stepsWith()))}>End</button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const topOf = (name: string) => canvas.getByRole('heading', { name }).getBoundingClientRect().top;
    const lastTops = () => onDesktopAndPhone(() => topOf('Check it without this site') - topOf('Your receipt'));
    const before = lastTops();
    await userEvent.click(canvas.getByRole('button', { name: 'End' }));
    await canvas.findByRole('heading', { name: 'Verified' });
    await expect(lastTops()).toEqual(before);
  },
};
