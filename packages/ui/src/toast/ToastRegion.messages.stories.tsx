import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ToastRegion, type ToastMessage } from './ToastRegion.tsx';

const saying = (kind: ToastMessage['kind'], title: string, description?: string) => ({
  toast: { id: 1, kind, title, description },
});
const done = saying.bind(null, 'default');
const failed = saying.bind(null, 'destructive');

/** What is said in passing of each call of SPEC.md §8, in its words. */
const meta = {
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  args: { ...done('Pick recorded', 'Your prediction is locked.'), onClose: fn() },
} satisfies Meta<typeof ToastRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LoginFailed: Story = {
  tags: ['spec:error-login'],
  args: failed('Login failed', 'Invalid email or password'),
};
export const LoginFailedInTheServersWords: Story = {
  tags: ['spec:error-login-server'],
  args: failed('Login failed', 'Too many attempts. Try again in a minute.'),
};
export const LoggedIn: Story = { tags: ['spec:success-login'], args: done('Welcome back!', "You're now logged in") };
export const LogoutFailed: Story = { tags: ['spec:error-logout'], args: failed('Error', 'Failed to logout') };
export const LoggedOut: Story = {
  tags: ['spec:success-logout'],
  args: done('Logged out', "You've been logged out successfully"),
};
/** After a pick, a follow or a message; half a second later the page leaves for /api/login. */
export const Unauthorized: Story = {
  tags: ['spec:error-pick-unauthorized', 'spec:error-unauthorized'],
  args: failed('Unauthorized', 'You are logged out. Logging in again...'),
};
export const PickFailed: Story = {
  tags: ['spec:error-pick'],
  args: failed('Error', 'Failed to record pick. Try again.'),
};
export const PickRecorded: Story = { tags: ['spec:success-pick'] };
export const AllMarkedAsRead: Story = {
  tags: ['spec:success-mark-all-read'],
  args: done('All notifications marked as read'),
};
export const SignupWithoutAUser: Story = {
  tags: ['spec:error-signup-no-user'],
  args: failed('Signup error', 'Invalid server response'),
};
export const SignupFailed: Story = {
  tags: ['spec:error-signup'],
  args: failed('Signup failed', 'Failed to create account'),
};
export const SignupFailedInTheServersWords: Story = {
  tags: ['spec:error-signup-server'],
  args: failed('Signup failed', 'Could not create an account with these details.'),
};
export const ForgotPasswordFailed: Story = {
  tags: ['spec:error-forgot'],
  args: failed('Error', 'Failed to send reset email'),
};
export const ForgotPasswordFailedInTheServersWords: Story = {
  tags: ['spec:error-forgot-server'],
  args: failed('Error', 'Too many attempts. Try again in a minute.'),
};
export const EmailSent: Story = { tags: ['spec:success-forgot'], args: done('Email sent') };
export const ResetFailed: Story = {
  tags: ['spec:error-reset'],
  args: failed('Reset failed', 'Invalid or expired reset link'),
};
export const ResetFailedInTheServersWords: Story = {
  tags: ['spec:error-reset-server'],
  args: failed('Reset failed', 'Too many attempts. Try again in a minute.'),
};
export const PasswordReset: Story = { tags: ['spec:success-reset'], args: done('Password reset successful') };
export const MessageFailed: Story = { tags: ['spec:error-chat'], args: failed('Error', 'Failed to send message.') };
export const MessageFailedInTheServersWords: Story = {
  tags: ['spec:error-chat-server'],
  args: failed('Error', 'Make a pick on this match to post messages.'),
};
