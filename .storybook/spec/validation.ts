import { statesOf } from './state.ts';

/** Section 5: client-side validation. */
export const VALIDATION = [
  ...statesOf('5.1 Login dialog', {
    'login-email-invalid': "'Invalid email address'",
    'login-password-missing': "'Password is required'",
  }),
  ...statesOf('5.2 Sign up', {
    'signup-first-name-missing': "'First name is required'",
    'signup-last-name-missing': "'Last name is required'",
    'signup-email-invalid': "'Invalid email address'",
    'signup-password-short': "'Password must be at least 8 characters'",
    'signup-passwords-differ': "'Passwords don't match', shown on confirmPassword",
    'signup-everything-missing': 'All fields missing',
  }),
  ...statesOf('5.3 Forgot password', { 'forgot-email-invalid': "'Invalid email address'" }),
  ...statesOf('5.4 Reset password', {
    'reset-password-short': "'Password must be at least 8 characters'",
    'reset-confirmation-missing': "'Please confirm your password'",
    'reset-passwords-differ': "'Passwords don't match'",
    'reset-token-missing': "A missing token: 'Invalid reset link'",
  }),
  ...statesOf('5.5 Settings', {
    'change-fields-missing': "'Please fill in all password fields.'",
    'change-passwords-differ': "'New passwords do not match.'",
    'change-password-short': "'Password must be at least 6 characters.'",
  }),
  ...statesOf('5.6 Chat and messages', {
    'send-empty': 'Empty text is not sent',
    'send-written': 'Draft, not sent yet',
    'send-not-picked': 'Only users who picked on the match can post in its chat',
    'dm-none-selected': 'A new DM needs at least one participant',
    'dm-followed-only': 'Only users you follow who are not already in the thread',
  }),
  ...statesOf('5.7 Prediction card', { 'pick-needs-login': 'A pick requires a logged-in user' }),
];
