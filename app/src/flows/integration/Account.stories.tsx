import { SIGNUP_REDIRECT_MS } from '@machine/contract/constants.ts';
import * as endpoints from '@machine/contract/endpoints.ts';
import { paths } from '@machine/contract/paths.ts';
import { newcomer } from '@machine/mocks/currentUser.ts';
import { reply, replyError } from '@machine/mocks/handlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { flow } from '../flow.ts';
import { holdTimers } from '../holdTimers.ts';
import { expectToast, findTitle } from '../steps.ts';

/** A visitor's account: login, sign-up and passwords. */
const meta = {
  title: 'Flows/Integration/Account',
  tags: ['flow', '!autodocs', '!manifest'],
  ...flow({}, 'visitor', () => []),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const FailedLogin: Story = {
  tags: ['failed'],
  beforeEach: ({ msw }) => msw.use(replyError(endpoints.login, 401, 'Invalid email or password')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }));
    await userEvent.type(await dialog.findByLabelText('Email'), 'ada@example.com');
    await userEvent.type(dialog.getByLabelText('Password'), 'wrong horse{Enter}');
    await expectToast('Login failed');
    await expect(dialog.getByLabelText('Email')).toHaveValue('ada@example.com');
  },
};

let timers: ReturnType<typeof holdTimers>;

export const SignupRedirectsHome: Story = {
  tags: ['done'],
  args: { path: paths.signup },
  beforeEach: () => {
    timers = holdTimers(SIGNUP_REDIRECT_MS);
    return timers.release;
  },
  play: async (context) => {
    const { args, canvas, msw, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText('First name'), 'Ada');
    await userEvent.type(canvas.getByLabelText('Last name'), 'Byron');
    await userEvent.type(canvas.getByLabelText('Email'), 'new@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'correct horse');
    msw.use(reply(endpoints.currentUser, newcomer));
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByText(newcomer.username, { selector: 'main *' })).toBeVisible();
    await expect(args.onAddress).not.toHaveBeenCalled();
    timers.elapse();
    await findTitle(context, 'THE MACHINE');
  },
};

export const ForgotPasswordToDone: Story = {
  tags: ['done'],
  args: { path: paths.forgotPassword },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText('Email'), 'ada@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reset link' }));
    await findTitle(context, 'Check your email');
    await expectToast('Email sent');
    await expect(canvas.getByText(/Check your spam folder/)).toBeVisible();
  },
};

export const ResetPasswordToDone: Story = {
  tags: ['done'],
  args: { path: `${paths.resetPassword}/a-token` },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(await canvas.findByLabelText('New password'), 'correct horse');
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Set new password' }));
    await findTitle(context, 'Password reset successful');
    await expectToast('Password reset successful');
    await expect(canvas.getByRole('link', { name: 'Go to home' })).toBeVisible();
  },
};
