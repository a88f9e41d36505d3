import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';

import { inFrame, pageParameters } from '../../stories/inFrame.tsx';
import { changedSteps, sampleContent, sampleText, stepsWith } from '../../stories/receiptSamples.ts';
import { ReceiptScreen, type ReceiptScreenProps } from './ReceiptScreen.tsx';
import type { ReceiptState } from './receiptState.ts';

const onVerify = fn();
const onDownload = fn();

const COMMAND = 'node verifier/verify.mjs receipt-1.json --server https://example.com';

type Ready = Extract<ReceiptState, { kind: 'ready' }>;
const ready = (more: Partial<Ready> = {}): Ready => ({
  kind: 'ready',
  receipt: sampleContent,
  check: { kind: 'done', steps: stepsWith() },
  text: sampleText,
  onText: fn(),
  onVerify,
  isVerifying: false,
  download: { command: COMMAND, savedAs: null, onDownload },
  ...more,
});

/** Shows failing steps while the text is another, as verifying does. */
function Editable({ state, ...props }: ReceiptScreenProps) {
  const [text, setText] = useState(sampleText);
  if (state.kind !== 'ready') return <ReceiptScreen {...props} state={state} />;
  const steps = text === sampleText ? stepsWith() : changedSteps;
  return <ReceiptScreen {...props} state={{ ...state, check: { kind: 'done', steps }, text, onText: setText }} />;
}

const meta = {
  title: 'Screens/Receipt',
  component: ReceiptScreen,
  parameters: pageParameters,
  decorators: [inFrame],
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: { state: ready(), matchHref: '/completed/1' },
} satisfies Meta<typeof ReceiptScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChangesALetterAndRestoresItByKeyboard: Story = {
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
  render: function Checked(args) {
    const [state, setState] = useState(ready({ check: { kind: 'pending' } }));
    return (
      <>
        <ReceiptScreen {...args} state={state} />
        <button onClick={() => setState(ready())}>End</button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const topOf = (name: string) => canvas.getByRole('heading', { name }).getBoundingClientRect().top;
    const lastTop = () => topOf('Check it without this site') - topOf('Your receipt');
    const before = lastTop();
    await userEvent.click(canvas.getByRole('button', { name: 'End' }));
    await canvas.findByRole('heading', { name: 'Verified' });
    await expect(lastTop()).toBe(before);
  },
};

export const KeepsItsPlacesOnAPhone: Story = {
  ...KeepsItsPlacesWhenTheCheckEnds,
  globals: { viewport: { value: 'phone' } },
};
