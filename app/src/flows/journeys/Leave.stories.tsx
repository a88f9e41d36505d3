import { player } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { FlowApp } from '../FlowApp.tsx';
import { nobody, title, toast } from '../steps.ts';
import { worldOf } from '../world.ts';
import { journey } from './journey.tsx';

const meta = {
  title: 'Leave for good',
  component: FlowApp,
  args: { leave: fn(), path: '/settings' },
  parameters: journey('A player leaves for good; all that is asked is once more.'),
  tags: ['flow', 'no-visual'],
  beforeEach: worldOf('locked pick'),
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnAccountIsDeleted: Story = {
  name: 'An account is deleted',
  play: async (context) => {
    const { canvas, msw, userEvent, step } = context;
    await step('The last section of the settings deletes the account', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }));
      await screen.findByRole('alertdialog', { name: 'Delete account?' });
    });
    await step('Second thoughts cost nothing', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(canvas.getByRole('button', { name: player.username })).toBeVisible();
    });
    await step("Confirmed, the account is gone, and home is a visitor's", async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete account?' }));
      msw.use(nobody);
      await userEvent.click(dialog.getByRole('button', { name: 'Delete account' }));
      await title(context, 'THE MACHINE');
      await toast('Account deleted');
      await expect(await canvas.findByRole('button', { name: 'Log in' })).toBeVisible();
    });
  },
};
