import { statesOf } from './state.ts';

/** The page frame, and the panels and dialogs opened from the header. */
export const HEADER = [
  ...statesOf('2.1 Layout', {
    'frame-demo-season': "'Demo season: simulated matches' on every page",
    'frame-credits': 'The providers of match data that ask to be named',
  }),
  ...statesOf('2.4 Header', {
    'header-logo': 'Product logo linking home',
    'header-anonymous': "Anonymous: 'Log in' and 'Sign up'",
    'header-player': 'Logged in: menu button, search, notifications and user menu',
    'header-menu-button': 'A menu button, for players',
    'header-places': 'Wide screens: the places',
    'header-stats-phone': 'On a phone: the streak and the stars, one above the other',
    'header-unread': 'Notifications with an unread badge',
    'header-unread-none': 'No unread notifications: no badge',
    'header-unread-nine-plus': "More than nine unread: '9+'",
    'header-user-menu': 'User menu: Profile, Messages, Settings, Logout',
  }),
  ...statesOf('2.5 Search users', {
    'search-field': "Heading 'Search Users', placeholder 'Search by username...'",
    'search-row': 'A row: username, rank, stars with a star symbol, and the first 2 achievements side by side',
    'search-row-visits': 'A click on a row goes to /profile/{id}',
    'search-failed': 'The search failed',
  }),
  ...statesOf('2.6 Login dialog', {
    'login-form': "Email, password, 'Forgot password?' and 'Don't have an account? Sign up'",
  }),
  ...statesOf('2.7 Side navigation', {
    'nav-entries': "Home, Leaderboards, Completed, Achievements, then 'Match Chats'",
    'nav-chat': "A chat: '{home} vs {away}', the start time as MMM d, h:mm a, and an unread count",
    'nav-no-chats': "'No active chats'",
    'nav-current-entry': 'The current page is highlighted',
    'nav-current-chat': 'The current chat is highlighted',
    'nav-loading': 'Loading match chats',
    'nav-failed': 'Match chats failed to load',
  }),
  ...statesOf('2.8 Notifications', {
    'notifications-list': 'Each item: a relative time and the message',
    'notifications-targets': 'A message with a target is a link',
    'notifications-mark-all': "'Mark All Read', while something is unread",
    'notifications-all-read': 'All read: nothing left to mark',
    'notifications-loading': "'Loading...'",
    'notifications-failed': 'Failed to load',
    'notifications-scroll': 'The list scrolls within 500px',
  }),
  ...statesOf('2.9 Cookie notice', { 'cookie-notice': "'Cookie Notice' with Accept, Dismiss, close and 'Learn more'" }),
];
