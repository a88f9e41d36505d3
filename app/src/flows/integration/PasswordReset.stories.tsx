import { endpoints } from '@machine/contract';
import { openPrediction } from '@machine/mocks/fixtures';
import { failNetwork, reply, replyError } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FlowApp } from '../FlowApp.tsx';
import { expectScreen, loggedOut, findTitle, expectToast } from '../steps.ts';
import { resetBrowserState } from '../flowSetup.ts';

const meta = {
  title: 'Integration/Password reset',
  component: FlowApp,
  args: { path: '/forgot-password', redirect: fn() },
  parameters: { layout: 'fullscreen', isWholeApp: true },
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  beforeEach: async ({ msw, globals }) => {
    resetBrowserState({ globals, msw });
    msw.use(
      loggedOut,
      reply(endpoints.randomPrediction, openPrediction),
      reply(endpoints.forgotPassword, null),
      reply(endpoints.resetPassword, null),
    );
  },
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForgotPassword: Story = {
  name: 'leads from the login dialog to a notice that does not reveal whether the account exists',
  parameters: { covers: ['C05'] },
  args: { path: '/?login=1' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await findTitle(context, 'Forgot password');
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com{Enter}');
    await expectToast('Email sent');
    await expectScreen(context, 'Check your email');
    await expect(canvas.getByText('ada@example.com')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use another email' }));
    await expect(await canvas.findByLabelText('Email')).toHaveValue('');
  },
};

export const FailedForgotPassword: Story = {
  name: 'shows a failure in a toast and in the form, and keeps the email',
  parameters: { covers: ['C05', 'F1', 'F5'] },
  args: { path: '/forgot-password' },
  beforeEach: ({ msw }) => {
    msw.use(failNetwork(endpoints.forgotPassword));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const email = await canvas.findByLabelText('Email');
    await userEvent.type(email, 'ada@example.com{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Failed to send reset email'));
    await expectToast('Failed to send reset email');
    await expect(email).toHaveValue('ada@example.com');
    msw.use(replyError(endpoints.forgotPassword, 500, 'Email is currently unavailable.'));
    await userEvent.type(email, '{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Email is currently unavailable.'));
    await expect(email).toHaveValue('ada@example.com');
  },
};

export const SuccessfulReset: Story = {
  name: 'removes the token from the URL after a reset',
  parameters: { covers: ['C06', 'S17'] },
  args: { path: '/reset-password/the-token' },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    const sent: unknown[] = [];
    msw.use(
      http.post(endpoints.resetPassword.path, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(null);
      }),
    );
    await userEvent.type(await canvas.findByLabelText('New password'), 'correct horse');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Set new password' }));
    await expectScreen(context, 'Password reset successful');
    await expect(sent).toEqual([{ token: 'the-token', password: 'correct horse' }]);
    await expect(canvas.queryByLabelText('New password')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to home' }));
    await findTitle(context, 'THE MACHINE');
  },
};

export const FailedReset: Story = {
  name: 'shows the error of an expired link and keeps both fields',
  parameters: { covers: ['C06', 'F8'] },
  args: { path: '/reset-password/the-token' },
  beforeEach: ({ msw }) => {
    msw.use(replyError(endpoints.resetPassword, 400, 'This link has been used.'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'correct horse');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'correct horse{Enter}');
    await expectToast('Reset failed');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('This link has been used.'));
    await expect(canvas.getByLabelText('New password')).toHaveValue('correct horse');
    await expect(canvas.getByLabelText('Confirm new password')).toHaveValue('correct horse');
  },
};

export const ResetWithoutToken: Story = {
  name: 'shows Invalid Reset Link without a token',
  args: { path: '/reset-password' },
  play: async (context) => {
    await findTitle(context, 'Invalid Reset Link');
  },
};
