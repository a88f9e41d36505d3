import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { inFrame, pageParameters } from '../../stories/inFrame.tsx';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const meta = {
  title: 'Screens/Forgot Password',
  component: ForgotPasswordScreen,
  parameters: pageParameters,
  decorators: [inFrame],
  args: { state: { kind: 'idle' }, onSubmit: fn(), onUseAnotherEmail: fn() },
} satisfies Meta<typeof ForgotPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const TOO_MANY = 'Too many attempts. Try again in a minute.';

export const Form: Story = { tags: ['spec:forgot-form'] };

export const Submitting: Story = { tags: ['spec:forgot-submitting'], args: { state: { kind: 'busy' } } };
export const Failed: Story = {
  tags: ['spec:error-forgot'],
  args: { state: { kind: 'failed', error: 'Failed to send reset email' } },
};
export const RateLimited: Story = {
  tags: ['spec:error-forgot-server'],
  args: { state: { kind: 'failed', isRateLimited: true, error: TOO_MANY } },
};
export const Done: Story = {
  tags: ['spec:forgot-done', 'spec:forgot-to-done'],
  args: { state: { kind: 'done', email: 'ada@example.com' } },
};

export const EmailInvalid: Story = {
  tags: ['spec:forgot-email-invalid'],
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email');
    await userEvent.type(email, 'ada@example{Enter}');
    await expect(email).toHaveAccessibleDescription('Invalid email address');
    await expect(email).toHaveFocus();
    await expect(email).toHaveAttribute('autocomplete', 'username');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const MovesTheFocusToTheNotice: Story = {
  name: 'Moves the focus from the form to the notice',
  tags: ['behavior', '!autodocs', 'no-visual'],
  render: function Sending(args) {
    const [state, setState] = useState(args.state);
    return <ForgotPasswordScreen {...args} state={state} onSubmit={(form) => setState({ kind: 'done', ...form })} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com{Enter}');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Check your email' })).toHaveFocus();
    await expect(canvas.getByText(/Check your spam folder/)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Go to home' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUseAnotherEmail).toHaveBeenCalledOnce();
  },
};
