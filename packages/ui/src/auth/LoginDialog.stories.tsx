import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { Button } from '../primitives/button/Button.tsx';
import { LoginDialog } from './LoginDialog.tsx';
import { findVisibleDialog } from '../../stories/findVisibleDialog.ts';
import { ACTION_STATES, IDLE, presets } from '../../stories/presets.ts';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/Auth/Login Dialog',
  component: LoginDialog,
  parameters: {
    ...usage({
      when: 'On top of any page when a visitor presses "Log in", and after a session has ended.',
      not: 'For creating an account: that is the `SignupScreen`, a page of its own.',
      with: 'A `Dialog` with a `Form`. It leads to the `ForgotPasswordScreen` and the `SignupScreen`.',
    }),
    docs: { story: { inline: false, height: '560px' } },
  },
  args: { isOpen: true, state: IDLE, onClose: fn(), onSubmit: fn() },
  argTypes: { state: presets(ACTION_STATES) },
} satisfies Meta<typeof LoginDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onClose: () => ({ isOpen: false }) }),
};

const email = () => screen.findByLabelText('Email');
const submit = () => screen.getByRole('button', { name: 'Log in' });

export const Empty: Story = { tags: ['empty'] };
export const Submitting: Story = { tags: ['saving'], args: { state: { kind: 'busy' } } };
export const Failed: Story = {
  tags: ['failed'],
  args: { state: { kind: 'failed', error: 'Invalid email or password' } },
};

export const Errors: Story = {
  tags: ['invalid'],
  play: async ({ args, userEvent }) => {
    await email();
    await userEvent.click(submit());
    await expect(await email()).toHaveAccessibleDescription('Invalid email address');
    await expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Password is required');
    await expect(await email()).toHaveFocus();
    await expect(await email()).toHaveAttribute('autocomplete', 'username');
    await expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The password most likely needs correcting. */
export const MovesTheFocusToThePasswordAfterAFailure: Story = {
  tags: ['behavior', '!autodocs', '!manifest', 'failed'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Failing(args) {
    const [state, setState] = useState(args.state);
    useEffect(() => {
      if (state.kind === 'busy') setState({ kind: 'failed', error: 'Invalid email or password' });
    }, [state]);
    return <LoginDialog {...args} state={state} onSubmit={() => setState({ kind: 'busy' })} />;
  },
  play: async ({ userEvent }) => {
    await userEvent.type(await email(), 'ada@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
    await userEvent.click(submit());
    await screen.findByText('Invalid email or password');
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
  },
};

/** After login the button that opened the dialog is gone. */
export const MovesTheFocusToTheTitleAfterLogin: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { isOpen: false },
  render: function LoggingIn(args) {
    const [step, setStep] = useState<'closed' | 'open' | 'done'>('closed');
    return (
      <>
        {step !== 'done' && <Button onPress={() => setStep('open')}>Log in</Button>}
        <main>
          <h1 tabIndex={-1}>THE MACHINE</h1>
        </main>
        <LoginDialog {...args} isOpen={step === 'open'} onSubmit={() => setStep('done')} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await findVisibleDialog('Log in');
    await waitFor(async () => expect(await email()).toHaveFocus());
    await userEvent.keyboard('ada@example.com{Tab}correct horse{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
