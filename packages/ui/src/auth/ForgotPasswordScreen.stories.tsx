import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { inFrame, pageParameters } from '../../stories/inFrame.tsx';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';
import { ACTION_STATES, IDLE, presets } from '../../stories/presets.ts';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Screens/Forgot Password',
  component: ForgotPasswordScreen,
  parameters: {
    ...pageParameters,
    ...usage({
      when: 'At `/forgot-password`: requests the email with the reset link, then says where to look for it.',
      not: 'For players who are logged in: they change their password in the `SecuritySection`.',
      with: 'An `AuthPage` with a `Form`. The `LoginDialog` leads here; the email leads to the `ResetPasswordScreen`.',
      dont: ["Don't say whether an account exists."],
    }),
  },
  decorators: [inFrame],
  args: { state: IDLE, onSubmit: fn(), onUseAnotherEmail: fn() },
  argTypes: { state: presets({ ...ACTION_STATES, done: { kind: 'done', email: 'ada@example.com' } }) },
} satisfies Meta<typeof ForgotPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({
    onSubmit: (_, { email }) => ({ state: { kind: 'done', email } }),
    onUseAnotherEmail: () => ({ state: IDLE }),
  }),
};

export const Form: Story = {};

export const Submitting: Story = { tags: ['saving'], args: { state: { kind: 'busy' } } };
export const Failed: Story = {
  tags: ['failed'],
  args: { state: { kind: 'failed', error: 'Failed to send reset email' } },
};
export const RateLimited: Story = {
  tags: ['failed', 'rate-limited'],
  args: { state: { kind: 'failed', isRateLimited: true, error: 'Too many attempts. Try again in a minute.' } },
};
export const Done: Story = { tags: ['done'], args: { state: { kind: 'done', email: 'ada@example.com' } } };

export const EmailInvalid: Story = {
  tags: ['invalid'],
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email');
    await userEvent.type(email, 'ada@example{Enter}');
    await expect(email).toHaveAccessibleDescription('Invalid email address');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const AsksForAnotherEmail: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: Done.args,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use another email' }));
    await expect(args.onUseAnotherEmail).toHaveBeenCalledOnce();
  },
};
