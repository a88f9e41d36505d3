import { player } from '@machine/mocks/currentUser.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { loggedOut, findTitle, expectToast } from '../steps.ts';
import { journey } from './journey.ts';

const meta = {
  title: 'Flows/Delete Account',
  tags: ['flow', 'nightly', '!manifest'],
  ...journey('A player deletes the account after confirming a dialog.', 'locked-pick', { path: '/settings' }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const DeletesAccount: Story = {
  tags: ['done'],
  name: 'Delete account',
  play: async (context) => {
    const { canvas, msw, userEvent, step } = context;
    await step('The settings offer to delete the account', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }));
      await screen.findByRole('alertdialog', { name: 'Delete account?' });
    });
    await step('Canceling keeps the account', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(canvas.getByRole('button', { name: player.username })).toBeVisible();
    });
    await step('Confirming deletes the account and logs out', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete account?' }));
      msw.use(loggedOut);
      await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
      await findTitle(context, 'THE MACHINE');
      await expectToast('Account deleted');
      await expect(await canvas.findByRole('button', { name: 'Log in' })).toBeVisible();
    });
  },
};
