import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';

import { SendBox } from './SendBox.tsx';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/Chat/Send Box',
  component: SendBox,
  parameters: usage({
    when: 'Below a `MessageList`, to write a message.',
    not: 'Where the viewer may not write: show a `ReadOnlyFooter` that says why. In forms, use a `TextArea`.',
    with: '`MessageList`.',
    do: ['Clear the draft only once the message was sent.'],
  }),
  args: {
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

export const Playground: Story = {
  tags: ['playground'],
  args: { value: 'Suns by six.', maxLength: 15 },
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onValue: (_, value) => ({ value }), onSend: () => ({ value: '' }) }),
};

export const Empty: Story = { tags: ['empty'] };
export const WithDraft: Story = { args: { value: 'Suns by six.' } };
export const EmptyTextIsNotSent: Story = {
  tags: ['empty'],
  args: { value: '  ' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(field, '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(field).toHaveFocus();
  },
};
export const NearTheLimit: Story = { args: { value: 'w'.repeat(478) } };
/** Pasted text is never truncated silently. Characters are counted as the server stores them: each of these is two. */
export const TooLong: Story = {
  tags: ['extreme'],
  args: { value: 'e\u0301'.repeat(501) },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Message' });
    await expect(field).toHaveAccessibleDescription(/At most 500 characters\./);
    await expect(field).toHaveAccessibleDescription(/501 \/ 500/);
    await expect(field).toBeInvalid();
    await userEvent.type(field, '{Enter}');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const RateLimited: Story = {
  tags: ['rate-limited'],
  args: { value: 'Suns by six.', isRateLimited: true },
  render: Playground.render,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), '!{Enter}');
    await expect(args.onValue).toHaveBeenCalledWith('Suns by six.!');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** Wraps the box like its container does: the draft is kept until sending succeeds. */
const Writing: Story['render'] = function Writing(args) {
  const [value, setValue] = useState('');
  const [isSending, setIsSending] = useState(false);
  const finishSending = (draft: string) => () => {
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
      <button onClick={finishSending('')}>Succeed</button>
      <button onClick={finishSending(value)}>Fail</button>
    </>
  );
};

/** Text that can't be seen is not sent. The text and the focus stay while the message is being sent, and after a failure the caret is at the end. */
export const SendsTextOnceAndKeepsTheDraftUntilItSucceeds: Story = {
  render: Writing,
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    const button = canvas.getByRole('button', { name: 'Send' });
    await userEvent.type(field, '   {Shift>}{Enter}{/Shift} {Enter}');
    await userEvent.paste('\u200B\u3164\u2800');
    await userEvent.click(button);
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '  Suns by six.{Shift>}{Enter}{/Shift}Write it down. ');
    await expect(args.onSend).not.toHaveBeenCalled();
    field.setSelectionRange(0, 0);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await userEvent.type(field, '{Enter}and more');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith('Suns by six.\nWrite it down.');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    // click() keeps the focus in the field, like a response from the server.
    canvas.getByRole('button', { name: 'Fail' }).click();
    await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
    await expect(field).toHaveFocus();
    await waitFor(() => expect(field.selectionStart).toBe(field.value.length));
    await userEvent.keyboard('Really.{Enter}');
    await expect(args.onSend).toHaveBeenLastCalledWith('Suns by six.\nWrite it down. Really.');
  },
};

export const DoesNotSendDuringImeComposition: Story = {
  ...WithDraft,
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
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

/** The height grows with the text up to a limit, and the character counter doesn't change it. */
export const GrowsToAFewLines: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      {['', 'Again.\nAnd again.\nAnd again.', 'Again.\n'.repeat(30), 'w'.repeat(20)].map((value) => (
        <SendBox key={value} {...args} value={value} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('textbox').map((field) => field.getBoundingClientRect().height);
    await expect(heights).toEqual([42, 86, 150, 42]);
  },
};
