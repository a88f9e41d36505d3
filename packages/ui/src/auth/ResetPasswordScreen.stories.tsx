import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { inFrame, pageParameters } from '../../stories/inFrame.tsx';
import type { ActionState } from '../behavior/actionState.ts';
import { ResetPasswordScreen } from './ResetPasswordScreen.tsx';
import { presets } from '../../stories/presets.ts';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';

const form = (state: ActionState = { kind: 'idle' }) => ({ ...state, token: 'a-token' });

const FORM = form();

const meta = {
  title: 'Screens/Reset Password',
  component: ResetPasswordScreen,
  parameters: {
    ...pageParameters,
    ...usage({
      when: 'At `/reset-password/{token}`, where the reset email leads: sets a new password.',
      not: 'For a change by a player who is logged in: that is the `SecuritySection`.',
      with: 'An `AuthPage` with a `Form` of two `NewPasswordField`s; before it, the `ForgotPasswordScreen`.',
    }),
  },
  decorators: [inFrame],
  args: { state: FORM, onSubmit: fn() },
  argTypes: {
    state: presets({
      form: FORM,
      busy: form({ kind: 'busy' }),
      failed: form({ kind: 'failed', error: 'Invalid or expired reset link' }),
      'invalid link': { kind: 'invalid' },
      done: { kind: 'done' },
    }),
  },
} satisfies Meta<typeof ResetPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onSubmit: () => ({ state: { kind: 'done' } }) }),
};

type Context = Parameters<NonNullable<Story['play']>>[0];

const PASSWORD = 'New password';
const CONFIRMATION = 'Confirm new password';

const fillIn = async ({ canvas, userEvent }: Context, password: string, confirmation: string) => {
  if (password) await userEvent.type(canvas.getByLabelText(PASSWORD), password);
  if (confirmation) await userEvent.type(canvas.getByLabelText(CONFIRMATION), confirmation);
  await userEvent.click(canvas.getByRole('button', { name: 'Set new password' }));
};

/** Expects an error on the invalid field, which gets the focus, and nothing submitted. */
const rejects = (password: string, confirmation: string, label: string, message: string): Story => ({
  play: async (context) => {
    const { args, canvas } = context;
    await fillIn(context, password, confirmation);
    await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(new RegExp(message));
    await expect(canvas.getByLabelText(label)).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Form: Story = {};

export const Submitting: Story = { tags: ['saving'], args: { state: form({ kind: 'busy' }) } };
export const Failed: Story = {
  tags: ['failed'],
  args: { state: form({ kind: 'failed', error: 'Invalid or expired reset link' }) },
};
export const RateLimited: Story = {
  tags: ['failed', 'rate-limited'],
  args: { state: form({ kind: 'failed', isRateLimited: true, error: 'Too many attempts. Try again in a minute.' }) },
};
export const InvalidLink: Story = { tags: ['invalid'], args: { state: { kind: 'invalid' } } };

export const Done: Story = { tags: ['done'], args: { state: { kind: 'done' } } };

export const PasswordTooShort: Story = rejects('horse', '', PASSWORD, 'Password must be at least 8 characters');
export const PasswordsDiffer: Story = {
  ...rejects('correct horse', 'correct zebra', CONFIRMATION, "Passwords don't match"),
};
export const TokenMissing: Story = {
  args: { state: { kind: 'idle', token: '' } },
  play: async (context) => {
    await fillIn(context, 'correct horse', 'correct horse');
    await expect(context.canvas.getByRole('alert')).toHaveTextContent('Invalid reset link');
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};
