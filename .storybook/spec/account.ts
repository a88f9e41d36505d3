import { statesOf } from './state.ts';

/** Sign-up, passwords, settings and the legal pages. */
export const ACCOUNT = [
  ...statesOf('2.12 Sign up', {
    'signup-form':
      'First and last name, email, optional username, password, confirm password, and a link back to log in',
    'signup-username-placeholder': 'The username may be left empty for an AI-generated one',
    'signup-done-generated': 'Success: the username, labeled AI-generated',
    'signup-done-chosen': 'Success: the chosen username',
    'signup-done-match': 'Success of a visitor who came from a match',
    'signup-done-invite': "Success, coming from an invitation: 'Taking you back to your invitation…'",
  }),
  ...statesOf('2.13 Forgot password', {
    'forgot-form': 'Email form',
    'forgot-done': 'Notice: if the email exists, instructions were sent; check the spam folder',
  }),
  ...statesOf('2.14 Reset password', {
    'reset-form': 'New password and confirmation',
    'reset-without-token': "No token: 'Invalid Reset Link'",
    'reset-done': 'Success: a confirmation and a button to go home',
  }),
  ...statesOf('2.22 Settings', {
    'settings-ready': 'All sections: appearance, security, email, notifications, privacy and terms, export, deletion',
    'settings-appearance-dark': 'Appearance: dark mode on',
    'settings-appearance-light': 'Appearance: dark mode off',
    'settings-shortcuts-on': 'Keyboard: shortcuts on',
    'settings-shortcuts-off': 'Keyboard: shortcuts off',
    'settings-preferences-off': 'Email and notification preferences all off',
    'settings-preference-saving': 'A preference is being saved',
    'settings-password-form': 'Security: change password',
    'settings-password-submitting': 'The new password is being saved',
    'settings-password-changed': 'Password changed',
    'settings-exporting': 'Data export in progress',
    'settings-exported': 'Data exported',
    'settings-loading': 'Loading',
  }),
  ...statesOf('2.23 Legal and other pages', {
    privacy: 'Privacy, last updated October 14, 2025',
    terms: 'Terms, last updated October 14, 2025',
    'terms-real': 'Terms of a season of real matches',
    'terms-simulated': 'Terms of a simulated season',
    'terms-replay': 'Terms of a replayed season',
    'not-found': 'Anything else: a 404 page',
  }),
  ...statesOf('2.27 How it works', {
    'how-it-works': 'The rules: what a right pick pays, streaks, ranks, the edge, and when things are final',
    'how-it-works-one-league': 'A season with one league: only that one is named',
    'how-it-works-fixed': 'A server without stakes: always the same stars, and no edge',
  }),
];
