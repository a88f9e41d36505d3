import { statesOf } from './state.ts';

/** Section 8: success and error messages, and empty states. */
export const ERRORS = [
  ...statesOf('8.1 Login and logout', {
    'error-login': "Login failure: 'Login failed' / 'Invalid email or password'",
    'error-login-server': "Login failure: 'Login failed' / the server's message",
    'success-login': "Login success: 'Welcome back!' / 'You're now logged in'",
    'error-logout': "Logout failure: 'Error' / 'Failed to logout'",
    'success-logout': "Logout success: 'Logged out' / 'You've been logged out successfully'",
  }),
  ...statesOf('8.2 Prediction card', {
    'error-pick-unauthorized': "Pick failure, 401: 'Unauthorized' / 'You are logged out. Logging in again...'",
    'error-pick-unauthorized-redirect': 'Pick failure, 401: redirect to /api/login after 500 ms',
    'error-pick': "Pick failure, other: 'Error' / 'Failed to record pick. Try again.'",
    'success-pick': "Pick success: 'Pick recorded' / 'Your prediction is locked.'",
  }),
  ...statesOf('8.3 Notifications', {
    'success-mark-all-read': "'All notifications marked as read'",
  }),
  ...statesOf('8.4 Sign up and passwords', {
    'error-signup-no-user': "Signup, no user in response: 'Signup error' / 'Invalid server response'",
    'error-signup': "Signup failure: 'Signup failed' / 'Failed to create account'",
    'error-signup-server': "Signup failure: 'Signup failed' / the server's message",
    'error-forgot': "Forgot password failure: 'Error' / 'Failed to send reset email'",
    'error-forgot-server': "Forgot password failure: 'Error' / the server's message",
    'success-forgot': "Forgot password success: 'Email sent'",
    'error-reset': "Reset failure: 'Reset failed' / 'Invalid or expired reset link'",
    'error-reset-server': "Reset failure: 'Reset failed' / the server's message",
    'success-reset': "Reset success: 'Password reset successful'",
  }),
  ...statesOf('8.5 Recap', {
    'error-recap': "'Failed to load match details', the error message and a Retry button",
  }),
  ...statesOf('8.6 Settings', {
    'error-preferences': "'Failed to update preferences. Please try again.'",
    'error-change-password': "'Failed to change password. Please check your current password.'",
    'error-change-password-server': "Change password failure: the server's message",
    'error-delete': "'Failed to delete account. Please try again.'",
    'error-delete-server': "Delete account failure: the server's message",
    'error-export': "'Failed to export data.'",
  }),
  ...statesOf('8.7 Chat and messages', {
    'error-thread': "'Failed to fetch thread.'",
    'error-unauthorized': "Follow or chat, 401: 'Unauthorized' / 'You are logged out. Logging in again...'",
    'error-unauthorized-redirect': 'Follow or chat, 401: redirect to login after 0.5 s',
    'error-chat': "Chat send failure: 'Failed to send message.'",
    'error-chat-server': "Chat send failure: the server's message",
  }),
  ...statesOf('8.8 Silent failures', {
    'silent-follow': 'Any other follow failure shows no message',
    'silent-dm': 'A failed DM creation shows no message',
    'silent-add-participants': 'A failed attempt to add participants shows no message',
  }),
  ...statesOf('8.9 Empty states', {
    'empty-leaderboard': "'No data available'",
    'empty-completed': "'No completed matches yet'",
    'empty-recap': "'Match not found'",
    'empty-profile': "'User not found'",
    'empty-followers': "'No followers yet'",
    'empty-followers-own': "'No followers yet', in your own list",
    'empty-following': "'Not following anyone yet'",
    'empty-following-own': "'Not following anyone yet', in your own list",
    'empty-achievements': "'No achievements yet', on another user's profile",
    'empty-achievements-own': "'No achievements yet', on your own profile",
    'empty-picks': "'No picks yet', on another user's profile",
    'empty-picks-own': "'No picks yet', on your own profile",
    'empty-chat': "'No messages yet'",
    'empty-search': "'No users found'",
    'empty-notifications': "'No notifications'",
    'empty-chats': "'No active chats'",
    'empty-analysis': "'Analysis data unavailable for this match'",
  }),
];
