import { endpoints } from '@machine/contract';
import { openPrediction } from '@machine/mocks/fixtures';
import { drop, refuse, reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FlowApp } from '../FlowApp.tsx';
import { arrival, nobody, title, toast } from '../steps.ts';
import { freshWorld } from '../world.ts';

const meta = {
  title: 'Wiring/Recovery',
  component: FlowApp,
  args: { path: '/forgot-password', leave: fn() },
  parameters: { layout: 'fullscreen', isWholeApp: true },
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  beforeEach: async ({ msw, globals }) => {
    freshWorld({ globals, msw });
    msw.use(
      nobody,
      reply(endpoints.randomPrediction, openPrediction),
      reply(endpoints.forgotPassword, null),
      reply(endpoints.resetPassword, null),
    );
  },
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AForgottenPassword: Story = {
  name: 'C05: from the login dialog to the notice, and the words say nothing of whether the address is known',
  args: { path: '/?login=1' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await screen.findByRole('link', { name: 'Forgot password?' }));
    await title(context, 'Forgot password');
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com{Enter}');
    await toast('Email sent');
    await arrival(context, 'Check your email');
    await expect(canvas.getByText('ada@example.com')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use another email' }));
    await expect(await canvas.findByLabelText('Email')).toHaveValue('');
  },
};

export const AForgottenPasswordFails: Story = {
  name: 'C05×F1, F5: a failure says so in a toast and in the form, which keeps the address',
  args: { path: '/forgot-password' },
  beforeEach: ({ msw }) => {
    msw.use(drop(endpoints.forgotPassword));
  },
  play: async ({ canvas, msw, userEvent }) => {
    const email = await canvas.findByLabelText('Email');
    await userEvent.type(email, 'ada@example.com{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Failed to send reset email'));
    await toast('Failed to send reset email');
    await expect(email).toHaveValue('ada@example.com');
    msw.use(refuse(endpoints.forgotPassword, 500, 'The post is closed.'));
    await userEvent.type(email, '{Enter}');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The post is closed.'));
    await expect(email).toHaveValue('ada@example.com');
  },
};

export const AResetWorksOnce: Story = {
  name: 'C06, S17: a reset leaves no token in the address',
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
    await arrival(context, 'Password reset successful');
    await expect(sent).toEqual([{ token: 'the-token', password: 'correct horse' }]);
    await expect(canvas.queryByLabelText('New password')).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Go to home' }));
    await title(context, 'THE MACHINE');
  },
};

export const AResetFails: Story = {
  name: 'C06×F8: a dead link says so and keeps both fields',
  args: { path: '/reset-password/the-token' },
  beforeEach: ({ msw }) => {
    msw.use(refuse(endpoints.resetPassword, 400, 'This link has been used.'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('New password'), 'correct horse');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'correct horse{Enter}');
    await toast('Reset failed');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('This link has been used.'));
    await expect(canvas.getByLabelText('New password')).toHaveValue('correct horse');
    await expect(canvas.getByLabelText('Confirm new password')).toHaveValue('correct horse');
  },
};

export const AResetWithoutAToken: Story = {
  name: 'RULES: /reset-password without a token is an Invalid Reset Link',
  args: { path: '/reset-password' },
  play: async (context) => {
    await title(context, 'Invalid Reset Link');
  },
};
