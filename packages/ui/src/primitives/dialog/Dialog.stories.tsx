import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { findVisibleDialog } from '../../../stories/findVisibleDialog.ts';

import { stateful } from '../../../stories/stateful.tsx';
import { usage } from '../../../stories/usage.ts';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Components/Primitives/Dialog',
  component: Dialog,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '320px' } },
    ...usage({
      when: 'For a short task on top of the page, such as logging in.',
      not: 'For content to look at beside the page: use a `SidePanel`. For "Are you sure?": an `AlertDialog`.',
      with: 'A `Form` with one main `Button`.',
      do: [
        'Give the task as the title: "Log in", "New message".',
        'Put the fields in a Form, with one main button at the end.',
      ],
    }),
  },
  args: { title: 'Log in', isOpen: true, onClose: fn(), children: <p>Log in to lock your pick.</p> },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onClose: () => ({ isOpen: false }) }),
};

/** Closed by Escape or its button. */
export const OpensAgain: Story = {
  ...Playground,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await findVisibleDialog('Log in');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Open again' }));
    await findVisibleDialog('Log in');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Open: Story = {};
