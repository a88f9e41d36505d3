import { paths } from '@machine/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { AddressBar } from '../AddressBar.tsx';
import { expectScreen, findTitle, expectToast } from '../steps.ts';
import { journey } from './journey.tsx';

const meta = {
  title: 'Flows/Reset Password',
  tags: ['flow', 'no-visual', 'nightly'],
  ...journey('From the login dialog via the email to a new password.', 'visitor', { children: <AddressBar /> }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoginDialogToNewPassword: Story = {
  name: 'From the login dialog to a new password',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('The login dialog links to the form', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
      await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }));
      await findTitle(context, 'Forgot password');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('The player requests a link', async () => {
      await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com{Enter}');
      await expectToast('Email sent');
      await expectScreen(context, 'Check your email');
    });
    await step('The player opens the link in the email', async () => {
      const address = canvas.getByRole('textbox', { name: 'Address' });
      await userEvent.clear(address);
      await userEvent.type(address, `${paths.resetPassword}/the-token{Enter}`);
      await expect(await canvas.findByLabelText('New password')).toBeVisible();
    });
    await step('The player sets a new password and goes home', async () => {
      await userEvent.type(canvas.getByLabelText('New password'), 'correct horse');
      await userEvent.type(canvas.getByLabelText('Confirm new password'), 'correct horse');
      await userEvent.click(canvas.getByRole('button', { name: 'Set new password' }));
      await expectScreen(context, 'Password reset successful');
      await userEvent.click(canvas.getByRole('link', { name: 'Go to home' }));
      await findTitle(context, 'THE MACHINE');
    });
  },
};
