import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { SendBox } from './SendBox.tsx';

const meta = {
  component: SendBox,
  args: {
    label: 'Message',
    placeholder: '[ Type your message... ]',
    value: '',
    onValue: fn(),
    maxLength: 500,
    isSending: false,
    onSend: fn(),
  },
} satisfies Meta<typeof SendBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };
const lines = 'Suns by six.\nWrite it down.\nI have seen this before.';

export const Empty: Story = { tags: ['spec:chat-panel-input', 'spec:send-empty'] };
export const Written: Story = { tags: ['spec:send-written'], args: { value: 'Suns by six.' } };
export const Lines: Story = { args: { value: lines } };
export const ManyLines: Story = { args: { value: 'Again.\n'.repeat(30) } };
export const NearTheLimit: Story = { args: { value: 'w'.repeat(478) } };
export const TooLong: Story = { args: { value: 'w'.repeat(512) } };
export const Sending: Story = { args: { value: 'Suns by six.', isSending: true } };
export const Waiting: Story = { args: { value: 'Suns by six.', isWaiting: true } };
export const LinesOnAPhone: Story = { ...Lines, globals: phone };
export const TooLongOnAPhone: Story = { ...TooLong, globals: phone };

/** As a container has it: the draft is kept, and a success takes it away. */
const Writing: Story['render'] = function Writing(args) {
  const [value, setValue] = useState('');
  const [isSending, setIsSending] = useState(false);
  const answered = (draft: string) => () => {
    setIsSending(false);
    setValue(draft);
  };
  return (
    <>
      <SendBox
        {...args}
        value={value}
        onValue={setValue}
        isSending={isSending}
        onSend={(text) => {
          setIsSending(true);
          args.onSend(text);
        }}
      />
      <button onClick={answered('')}>It went out</button>
      <button onClick={answered(value)}>It failed</button>
    </>
  );
};

const behaviour = { render: Writing } satisfies Partial<Story>;

/** X37 */
export const EnterSendsAndShiftEnterMakesALine: Story = {
  ...behaviour,
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, '  Suns by six.{Shift>}{Enter}{/Shift}Write it down. ');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith('Suns by six.\nWrite it down.');
    await expect(field).toHaveFocus();
  },
};

export const SendsNothingWhenThereIsNothing: Story = {
  ...behaviour,
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, '   {Shift>}{Enter}{/Shift} {Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).not.toHaveBeenCalled();
    await expect(field).toHaveFocus();
  },
};

export const SendsNothingInvisible: Story = {
  ...behaviour,
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.click(field);
    await userEvent.paste('\u200B\u3164\u2800');
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.keyboard('Six{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const CountsCharactersAsTheServerDoes: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  // Each stored character is typed as two.
  args: { value: `  ${'e\u0301'.repeat(499)}\u202E!  ` },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('500 / 500')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith(`${'\u00E9'.repeat(499)}!`);
  },
};

/** C20: one press, one message; the text waits, and so does the focus. */
export const ASecondPressDoesNothing: Story = {
  ...behaviour,
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    const button = canvas.getByRole('button', { name: 'Send' });
    await userEvent.type(field, 'Suns by six.');
    await userEvent.click(button);
    await userEvent.click(button);
    await userEvent.type(field, '{Enter}and more');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(field).toHaveValue('Suns by six.');
    await expect(field).toHaveFocus();
  },
};

/** C20×any failure */
export const AfterAFailureOneWritesOnAtTheEnd: Story = {
  ...behaviour,
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    await userEvent.type(field, 'Suns by six.');
    field.setSelectionRange(0, 0);
    await userEvent.keyboard('{Enter}');
    // What answers is no press of the user's: the focus stays.
    canvas.getByRole('button', { name: 'It failed' }).click();
    await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
    await expect(field).toHaveFocus();
    await waitFor(() => expect(field.selectionStart).toBe('Suns by six.'.length));
    await userEvent.keyboard(' Really.{Enter}');
    await expect(args.onSend).toHaveBeenLastCalledWith('Suns by six. Really.');
  },
};

export const AfterASuccessItIsEmptyAndReady: Story = {
  ...behaviour,
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, 'One{Enter}');
    canvas.getByRole('button', { name: 'It went out' }).click();
    await waitFor(() => expect(field).toHaveValue(''));
    await userEvent.keyboard('Two{Enter}');
    await expect(args.onSend).toHaveBeenLastCalledWith('Two');
  },
};

export const ComposingAWordDoesNotSend: Story = {
  ...Written,
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    await expect(args.onSend).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    await expect(args.onSend).toHaveBeenCalledOnce();
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13, repeat: true });
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const WritesButDoesNotSendWhileItWaits: Story = {
  ...Waiting,
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, '!{Enter}');
    await expect(args.onValue).toHaveBeenCalledWith('Suns by six.!');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Nothing that was pasted is cut off without a word. */
export const SaysThatItIsTooLong: Story = {
  ...TooLong,
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await expect(field).toHaveAccessibleDescription(/At most 500 characters\./);
    await expect(field).toHaveAccessibleDescription(/512 \/ 500/);
    await expect(field).toBeInvalid();
    await userEvent.type(field, '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Grows with its lines, and not for ever; what stands above it does not jump for a counter. */
export const GrowsToAFewLines: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  render: (args) => (
    <>
      {['', lines, 'Again.\n'.repeat(30), 'w'.repeat(20), 'w'.repeat(445)].map((value) => (
        <SendBox key={value} {...args} label={`${value.length}`} value={value} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('textbox').map((field) => field.getBoundingClientRect().height);
    await expect(heights.slice(0, 4)).toEqual([44, 92, 152, 44]);
  },
};
