import { manyDmMessages, dmThread, requestMessages, requestThread } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ThreadScreen } from './ThreadScreen.tsx';
import states, { Request } from './ThreadScreen.stories.tsx';

const meta = {
  title: 'Screens/Thread',
  component: ThreadScreen,
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: states.args,
} satisfies Meta<typeof ThreadScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first message replaces the empty state without remounting the text field. */
export const KeepsTheTextFieldWhenTheFirstMessageArrives: Story = {
  render: function Growing(args) {
    const [count, setCount] = useState(0);
    return (
      <>
        <button onClick={() => setCount(count + 1)}>Receive a message</button>
        <ThreadScreen {...args} state={{ kind: 'ready', thread: dmThread, messages: manyDmMessages(count) }} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No messages yet')).toBeVisible();
    const box = canvas.getByRole('textbox');
    await userEvent.click(canvas.getByRole('button', { name: 'Receive a message' }));
    await expect(await canvas.findByText('Message 1 of a long conversation.')).toBeVisible();
    await expect(canvas.queryByText('No messages yet')).toBeNull();
    await expect(canvas.getByRole('textbox')).toBe(box);
  },
};

export const KeepsTheFocusWhenARequestIsAccepted: Story = {
  args: Request.args,
  render: function Accepting({ safety, ...args }) {
    const [isRequest, setIsRequest] = useState(true);
    const thread = { ...requestThread, isRequest, canReply: !isRequest };
    return (
      <ThreadScreen
        {...args}
        state={{ kind: 'ready', thread, messages: requestMessages }}
        safety={safety && { ...safety, onAccept: () => setIsRequest(false) }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Accept' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('textbox', { name: 'Message' })).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};
