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

export const LoginFailed: Story = { tags: ['failed'], args: failure('Login failed', 'Invalid email or password') };
export const LoginFailedWithServerMessage: Story = {
  tags: ['failed'],
  args: failure('Login failed', 'Too many attempts. Try again in a minute.'),
};
export const LoggedIn: Story = { tags: ['done'], args: success('Welcome back!', "You're now logged in") };
export const LogoutFailed: Story = { tags: ['failed'], args: failure('Error', 'Failed to logout') };
export const LoggedOut: Story = {
  tags: ['anonymous', 'done'],
  args: success('Logged out', "You've been logged out successfully"),
};
/** Shown after a pick, a follow or a message. The page redirects to /api/login half a second later. */
export const Unauthorized: Story = {
  tags: ['401', 'failed'],
  args: failure('Unauthorized', 'You are logged out. Logging in again...'),
};
export const PickFailed: Story = { tags: ['failed'], args: failure('Error', 'Failed to record pick. Try again.') };
export const PickRecorded: Story = { tags: ['done'] };
export const AllMarkedAsRead: Story = { tags: ['done'], args: success('All notifications marked as read') };
export const SignupWithoutUser: Story = { tags: ['failed'], args: failure('Signup error', 'Invalid server response') };
export const SignupFailed: Story = { tags: ['failed'], args: failure('Signup failed', 'Failed to create account') };
export const ForgotPasswordFailed: Story = { tags: ['failed'], args: failure('Error', 'Failed to send reset email') };
export const EmailSent: Story = { tags: ['done'], args: success('Email sent') };
export const ResetFailed: Story = { tags: ['failed'], args: failure('Reset failed', 'Invalid or expired reset link') };
export const PasswordReset: Story = { tags: ['done'], args: success('Password reset successful') };
export const MessageFailed: Story = { tags: ['failed'], args: failure('Error', 'Failed to send message.') };
export const MessageFailedWithServerMessage: Story = {
  tags: ['failed'],
  args: failure('Error', 'Make a pick on this match to post messages.'),
};
