import { additionsOf, statesOf } from './state.ts';

/** Section 8: success and error messages, and empty states. */
export const ERRORS = [
  ...statesOf('8.1 Login and logout', {
    'error-login': {
      description: "Login failure: 'Login failed' / 'Invalid email or password'",
      stories: ['components-toast-toast-messages--login-failed'],
    },
    'error-login-server': {
      description: "Login failure: 'Login failed' / the server's message",
      stories: ['components-toast-toast-messages--login-failed-with-server-message'],
      words: ['Too many attempts. Try again in a minute.'],
    },
    'success-login': {
      description: "Login success: 'Welcome back!' / 'You're now logged in'",
      stories: ['components-toast-toast-messages--logged-in'],
    },
    'error-logout': {
      description: "Logout failure: 'Error' / 'Failed to logout'",
      stories: ['components-toast-toast-messages--logout-failed'],
    },
    'success-logout': {
      description: "Logout success: 'Logged out' / 'You've been logged out successfully'",
      stories: ['components-toast-toast-messages--logged-out'],
    },
  }),
  ...statesOf('8.2 Prediction card', {
    'error-pick-unauthorized': {
      description: "Pick failure, 401: 'Unauthorized' / 'You are logged out. Logging in again...'",
      stories: ['flows-integration-unauthorized--from-a-pick'],
      events: [{ calls: 'POST /api/picks' }, { announces: 'Unauthorized You are logged out. Logging in again...' }],
    },
    'error-pick-unauthorized-redirect': {
      description: 'Pick failure, 401: redirect to /api/login after 500 ms',
      stories: ['flows-integration-unauthorized--from-a-pick'],
      events: [{ calls: 'POST /api/picks' }, { announces: 'Unauthorized' }, { goesTo: '/api/login' }],
    },
    'error-pick': {
      description: "Pick failure, other: 'Error' / 'Failed to record pick. Try again.'",
      stories: ['components-toast-toast-messages--pick-failed'],
    },
    'success-pick': {
      description: "Pick success: 'Pick recorded' / 'Your prediction is locked.'",
      stories: ['components-toast-toast-messages--pick-recorded'],
    },
  }),
  ...statesOf('8.3 Notifications', {
    'success-mark-all-read': {
      description: "'All notifications marked as read'",
      stories: ['components-toast-toast-messages--all-marked-as-read'],
    },
  }),
  ...statesOf('8.4 Sign up and passwords', {
    'error-signup-no-user': {
      description: "Signup, no user in response: 'Signup error' / 'Invalid server response'",
      stories: ['components-toast-toast-messages--signup-without-user'],
    },
    'error-signup': {
      description: "Signup failure: 'Signup failed' / 'Failed to create account'",
      stories: ['components-toast-toast-messages--signup-failed'],
    },
    'error-signup-server': {
      description: "Signup failure: Signup failed / the server's message",
      stories: ['screens-sign-up--failed'],
      roles: ['alert "This username is already taken."'],
    },
    'error-forgot': {
      description: "Forgot password failure: Error / 'Failed to send reset email'",
      stories: ['screens-forgot-password--failed', 'components-toast-toast-messages--forgot-password-failed'],
    },
    'error-forgot-server': {
      description: "Forgot password failure: Error / the server's message",
      stories: ['screens-forgot-password--rate-limited'],
      roles: ['alert "Too many attempts. Try again in a minute."'],
    },
    'success-forgot': {
      description: "Forgot password success: 'Email sent'",
      stories: ['components-toast-toast-messages--email-sent'],
    },
    'error-reset': {
      description: "Reset failure: 'Invalid or expired reset link' in the form",
      stories: ['screens-reset-password--failed'],
    },
    'error-reset-toast': {
      description: "Reset failure: the toast 'Reset failed' / 'Invalid or expired reset link'",
      stories: ['components-toast-toast-messages--reset-failed'],
    },
    'error-reset-server': {
      description: "Reset failure: Reset failed / the server's message",
      stories: ['screens-reset-password--rate-limited'],
      roles: ['alert "Too many attempts. Try again in a minute."'],
    },
    'success-reset': {
      description: "Reset success: 'Password reset successful'",
      stories: ['components-toast-toast-messages--password-reset'],
    },
  }),
  ...statesOf('8.5 Recap', {
    'error-recap': {
      description: "'Failed to load match details', the error message and a Retry button",
      stories: ['screens-recap--failed'],
      roles: ['button "Retry"'],
    },
  }),
  ...statesOf('8.6 Settings', {
    'error-preferences': {
      description: "'Failed to update preferences. Please try again.'",
      stories: [
        'components-settings-preference-sections--failed',
        'components-settings-preference-sections--email-failed',
      ],
    },
    'error-change-password': {
      description: "'Failed to change password. Please check your current password.'",
      stories: ['components-settings-security-section--failed'],
    },
    'error-change-password-server': {
      description: "Change password failure: the server's message",
      stories: ['components-settings-security-section--failed-with-server-message'],
      roles: ['alert "Your current password is wrong."'],
    },
    'error-delete': {
      description: "'Failed to delete account. Please try again.'",
      stories: ['components-settings-deletion-section--failed'],
    },
    'error-delete-server': {
      description: "Delete account failure: the server's message",
      stories: ['components-settings-deletion-section--rate-limited'],
      roles: ['alert "Too many attempts. Try again in a minute."'],
    },
    'error-export': {
      description: "'Failed to export data.'",
      stories: ['components-settings-export-section--failed'],
    },
  }),
  ...statesOf('8.7 Chat and messages', {
    'error-thread': { description: "'Failed to fetch thread.'", stories: ['screens-thread--failed'] },
    'error-unauthorized': {
      description: "Follow or chat, 401: 'Unauthorized' / 'You are logged out. Logging in again...'",
      stories: ['flows-integration-unauthorized--from-a-follow', 'flows-integration-unauthorized--from-a-chat'],
      events: [{ announces: 'Unauthorized You are logged out. Logging in again...' }],
    },
    'error-unauthorized-redirect': {
      description: 'Follow or chat, 401: redirect to login after 0.5 s',
      stories: ['flows-integration-unauthorized--from-a-follow', 'flows-integration-unauthorized--from-a-chat'],
      events: [{ announces: 'Unauthorized' }, { goesTo: '/api/login' }],
    },
    'error-chat': {
      description: "Chat send failure: 'Failed to send message.'",
      stories: ['components-toast-toast-messages--message-failed'],
    },
    'error-chat-server': {
      description: "Chat send failure: the server's message",
      stories: ['components-toast-toast-messages--message-failed-with-server-message'],
      words: ['Make a pick on this match to post messages.'],
    },
  }),
  ...statesOf('8.8 Silent failures', {
    'silent-follow': {
      description: 'Any other follow failure shows no message',
      stories: ['flows-integration-silent-failures--follow'],
      events: [{ calls: 'POST /api/follow/{id}' }],
      noEvents: [{ announces: 'Error' }, { announces: 'Failed' }, { announces: 'Unauthorized' }],
    },
    'silent-dm': {
      description: 'A failed DM creation shows no message',
      stories: ['flows-integration-silent-failures--new-message'],
      events: [{ calls: 'POST /api/dm-threads' }],
      noEvents: [{ announces: 'Error' }, { announces: 'Failed' }],
    },
    'silent-add-participants': {
      description: 'A failed attempt to add participants shows no message',
      stories: ['flows-integration-silent-failures--added-people'],
      events: [{ calls: 'POST /api/dm-threads/{id}/participants' }],
      noEvents: [{ announces: 'Error' }, { announces: 'Failed' }],
    },
  }),
  ...statesOf('8.9 Empty states', {
    'empty-leaderboard': { description: "'No data available'", stories: ['screens-leaderboards--empty'] },
    'empty-completed': { description: "'No completed matches yet'", stories: ['screens-completed--empty'] },
    'empty-recap': { description: "'Match not found'", stories: ['screens-recap--empty'] },
    'empty-profile': { description: "'User not found'", stories: ['screens-profile--empty'] },
    'empty-followers': {
      description: "'No followers yet'",
      stories: ['components-profile-follow-list-dialog--no-followers'],
    },
    'empty-followers-own': {
      description: "'No followers yet', in your own list",
      stories: ['components-profile-follow-list-dialog--no-followers-own'],
    },
    'empty-following': {
      description: "'Not following anyone yet'",
      stories: ['components-profile-follow-list-dialog--not-following-anyone'],
    },
    'empty-following-own': {
      description: "'Not following anyone yet', in your own list",
      stories: ['components-profile-follow-list-dialog--not-following-anyone-own'],
    },
    'empty-achievements': {
      description: "'No achievements yet', on another user's profile",
      stories: ['screens-profile--new'],
    },
    'empty-achievements-own': {
      description: "'No achievements yet', on your own profile",
      stories: ['screens-profile--new-own'],
    },
    'empty-picks': { description: "'No picks yet', on another user's profile", stories: ['screens-profile--new'] },
    'empty-picks-own': { description: "'No picks yet', on your own profile", stories: ['screens-profile--new-own'] },
    'empty-chat': {
      description: "'No messages yet'",
      stories: ['components-chat-match-chat-panel--empty', 'screens-match-chat--empty', 'screens-thread--empty'],
    },
    'empty-search': { description: "'No users found'", stories: ['components-search-search-users-panel--empty'] },
    'empty-notifications': {
      description: "'No notifications'",
      stories: ['components-notification-notifications-panel--empty'],
    },
    'empty-chats': { description: "'No active chats'", stories: ['components-navigation-side-navigation--empty'] },
    'empty-analysis': {
      description: "'Analysis data unavailable for this match'",
      stories: ['screens-recap--without-analysis'],
    },
  }),
  ...additionsOf('8.9 Empty states', {
    'empty-following-board': {
      description: '"You don\'t follow anyone yet"',
      stories: ['screens-leaderboards--following-nobody'],
      words: ["You don't follow anyone yet"],
    },
    'empty-leagues': {
      description: '"You\'re not in a league yet"',
      stories: ['screens-leagues--none'],
      words: ["You're not in a league yet"],
    },
  }),
];
