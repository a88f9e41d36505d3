import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ToastRegion, type ToastMessage } from './ToastRegion.tsx';
import { usage } from '../../stories/usage.ts';

const message = (kind: ToastMessage['kind'], title: string, description?: string) => ({
  toast: { id: 1, kind, title, description },
});
const success = message.bind(null, 'default');
const failure = message.bind(null, 'destructive');

/** Every toast listed in docs/specification.md, with the server's message where nothing else shows it. */
const meta = {
  title: 'Components/Toast/Toast Messages',
  component: ToastRegion,
  parameters: {
    ...usage({
      when: 'For the words of a toast: all that the product shows.',
      not: 'For a new message: write it as "Voice and tone" says, and add it here.',
      with: 'The `ToastRegion`, which shows them.',
    }),
    docs: { story: { inline: false, height: '160px' } },
  },
  args: { ...success('Pick recorded', 'Your prediction is locked.'), onClose: fn() },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoginFailed: Story = {
  tags: ['spec:error-login'],
  args: failure('Login failed', 'Invalid email or password'),
};
export const LoginFailedWithServerMessage: Story = {
  tags: ['spec:error-login-server'],
  args: failure('Login failed', 'Too many attempts. Try again in a minute.'),
};
export const LoggedIn: Story = { tags: ['spec:success-login'], args: success('Welcome back!', "You're now logged in") };
export const LogoutFailed: Story = { tags: ['spec:error-logout'], args: failure('Error', 'Failed to logout') };
export const LoggedOut: Story = {
  tags: ['spec:success-logout'],
  args: success('Logged out', "You've been logged out successfully"),
};
/** Shown after a pick, a follow or a message. The page redirects to /api/login half a second later. */
export const Unauthorized: Story = {
  tags: [
    'spec:error-pick-unauthorized',
    'spec:error-pick-unauthorized-redirect',
    'spec:error-unauthorized',
    'spec:error-unauthorized-redirect',
    'spec:role-unauthorized-pick',
    'spec:role-unauthorized-follow',
    'spec:role-unauthorized-chat',
  ],
  args: failure('Unauthorized', 'You are logged out. Logging in again...'),
};
export const PickFailed: Story = {
  tags: ['spec:error-pick'],
  args: failure('Error', 'Failed to record pick. Try again.'),
};
export const PickRecorded: Story = { tags: ['spec:success-pick'] };
export const AllMarkedAsRead: Story = {
  tags: ['spec:success-mark-all-read'],
  args: success('All notifications marked as read'),
};
export const SignupWithoutUser: Story = {
  tags: ['spec:error-signup-no-user'],
  args: failure('Signup error', 'Invalid server response'),
};
export const SignupFailed: Story = {
  tags: ['spec:error-signup'],
  args: failure('Signup failed', 'Failed to create account'),
};
export const ForgotPasswordFailed: Story = {
  tags: ['spec:error-forgot'],
  args: failure('Error', 'Failed to send reset email'),
};
export const EmailSent: Story = { tags: ['spec:success-forgot'], args: success('Email sent') };
export const ResetFailed: Story = {
  tags: ['spec:error-reset'],
  args: failure('Reset failed', 'Invalid or expired reset link'),
};
export const PasswordReset: Story = { tags: ['spec:success-reset'], args: success('Password reset successful') };
export const MessageFailed: Story = { tags: ['spec:error-chat'], args: failure('Error', 'Failed to send message.') };
export const MessageFailedWithServerMessage: Story = {
  tags: ['spec:error-chat-server'],
  args: failure('Error', 'Make a pick on this match to post messages.'),
};
