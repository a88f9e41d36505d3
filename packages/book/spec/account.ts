import { additionsOf, statesOf } from './state.ts';

/** Sign-up, passwords, settings and the legal pages. */
export const ACCOUNT = [
  ...statesOf('2.12 Sign up', {
    'signup-form': {
      description:
        'First and last name, email, optional username, password, confirm password, and a link back to log in',
      stories: ['screens-sign-up--form'],
      roles: [
        'textbox "First name"',
        'textbox "Last name"',
        'textbox "Email"',
        'textbox "Username (optional)"',
        'textbox "Password"',
        'textbox "Confirm password"',
        'link "Log in"',
      ],
    },
    'signup-username-placeholder': {
      description: 'The username may be left empty for an AI-generated one',
      stories: ['screens-sign-up--form'],
      words: ['Leave empty for an AI-generated one'],
    },
    'signup-done-generated': {
      description: 'Success: the username, labeled AI-generated',
      stories: ['screens-sign-up--done-generated'],
      words: ['Your AI-generated username SwiftFalcon482'],
    },
    'signup-done-chosen': {
      description: 'Success: the chosen username',
      stories: ['screens-sign-up--done-chosen'],
      words: ['Your username ada_predicts'],
    },
  }),
  ...additionsOf('2.12 Sign up', {
    'signup-address-taken': {
      description: 'A taken email address: the form says so, with links to the login and to a password reset',
      stories: ['screens-sign-up--address-taken'],
      words: ['This email address already has an account.'],
      roles: ['link "Log in"', 'link "reset your password"'],
    },
    'signup-done-match': {
      description: 'Success of a visitor who came from a match',
      stories: ['screens-sign-up--done-back-to-a-match'],
      words: ['Taking you back to the match…'],
    },
    'signup-done-invite': {
      description: "Success, coming from an invitation: 'Taking you back to your invitation…'",
      stories: ['screens-sign-up--done-back-to-an-invitation'],
    },
  }),
  ...statesOf('2.13 Forgot password', {
    'forgot-form': {
      description: 'Email form',
      stories: ['screens-forgot-password--form'],
      roles: ['textbox "Email"', 'button "Send reset link"'],
    },
    'forgot-done': {
      description: 'Notice: if the email exists, instructions were sent; check the spam folder',
      stories: ['screens-forgot-password--done'],
      words: ["we've sent instructions", 'Check your spam folder.'],
      noRoles: ['textbox "Email"'],
    },
  }),
  ...statesOf('2.14 Reset password', {
    'reset-form': {
      description: 'New password and confirmation',
      stories: ['screens-reset-password--form'],
      roles: ['textbox "New password"', 'textbox "Confirm new password"'],
    },
    'reset-without-token': {
      description: "No token: 'Invalid Reset Link'",
      stories: ['screens-reset-password--invalid-link'],
      roles: ['heading "Invalid Reset Link" [level=1]'],
      noRoles: ['textbox "New password"'],
    },
    'reset-done': {
      description: 'Success: a confirmation and a button to go home',
      stories: ['screens-reset-password--done'],
      words: ['Password reset successful'],
      roles: ['link "Go to home"'],
      noRoles: ['textbox "New password"'],
    },
  }),
  ...statesOf('2.22 Settings', {
    'settings-ready': {
      description: 'All sections in four groups, with links to the groups',
      stories: ['screens-settings--player'],
      roles: [
        'region "Appearance"',
        'region "Security"',
        'region "Email preferences"',
        'region "Notification preferences"',
        'region "Privacy and terms"',
        'region "Your data"',
        'region "Delete account"',
        'navigation "Settings"',
        'link "Privacy"',
        'link "Terms"',
      ],
    },
    'settings-appearance-dark': {
      description: 'Appearance: dark mode on',
      stories: ['screens-settings--player'],
      roles: ['switch "Dark mode" [checked]'],
    },
    'settings-appearance-light': {
      description: 'Appearance: dark mode off',
      stories: ['screens-settings--light-mode'],
      roles: ['switch "Dark mode"'],
      noRoles: ['switch "Dark mode" [checked]'],
    },
    'settings-preferences-off': {
      description: 'Email and notification preferences all off',
      stories: ['components-settings-preference-sections--everything-off'],
      roles: [
        'switch "Email notifications"',
        'switch "Rank up"',
        'switch "Achievements"',
        'switch "Match start"',
        'switch "Picks of players you follow"',
      ],
      noRoles: ['switch [checked]'],
    },
    'settings-preference-saving': {
      description: 'A preference is being saved',
      stories: ['components-settings-preference-sections--saving'],
      selectors: ['[role=switch][aria-busy=true]'],
    },
    'settings-password-form': {
      description: 'Security: change password',
      stories: ['components-settings-security-section--empty'],
      roles: [
        'textbox "Current password"',
        'textbox "New password"',
        'textbox "Confirm new password"',
        'button "Change password"',
      ],
    },
    'settings-password-submitting': {
      description: 'The new password is being saved',
      stories: ['components-settings-security-section--submitting'],
      roles: ['button "Change password" [disabled]'],
    },
    'settings-password-changed': {
      description: 'Password changed',
      stories: ['components-settings-security-section--changed'],
      words: ['Password changed.'],
    },
    'settings-exporting': {
      description: 'Data export in progress',
      stories: ['components-settings-export-section--exporting'],
      roles: ['button "Export data" [disabled]'],
    },
    'settings-exported': {
      description: 'Data exported',
      stories: ['components-settings-export-section--exported'],
      words: ['Saved as beat-the-machine-2025-10-14.json.'],
    },
    'settings-loading': {
      description: 'Loading',
      stories: ['screens-settings--loading'],
      roles: ['status "Still loading…"'],
      noRoles: ['region "Appearance"'],
    },
  }),
  ...additionsOf('2.22 Settings', {
    'settings-shortcuts-on': {
      description: 'Keyboard: shortcuts on',
      stories: ['screens-settings--player'],
      roles: ['switch "Shortcuts" [checked]'],
    },
    'settings-shortcuts-off': {
      description: 'Keyboard: shortcuts off',
      stories: ['screens-settings--light-mode'],
      roles: ['switch "Shortcuts"'],
      noRoles: ['switch "Shortcuts" [checked]'],
    },
    'settings-username': {
      description: 'Username: it can be changed',
      stories: ['components-settings-username-section--ready'],
      roles: ['textbox "Username"', 'button "Change username"'],
    },
    'settings-username-locked': {
      description: 'Username: when it can be changed again',
      stories: ['components-settings-username-section--too-early'],
      words: ['You can change this again on Nov 13, 2025.'],
      noRoles: ['textbox "Username"'],
    },
    'settings-username-saving': {
      description: 'The new username is being saved',
      stories: ['components-settings-username-section--saving'],
      roles: ['button "Change username" [disabled]'],
    },
    'settings-username-changed': {
      description: 'Username changed',
      stories: ['components-settings-username-section--changed'],
      words: ['Username changed.'],
    },
    'settings-username-invalid': {
      description: 'A username with other characters',
      stories: ['components-settings-username-section--invalid'],
      words: ['Username can only contain letters, numbers and underscores.'],
    },
    'settings-username-taken': {
      description: 'A username that another player has',
      stories: ['components-settings-username-section--taken'],
      roles: ['alert "This username is already taken."'],
    },
    'settings-username-failed': {
      description: 'The username could not be changed',
      stories: ['components-settings-username-section--failed'],
      roles: ['alert "Failed to change the username. Please try again."'],
    },
    'reminders-loading': {
      description: 'Reminders: loading',
      stories: ['components-settings-reminders-section--loading'],
      roles: ['status "Still loading…"'],
    },
    'reminders-failed': {
      description: 'Reminders could not be loaded',
      stories: ['components-settings-reminders-section--failed'],
      words: ["Couldn't load your reminders."],
      roles: ['button "Try again"'],
    },
    'push-unsupported': {
      description: 'Push notifications: not supported',
      stories: ['components-settings-reminders-section--not-supported'],
      words: ["This browser doesn't support push notifications."],
      noRoles: ['switch "Push notifications"'],
    },
    'push-needs-install': {
      description: 'Push notifications: on iPhone and iPad, only for the installed app',
      stories: ['components-settings-reminders-section--not-installed'],
      words: ['On iPhone and iPad, add the game to your home screen first'],
      noRoles: ['switch "Push notifications"'],
    },
    'push-blocked': {
      description: 'Push notifications: blocked by the browser',
      stories: ['components-settings-reminders-section--blocked'],
      words: ['Your browser blocks notifications from this site.'],
      noRoles: ['switch "Push notifications"'],
    },
    'push-off': {
      description: 'Push notifications: off',
      stories: ['components-settings-reminders-section--off'],
      roles: ['switch "Push notifications"'],
      noRoles: ['switch "Push notifications" [checked]'],
    },
    'push-asking': {
      description: 'Push notifications: asking',
      stories: ['components-settings-reminders-section--asking'],
      roles: ['switch "Push notifications" [checked]'],
      selectors: ['[role=switch][aria-busy=true]'],
    },
    'push-on': {
      description: 'Push notifications: on, with a test',
      stories: ['components-settings-reminders-section--on'],
      roles: ['switch "Push notifications" [checked]', 'button "Send a test"'],
    },
    'push-failed': {
      description: 'Push notifications could not be turned on',
      stories: ['components-settings-reminders-section--not-turned-on'],
      words: ['Failed to turn on push notifications. Please try again.'],
    },
    'push-test-sent': {
      description: 'A test was sent',
      stories: ['components-settings-reminders-section--test-sent'],
      words: ['Sent. It should arrive within a minute.'],
    },
    'push-test-failed': {
      description: 'A test could not be sent',
      stories: ['components-settings-reminders-section--test-failed'],
      words: ["Your browser's push service is unavailable. Please try again."],
    },
    'reminders-saving': {
      description: 'Quiet hours and hour of the digest: being saved',
      stories: ['components-settings-reminders-section--hour-saving'],
      selectors: ['select[aria-busy=true]'],
    },
    'reminders-not-saved': {
      description: 'Quiet hours or hour of the digest: not saved',
      stories: [
        'components-settings-reminders-section--quiet-hours-failed',
        'components-settings-reminders-section--digest-failed',
      ],
      words: ['Failed to save. Please try again.'],
    },
    'reminders-time-zone': {
      description: "The time zone isn't that of this browser",
      stories: ['components-settings-reminders-section--other-time-zone'],
      roles: ['button "Use Europe/Berlin"'],
    },
    'calendar-address': {
      description: 'Calendar: address',
      stories: ['components-settings-reminders-section--calendar-address-made'],
      roles: ['textbox "Calendar address"', 'button "Copy"', 'button "Remove"'],
    },
    'calendar-copied': {
      description: 'Calendar: address copied',
      stories: ['components-settings-reminders-section--calendar-copied'],
      words: ['Copied.'],
    },
    'calendar-confirming': {
      description: 'Calendar: confirmation of a new address',
      stories: ['components-settings-reminders-section--new-address-confirmation'],
      roles: ['alertdialog "Create a new address?"'],
    },
    'calendar-failed': {
      description: 'Calendar: an address could not be made',
      stories: ['components-settings-reminders-section--calendar-failed'],
      words: ['Failed to create an address. Please try again.'],
    },
  }),
  ...statesOf('2.23 Legal and other pages', {
    privacy: {
      description: 'Privacy, last updated October 14, 2025',
      stories: ['screens-privacy--privacy'],
      words: [
        'Last updated October 14, 2025',
        'account data is deleted within 30 days of account deletion',
        'Only essential session cookies are used.',
        'no third-party tracking or advertising cookies',
      ],
    },
    terms: {
      description: 'Terms, last updated October 14, 2025',
      stories: ['screens-terms--terms'],
      words: [
        'Last updated October 14, 2025',
        'The game is free. It involves no real money or prizes, and it is not gambling.',
        'You must be 16 or older.',
      ],
    },
    'not-found': {
      description: 'Anything else: a 404 page',
      stories: ['screens-not-found--not-found'],
      words: ['404'],
      roles: ['heading "Page not found" [level=1]', 'link "Home"'],
    },
  }),
  ...additionsOf('2.23 Legal and other pages', {
    'terms-real': {
      description: 'Terms of a season of real matches',
      stories: ['screens-terms--real-season'],
      noWords: ['This is a demo season.'],
    },
    'terms-simulated': {
      description: 'Terms of a simulated season',
      stories: ['screens-terms--simulated-season'],
      words: ['This is a demo season. Its matches, scores, plays and injuries are simulated'],
    },
    'terms-replay': {
      description: 'Terms of a replayed season',
      stories: ['screens-terms--replayed-season'],
      words: ['This is a demo season. It replays matches of past seasons on new dates'],
    },
  }),
  ...additionsOf('11.2 How it works', {
    'how-it-works': {
      description:
        'The rules: what a right pick pays, streaks, ranks, the week against the Machine, and when things are final; Today, leagues, reminders, spoiler-free mode',
      stories: ['screens-how-it-works--how-it-works'],
      roles: [
        'region "What a right pick pays"',
        'region "Streaks and ranks"',
        'region "Do you really beat the Machine?"',
        'region "When things are final"',
        'region "The whole day at once"',
        'region "With your friends"',
      ],
    },
    'how-it-works-one-league': {
      description: 'A season with one league: only that one is named',
      stories: ['screens-how-it-works--one-league'],
      words: ['It predicts every NBA match'],
      noWords: ['Premier League'],
    },
    'how-it-works-fixed': {
      description: 'A server without stakes: always the same stars, and no weeks',
      stories: ['screens-how-it-works--fixed-stars'],
      words: ['Agreeing pays 1 star, disagreeing pays 2 stars.'],
      noRoles: ['region "Do you really beat the Machine?"'],
    },
  }),
];
