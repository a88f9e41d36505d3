import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { paths } from '../../paths.ts';
import { AddressBar } from '../AddressBar.tsx';
import { FlowApp } from '../FlowApp.tsx';
import { arrival, title, toast } from '../steps.ts';
import { worldOf } from '../world.ts';
import { journey } from './journey.tsx';

const meta = {
  title: 'A forgotten password',
  component: FlowApp,
  args: { leave: fn(), children: <AddressBar /> },
  parameters: journey('From the login dialog over the mail to a new password.'),
  tags: ['flow', 'no-visual'],
  beforeEach: worldOf('visitor'),
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromTheDialogToANewPassword: Story = {
  name: 'From the dialog to a new password',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('The dialog knows the way', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
      await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }));
      await title(context, 'Forgot password');
    });
    await step('A link is asked for', async () => {
      await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com{Enter}');
      await toast('Email sent');
      await arrival(context, 'Check your email');
    });
    await step('The link of the mail is followed', async () => {
      const address = canvas.getByRole('textbox', { name: 'Address' });
      await userEvent.clear(address);
      await userEvent.type(address, `${paths.resetPassword}/the-token{Enter}`);
      await expect(await canvas.findByLabelText('New password')).toBeVisible();
    });
    await step('The new password is set, and home is next', async () => {
      await userEvent.type(canvas.getByLabelText('New password'), 'correct horse');
      await userEvent.type(canvas.getByLabelText('Confirm new password'), 'correct horse');
      await userEvent.click(canvas.getByRole('button', { name: 'Set new password' }));
      await arrival(context, 'Password reset successful');
      await userEvent.click(canvas.getByRole('link', { name: 'Go to home' }));
      await title(context, 'THE MACHINE');
    });
  },
};
