import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { ACTION_STATES, IDLE, presets } from '../../../stories/presets.ts';
import { stateful } from '../../../stories/stateful.tsx';
import { usage } from '../../../stories/usage.ts';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  title: 'Components/Primitives/Alert Dialog',
  component: AlertDialog,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '340px' } },
    ...usage({
      when: "Before something that can't be undone, such as deleting the account.",
      not: 'Before things that can be undone. For a task with fields: use a `Dialog`.',
      with: 'A `ConfirmButton` opens one by itself.',
      do: [
        'Ask a question in the title, and say in the text what will be lost.',
        'Repeat the verb of the title on the button: "Delete account".',
      ],
      dont: ['Don\'t answer "OK" or "Yes" on the button.'],
    }),
  },
  args: {
    title: 'Log out everywhere?',
    description: "You'll be logged out in all browsers, including this one.",
    confirmLabel: 'Log out everywhere',
    isOpen: true,
    state: IDLE,
    onConfirm: fn(),
    onCancel: fn(),
  },
  argTypes: { state: presets(ACTION_STATES) },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onCancel: () => ({ isOpen: false }), onConfirm: () => ({ isOpen: false }) }),
};

export const Asking: Story = {};
/** It can be neither confirmed again nor closed. */
export const Pending: Story = {
  tags: ['saving'],
  args: { state: { kind: 'busy' } },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }));
    await expect(args.onCancel).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const Failed: Story = {
  tags: ['failed'],
  args: { state: { kind: 'failed', error: 'Something went wrong. Please try again.' } },
};

export const FocusesCancel: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
