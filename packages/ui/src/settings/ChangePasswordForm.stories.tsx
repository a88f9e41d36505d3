import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { Button } from '../primitives/button/Button.tsx';
import { ChangePasswordForm, type ChangePasswordState } from './ChangePasswordForm.tsx';

const meta = {
  title: 'Components/Settings/Change Password Form',
  component: ChangePasswordForm,
  args: { username: 'ada@example.com', state: { kind: 'form', isSubmitting: false }, onSubmit: fn() },
} satisfies Meta<typeof ChangePasswordForm>;

export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

const LABELS = ['Current password', 'New password', 'Confirm new password'] as const;
const fields = ({ canvas }: Pick<Context, 'canvas'>) => LABELS.map((label) => canvas.getByLabelText(label));

const fillIn = async ({ canvas, userEvent }: Context, ...texts: string[]) => {
  for (const [index, text] of texts.entries()) {
    if (text) await userEvent.type(canvas.getByLabelText(LABELS[index] ?? ''), text);
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
};

/** Expects an error on the invalid field, which gets the focus, with all values kept and nothing submitted. */
const rejects = (texts: string[], invalid: number, message: string): Story => ({
  play: async (context) => {
    await fillIn(context, ...texts);
    const all = fields(context);
    await expect(all[invalid]).toBeInvalid();
    await expect(all[invalid]).toHaveAccessibleDescription(expect.stringContaining(message));
    await expect(all[invalid]).toHaveFocus();
    await expect(context.canvas.getAllByText(message)).toHaveLength(1);
    await expect(all.map((field) => (field as HTMLInputElement).value)).toEqual(texts);
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Empty: Story = { tags: ['spec:settings-password-form'] };
export const Submitting: Story = {
  tags: ['spec:settings-password-submitting'],
  args: { state: { kind: 'form', isSubmitting: true } },
};
export const NothingFilledIn: Story = {
  ...rejects(['', '', ''], 0, 'Please fill in all password fields.'),
  tags: ['spec:change-fields-missing'],
};
export const NewPasswordsDiffer: Story = {
  ...rejects(['old', 'sixsix', 'sixsyx'], 2, 'New passwords do not match.'),
  tags: ['spec:change-passwords-differ'],
};
export const NewPasswordTooShort: Story = {
  ...rejects(['old', 'fives', 'fives'], 1, 'Password must be at least 6 characters.'),
  tags: ['spec:change-password-short'],
};
export const Failed: Story = {
  tags: ['spec:error-change-password', 'spec:error-change-password-server'],
  args: {
    state: {
      kind: 'form',
      isSubmitting: false,
      error: 'Failed to change password. Please check your current password.',
    },
  },
};
export const Changed: Story = { tags: ['spec:settings-password-changed'], args: { state: { kind: 'done' } } };

export const SubmitsTheCurrentAndTheNewPassword: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async (context) => {
    await fillIn(context, 'old', 'sixsix', 'sixsix');
    await expect(context.args.onSubmit).toHaveBeenCalledWith({ currentPassword: 'old', newPassword: 'sixsix' });
    await expect(fields(context).map((field) => field.getAttribute('autocomplete'))).toEqual([
      'current-password',
      'new-password',
      'new-password',
    ]);
    await expect(context.canvasElement.querySelector('[autocomplete="username"]')).toHaveValue('ada@example.com');
  },
};

export const ClearsTheErrorWhenTheFieldIsFilled: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context, 'old', 'sixsix', '');
    await expect(canvas.getByLabelText('Confirm new password')).toBeInvalid();
    await expect(canvas.getByLabelText('Confirm new password')).toHaveFocus();
    await userEvent.type(canvas.getByLabelText('Confirm new password'), 's');
    await expect(canvas.queryByText('Please fill in all password fields.')).toBeNull();
    await expect(canvas.getByLabelText('Confirm new password')).not.toBeInvalid();
  },
};

const Changing: Story['render'] = function Changing(args) {
  const [state, setState] = useState<ChangePasswordState>(args.state);
  return (
    <>
      <ChangePasswordForm {...args} state={state} onSubmit={() => setState({ kind: 'form', isSubmitting: true })} />
      <Button onPress={() => setState({ kind: 'done' })}>Succeed</Button>
      <Button onPress={() => setState({ kind: 'form', isSubmitting: false, error: 'Wrong password' })}>Fail</Button>
    </>
  );
};

export const ClearsTheFieldsOnlyOnSuccess: Story = {
  name: 'Keeps all three fields after a failure; clears them and confirms on success',
  tags: ['behavior', '!autodocs', 'no-visual'],
  render: Changing,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context, 'old', 'sixsix', 'sixsix');
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Wrong password');
    await expect(fields(context).map((field) => (field as HTMLInputElement).value)).toEqual([
      'old',
      'sixsix',
      'sixsix',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Succeed' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Password changed.'));
    await expect(fields(context).map((field) => (field as HTMLInputElement).value)).toEqual(['', '', '']);
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};
