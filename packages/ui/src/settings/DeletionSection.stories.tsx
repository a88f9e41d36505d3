import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import type { ActionState } from '../behavior/actionState.ts';
import { DeletionSection } from './DeletionSection.tsx';

const deleting = (state: ActionState): Story => ({
  args: { state },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
  parameters: { docs: { disable: true } },
});

const meta = {
  title: 'Components/Settings/Deletion Section',
  component: DeletionSection,
  args: { state: { kind: 'idle' }, onDelete: fn() },
} satisfies Meta<typeof DeletionSection>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const Idle: Story = {};
export const Confirmation: Story = { ...deleting({ kind: 'idle' }), tags: ['spec:delete-confirming'] };

export const Deleting: Story = { ...deleting({ kind: 'busy' }), tags: ['spec:delete-busy'] };
export const Failed: Story = {
  ...deleting({ kind: 'failed', error: 'Failed to delete account. Please try again.' }),
  tags: ['spec:error-delete'],
};
export const RateLimited: Story = {
  ...deleting({ kind: 'failed', error: 'Too many attempts. Try again in a minute.', isRateLimited: true }),
  tags: ['spec:error-delete-server'],
};

const openDeletion = async ({ canvas, userEvent }: Context) => {
  const trigger = canvas.getByRole('button', { name: 'Delete account' });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete account?' });
  await waitFor(() => expect(dialog).toBeVisible());
  return { dialog, trigger };
};

export const LocksTheDialogWhileDeleting: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  name: 'The dialog can be neither confirmed again nor closed while deleting',
  args: { state: { kind: 'busy' } },
  play: async (context) => {
    const { dialog } = await openDeletion(context);
    await context.userEvent.keyboard('{Escape}');
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }));
    await expect(context.args.onDelete).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
  },
};
