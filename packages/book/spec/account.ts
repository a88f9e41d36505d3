import { statesOf } from './state.ts';

/** Sign-up, passwords, settings and the legal pages. */
export const ACCOUNT = [
  ...statesOf('2.12 Sign up', {
    'signup-form': {
      description:
        'First and last name, email, optional username, password, confirm password, and a link back to log in',
      stories: ['screens-sign-up--form'],
    },
    'signup-username-placeholder': {
      description: 'The username may be left empty for an AI-generated one',
      stories: ['screens-sign-up--form'],
    },
    'signup-address-taken': {
      description: 'A taken email address: the form says so, with links to the login and to a password reset',
      stories: ['screens-sign-up--address-taken'],
    },
    'signup-done-generated': {
      description: 'Success: the username, labeled AI-generated',
      stories: ['screens-sign-up--done-generated'],
    },
    'signup-done-chosen': { description: 'Success: the chosen username', stories: ['screens-sign-up--done-chosen'] },
    'signup-done-match': {
      description: 'Success of a visitor who came from a match',
      stories: ['screens-sign-up--done-back-to-a-match'],
    },
    'signup-done-invite': {
      description: "Success, coming from an invitation: 'Taking you back to your invitation…'",
      stories: ['screens-sign-up--done-back-to-an-invitation'],
    },
  }),
  ...statesOf('2.13 Forgot password', {
    'forgot-form': { description: 'Email form', stories: ['screens-forgot-password--form'] },
    'forgot-done': {
      description: 'Notice: if the email exists, instructions were sent; check the spam folder',
      stories: ['screens-forgot-password--done'],
    },
  }),
  ...statesOf('2.14 Reset password', {
    'reset-form': { description: 'New password and confirmation', stories: ['screens-reset-password--form'] },
    'reset-without-token': {
      description: "No token: 'Invalid Reset Link'",
      stories: ['screens-reset-password--invalid-link'],
    },
    'reset-done': {
      description: 'Success: a confirmation and a button to go home',
      stories: ['screens-reset-password--done'],
    },
  }),
  ...statesOf('2.22 Settings', {
    'settings-ready': {
      description: 'All sections in four groups, with links to the groups',
      stories: ['screens-settings--player'],
    },
    'settings-appearance-dark': { description: 'Appearance: dark mode on', stories: ['screens-settings--player'] },
    'settings-appearance-light': {
      description: 'Appearance: dark mode off',
      stories: ['screens-settings--light-mode'],
    },
    'settings-shortcuts-on': { description: 'Keyboard: shortcuts on', stories: ['screens-settings--player'] },
    'settings-shortcuts-off': { description: 'Keyboard: shortcuts off', stories: ['screens-settings--light-mode'] },
    'settings-preferences-off': {
      description: 'Email and notification preferences all off',
      stories: ['components-settings-preference-sections--everything-off'],
    },
    'settings-preference-saving': {
      description: 'A preference is being saved',
      stories: ['components-settings-preference-sections--saving'],
    },
    'settings-password-form': {
      description: 'Security: change password',
      stories: ['components-settings-security-section--empty'],
    },
    'settings-password-submitting': {
      description: 'The new password is being saved',
      stories: ['components-settings-security-section--submitting'],
    },
    'settings-password-changed': {
      description: 'Password changed',
      stories: ['components-settings-security-section--changed'],
    },
    'settings-username': {
      description: 'Username: it can be changed',
      stories: ['components-settings-username-section--ready'],
    },
    'settings-username-locked': {
      description: 'Username: when it can be changed again',
      stories: ['components-settings-username-section--too-early'],
    },
    'settings-username-saving': {
      description: 'The new username is being saved',
      stories: ['components-settings-username-section--saving'],
    },
    'settings-username-changed': {
      description: 'Username changed',
      stories: ['components-settings-username-section--changed'],
    },
    'settings-username-invalid': {
      description: 'A username with other characters',
      stories: ['components-settings-username-section--invalid'],
    },
    'settings-username-taken': {
      description: 'A username that another player has',
      stories: ['components-settings-username-section--taken'],
    },
    'settings-username-failed': {
      description: 'The username could not be changed',
      stories: ['components-settings-username-section--failed'],
    },
    'reminders-loading': {
      description: 'Reminders: loading',
      stories: ['components-settings-reminders-section--loading'],
    },
    'reminders-failed': {
      description: 'Reminders could not be loaded',
      stories: ['components-settings-reminders-section--failed'],
    },
    'push-unsupported': {
      description: 'Push notifications: not supported',
      stories: ['components-settings-reminders-section--not-supported'],
    },
    'push-needs-install': {
      description: 'Push notifications: on iPhone and iPad, only for the installed app',
      stories: ['components-settings-reminders-section--not-installed'],
    },
    'push-blocked': {
      description: 'Push notifications: blocked by the browser',
      stories: ['components-settings-reminders-section--blocked'],
    },
    'push-off': { description: 'Push notifications: off', stories: ['components-settings-reminders-section--off'] },
    'push-asking': {
      description: 'Push notifications: asking',
      stories: ['components-settings-reminders-section--asking'],
    },
    'push-on': {
      description: 'Push notifications: on, with a test',
      stories: ['components-settings-reminders-section--on'],
    },
    'push-failed': {
      description: 'Push notifications could not be turned on',
      stories: ['components-settings-reminders-section--not-turned-on'],
    },
    'push-test-sent': { description: 'A test was sent', stories: ['components-settings-reminders-section--test-sent'] },
    'push-test-failed': {
      description: 'A test could not be sent',
      stories: ['components-settings-reminders-section--test-failed'],
    },
    'reminders-saving': {
      description: 'Quiet hours and hour of the digest: being saved',
      stories: ['components-settings-reminders-section--hour-saving'],
    },
    'reminders-not-saved': {
      description: 'Quiet hours or hour of the digest: not saved',
      stories: [
        'components-settings-reminders-section--quiet-hours-failed',
        'components-settings-reminders-section--digest-failed',
      ],
    },
    'reminders-time-zone': {
      description: "The time zone isn't that of this browser",
      stories: ['components-settings-reminders-section--other-time-zone'],
    },
    'calendar-address': {
      description: 'Calendar: address',
      stories: ['components-settings-reminders-section--calendar-address-made'],
    },
    'calendar-copied': {
      description: 'Calendar: address copied',
      stories: ['components-settings-reminders-section--calendar-copied'],
    },
    'calendar-confirming': {
      description: 'Calendar: confirmation of a new address',
      stories: ['components-settings-reminders-section--new-address-confirmation'],
    },
    'calendar-failed': {
      description: 'Calendar: an address could not be made',
      stories: ['components-settings-reminders-section--calendar-failed'],
    },
    'settings-exporting': {
      description: 'Data export in progress',
      stories: ['components-settings-export-section--exporting'],
    },
    'settings-exported': { description: 'Data exported', stories: ['components-settings-export-section--exported'] },
    'settings-loading': { description: 'Loading', stories: ['screens-settings--loading'] },
  }),
  ...statesOf('2.23 Legal and other pages', {
    privacy: { description: 'Privacy, last updated October 14, 2025', stories: ['screens-privacy--privacy'] },
    terms: { description: 'Terms, last updated October 14, 2025', stories: ['screens-terms--terms'] },
    'terms-real': { description: 'Terms of a season of real matches', stories: ['screens-terms--real-season'] },
    'terms-simulated': { description: 'Terms of a simulated season', stories: ['screens-terms--simulated-season'] },
    'terms-replay': { description: 'Terms of a replayed season', stories: ['screens-terms--replayed-season'] },
    'not-found': { description: 'Anything else: a 404 page', stories: ['screens-not-found--not-found'] },
  }),
  ...statesOf('11.2 How it works', {
    'how-it-works': {
      description:
        'The rules: what a right pick pays, streaks, ranks, the week against the Machine, and when things are final; Today, leagues, reminders, spoiler-free mode',
      stories: ['screens-how-it-works--how-it-works'],
    },
    'how-it-works-one-league': {
      description: 'A season with one league: only that one is named',
      stories: ['screens-how-it-works--one-league'],
    },
    'how-it-works-fixed': {
      description: 'A server without stakes: always the same stars, and no weeks',
      stories: ['screens-how-it-works--fixed-stars'],
    },
  }),
];
