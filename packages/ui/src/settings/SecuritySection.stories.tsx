import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '../primitives/button/Button.tsx';
import { type ChangePasswordState, SecuritySection } from './SecuritySection.tsx';
import { ACTION_STATES, IDLE, presets } from '../../stories/presets.ts';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/Settings/Security Section',
  component: SecuritySection,
  parameters: usage({
    when: 'In the settings, for changing the password.',
    not: 'For a forgotten password: that is the `ForgotPasswordScreen`.',
    with: 'A `SettingsSection` with a `Form`, beside the `SessionsSection`.',
  }),
  args: { username: 'ada@example.com', state: IDLE, onChangePassword: fn() },
  argTypes: { state: presets({ ...ACTION_STATES, done: { kind: 'done' } }) },
} satisfies Meta<typeof SecuritySection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onChangePassword: () => ({ state: { kind: 'done' } }) }),
};

type Context = Parameters<NonNullable<Story['play']>>[0];

const LABELS = ['Current password', 'New password', 'Confirm new password'] as const;
const fields = ({ canvas }: Context) => LABELS.map((label) => canvas.getByLabelText<HTMLInputElement>(label));
const texts = (context: Context) => fields(context).map(({ value }) => value);

const fillIn = async (context: Context, ...values: string[]) => {
  for (const [index, field] of fields(context).entries())
    if (values[index]) await context.userEvent.type(field, values[index]);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Change password' }));
};

/** Expects an error on the invalid field, which gets the focus, with all values kept and nothing submitted. */
const rejects = (values: string[], invalid: number, message: string): Story => ({
  play: async (context) => {
    await fillIn(context, ...values);
    const field = fields(context)[invalid];
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    await expect(field).toHaveFocus();
    await expect(context.canvas.getAllByText(message)).toHaveLength(1);
    await expect(texts(context)).toEqual(values);
    await expect(context.args.onChangePassword).not.toHaveBeenCalled();
  },
});

export const Empty: Story = { tags: ['empty'] };
export const Submitting: Story = { tags: ['saving'], args: { state: { kind: 'busy' } } };
export const NothingFilledIn: Story = {
  ...rejects(['', '', ''], 0, 'Please fill in all password fields.'),
  tags: ['empty'],
};
export const NewPasswordsDiffer: Story = rejects(['old', 'sixsix', 'sixsyx'], 2, 'New passwords do not match.');
export const NewPasswordTooShort: Story = {
  ...rejects(['old', 'fives', 'fives'], 1, 'Password must be at least 6 characters.'),
};
export const Failed: Story = {
  tags: ['failed'],
  args: { state: { kind: 'failed', error: 'Failed to change password. Please check your current password.' } },
};
export const FailedWithServerMessage: Story = {
  tags: ['failed'],
  args: { state: { kind: 'failed', error: 'Your current password is wrong.' } },
};
export const Changed: Story = { args: { state: { kind: 'done' } } };

export const ClearsTheFieldsOnlyOnSuccess: Story = {
  name: 'Submits both passwords; keeps all three fields after a failure, and clears them on success',
  tags: ['behavior', '!autodocs', '!manifest', 'failed', 'done'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Changing(args) {
    const [state, setState] = useState<ChangePasswordState>(args.state);
    return (
      <>
        <SecuritySection {...args} state={state} />
        <Button onPress={() => setState({ kind: 'done' })}>Succeed</Button>
        <Button onPress={() => setState({ kind: 'failed', error: 'Wrong password' })}>Fail</Button>
      </>
    );
  },
  play: async (context) => {
    const { args, canvas, canvasElement, userEvent } = context;
    await expect(fields(context).map(({ autocomplete }) => autocomplete)).toEqual([
      'current-password',
      'new-password',
      'new-password',
    ]);
    await expect(canvasElement.querySelector('[autocomplete="username"]')).toHaveValue('ada@example.com');
    await fillIn(context, 'old', 'sixsix', 'sixsix');
    await expect(args.onChangePassword).toHaveBeenCalledWith({ currentPassword: 'old', newPassword: 'sixsix' });
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Wrong password');
    await expect(texts(context)).toEqual(['old', 'sixsix', 'sixsix']);
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Password changed.'));
    await expect(texts(context)).toEqual(['', '', '']);
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};
