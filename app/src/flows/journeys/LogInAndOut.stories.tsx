import * as endpoints from '@machine/contract/endpoints.ts';
import { player } from '@machine/mocks/currentUser.ts';
import { reply } from '@machine/mocks/handlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { expectToast, loggedOut } from '../steps.ts';
import { journey } from './journey.ts';

const meta = {
  title: 'Flows/Log In and Out',
  tags: ['flow', '!manifest'],
  ...journey('A player logs in with the dialog and logs out from the user menu.', 'visitor'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const LogInThenOut: Story = {
  name: 'Log in, then out',
  play: async ({ canvas, userEvent, msw, step }) => {
    await step('The player enters the credentials', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
      await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com');
      await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
    });
    await step('The player is logged in', async () => {
      msw.use(reply(endpoints.currentUser, player));
      await userEvent.keyboard('{Enter}');
      await expectToast('Welcome back!');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(await canvas.findByRole('button', { name: '[ AGREE ]' })).toBeVisible();
    });
    await step('The player logs out on another page', async () => {
      // From home, going home would be no change of the address.
      await userEvent.click(canvas.getByRole('link', { name: 'Boards' }));
      await expect(await canvas.findByRole('heading', { name: 'Leaderboards' })).toBeVisible();
      msw.use(loggedOut);
      await userEvent.click(await canvas.findByRole('button', { name: new RegExp(player.username) }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
      await expectToast("You've been logged out successfully");
      await expect(await canvas.findByRole('button', { name: 'Log in' })).toBeVisible();
      await expect(await canvas.findByRole('link', { name: 'Sign up to beat the machine' })).toBeVisible();
    });
  },
};
