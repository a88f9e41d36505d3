import { chosenSignup, generatedSignup } from '@machine/mocks/currentUser.ts';
import { HOSTILE_TEXTS } from '@machine/mocks/hostile.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { inFrame, pageParameters } from '../../stories/inFrame.tsx';
import { SignupScreen, type SignupScreenProps, type SignupState } from './SignupScreen.tsx';
import { ACTION_STATES, IDLE, presets } from '../../stories/presets.ts';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';

const done = (signup: typeof generatedSignup): Extract<SignupState, { kind: 'done' }> => ({
  kind: 'done',
  username: signup.user.username,
  usernameGenerated: signup.usernameGenerated,
});

const meta = {
  title: 'Screens/Sign Up',
  component: SignupScreen,
  parameters: {
    ...pageParameters,
    ...usage({
      when: 'At `/signup`: creates an account, then shows the new username until the app moves on.',
      not: 'For logging in: that is the `LoginDialog`.',
      with: 'An `AuthPage` with a `Form`. All sign-up links lead here, from the `PickArea` to the `JoinLeagueScreen`.',
      do: ['Bring new players back to the match or the invitation they came from.'],
    }),
  },
  decorators: [inFrame],
  args: { state: IDLE, onSubmit: fn() },
  argTypes: {
    state: presets({
      ...ACTION_STATES,
      'address taken': { kind: 'failed', error: 'Taken.', isAddressTaken: true },
      'done, generated name': done(generatedSignup),
      'done, chosen name': done(chosenSignup),
    }),
  },
} satisfies Meta<typeof SignupScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onSubmit: () => ({ state: done(generatedSignup) }) }),
};

type Context = Parameters<NonNullable<Story['play']>>[0];

const FILLED = {
  'First name': 'Ada',
  'Last name': 'Byron',
  Email: 'ada@example.com',
  Password: 'correct horse',
  'Confirm password': 'correct horse',
};

const fillIn = async ({ canvas, userEvent }: Context, changes: Partial<typeof FILLED> = {}) => {
  for (const [label, text] of Object.entries({ ...FILLED, ...changes })) {
    await userEvent.click(canvas.getByLabelText(label));
    await userEvent.paste(text);
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
};

export const Form: Story = {};

export const Submitting: Story = { tags: ['saving'], args: { state: { kind: 'busy' } } };
export const Failed: Story = {
  tags: ['failed'],
  args: { state: { kind: 'failed', error: 'This username is already taken.' } },
};
export const AddressTaken: Story = { args: { state: { kind: 'failed', error: 'Taken.', isAddressTaken: true } } };
export const DoneGenerated: Story = { tags: ['done'], args: { state: done(generatedSignup) } };
export const DoneChosen: Story = { tags: ['done'], args: { state: done(chosenSignup) } };
/** The visitor came from a match. */
export const DoneBackToAnInvitation: Story = {
  tags: ['done'],
  args: { state: done(generatedSignup), inviteHref: '/join/q2Jx0sVw7dF4kYbN1mTzRg' },
};
export const DoneBackToAMatch: Story = {
  tags: ['done'],
  args: { state: done(generatedSignup), matchHref: '/?match=nba-lal-phx' },
};
/** The account exists, but the browser rejected the session cookie. */
export const DoneWithoutASession: Story = {
  tags: ['done'],
  args: {
    state: {
      ...done(chosenSignup),
      problem: "You're not logged in. Your browser seems to block cookies. Allow them for this site, then log in.",
    },
  },
};
export const DoneHostile: Story = {
  tags: ['done', 'extreme'],
  args: { state: { kind: 'done', username: HOSTILE_TEXTS.long, usernameGenerated: false } },
  globals: { viewport: { value: 'phone320' } },
};

export const PasswordsDiffer: Story = {
  play: async (context) => {
    await fillIn(context, { 'Confirm password': 'correct zebra' });
    const confirmation = context.canvas.getByLabelText('Confirm password');
    await expect(confirmation).toHaveAccessibleDescription(/Passwords don't match/);
    await expect(confirmation).toHaveFocus();
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

export const EverythingMissing: Story = {
  tags: ['invalid'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
    await expect(canvas.getAllByRole('textbox', { description: /required|Invalid/ })).toHaveLength(3);
  },
};

/** The username is announced before the redirect, and a link skips the wait. */
export const SubmitsAllButTheConfirmationAndAnnouncesTheUsername: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function SigningUp(args) {
    const [state, setState] = useState(args.state);
    const onSubmit: SignupScreenProps['onSubmit'] = (payload) => {
      args.onSubmit(payload);
      setState(done(generatedSignup));
    };
    return <SignupScreen {...args} state={state} onSubmit={onSubmit} />;
  },
  play: async (context) => {
    const { args, canvas } = context;
    for (const label of ['Password', 'Confirm password']) {
      await expect(canvas.getByLabelText(label)).toHaveAttribute('autocomplete', 'new-password');
      await expect(canvas.getByLabelText(label)).not.toHaveAttribute('maxlength');
    }
    await expect(canvas.getByLabelText('Username (optional)')).toHaveAttribute('autocomplete', 'username');
    await fillIn(context);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.com',
      password: 'correct horse',
    });
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Your AI-generated username is SwiftFalcon482');
    await expect(canvas.getByRole('link', { name: 'Go there now' })).toHaveAttribute('href', '/');
  },
};
