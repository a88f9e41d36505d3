import { statesOf } from './state.ts';

/** Signing up, passwords, settings and the legal pages. */
export const ACCOUNT = [
  ...statesOf(2, 'Sign up', {
    'signup-form':
      'First and last name, email, optional username, password, confirm password, and a link back to log in',
    'signup-username-placeholder': 'The username may be left empty for an AI-generated one',
    'signup-done-generated': 'Success: the username, labelled AI-generated',
    'signup-done-chosen': 'Success: the username that was chosen',
  }),
  ...statesOf(2, 'Forgot password', {
    'forgot-form': 'Email form',
    'forgot-done': 'Notice: if the email exists, instructions were sent; check the spam folder',
  }),
  ...statesOf(2, 'Reset password', {
    'reset-form': 'New password and confirmation',
    'reset-without-token': "Without a token: 'Invalid Reset Link'",
    'reset-done': 'Success: a confirmation and a button to go home',
  }),
  ...statesOf(2, 'Settings', {
    'settings-ready': 'All sections: appearance, security, email, notifications, privacy and terms, export, deletion',
    'settings-appearance-dark': 'Appearance: dark mode on',
    'settings-appearance-light': 'Appearance: dark mode off',
    'settings-preferences-off': 'Email and notification preferences all off',
    'settings-preference-saving': 'A preference on its way',
    'settings-password-form': 'Security: change password',
    'settings-password-submitting': 'A password on its way',
    'settings-password-changed': 'The password is changed',
    'settings-exporting': 'Data export under way',
    'settings-exported': 'Data exported',
    'settings-loading': 'Loading',
  }),
  ...statesOf(2, 'Legal and other pages', {
    privacy: 'Privacy, last updated October 14, 2025',
    terms: 'Terms, last updated October 14, 2025',
    'not-found': 'Anything else: a 404 page',
  }),
];
