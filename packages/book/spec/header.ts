import { statesOf } from './state.ts';

/** The page frame, and the panels and dialogs opened from the header. */
export const HEADER = [
  ...statesOf('2.1 Layout', {
    'frame-demo-season': {
      description: "'Demo season: simulated matches' on every page",
      stories: ['components-layout-frame--demo-season'],
    },
    'frame-credits': {
      description: 'The providers of match data that ask to be named',
      stories: ['components-layout-footer--credits'],
    },
  }),
  ...statesOf('2.4 Header', {
    'header-logo': {
      description: 'Product logo linking home',
      stories: ['components-layout-header--anonymous', 'components-layout-header--player'],
    },
    'header-anonymous': {
      description: "Anonymous: 'Log in' and 'Sign up'",
      stories: ['components-layout-header--anonymous'],
    },
    'header-player': {
      description: 'Logged in: menu button, search, notifications and user menu',
      stories: ['components-layout-header--player', 'components-layout-header--player-on-a-phone-360'],
    },
    'header-menu-button': {
      description: 'A menu button, for players',
      stories: ['components-navigation-menu-button--closed', 'components-navigation-menu-button--open'],
    },
    'header-places': { description: 'Wide screens: the places', stories: ['components-layout-header--anonymous'] },
    'header-stats-phone': {
      description: 'On a phone: the streak and the stars, one above the other',
      stories: ['components-layout-header--player-on-a-phone-360'],
    },
    'header-unread': {
      description: 'Notifications with an unread badge',
      stories: ['components-notification-notifications-button--unread'],
    },
    'header-unread-none': {
      description: 'No unread notifications: no badge',
      stories: ['components-notification-notifications-button--none'],
    },
    'header-unread-nine-plus': {
      description: "More than nine unread: '9+'",
      stories: ['components-notification-notifications-button--more-than-nine'],
    },
    'header-user-menu': {
      description: 'User menu: Profile, Messages, Settings, Logout',
      stories: ['components-layout-user-menu--closed', 'components-layout-user-menu--open'],
    },
  }),
  ...statesOf('2.5 Search users', {
    'search-field': {
      description: "Heading 'Search Users', placeholder 'Search by username...'",
      stories: ['components-search-search-users-panel--idle'],
    },
    'search-row': {
      description: 'A row: username, rank, stars with a star symbol, and the first 2 achievements side by side',
      stories: ['components-search-search-users-panel--ready'],
    },
    'search-row-visits': {
      description: 'A click on a row goes to /profile/{id}',
      stories: ['components-search-search-users-panel--opens-profile-and-closes'],
    },
    'search-failed': { description: 'The search failed', stories: ['components-search-search-users-panel--failed'] },
  }),
  ...statesOf('2.6 Login dialog', {
    'login-form': {
      description: "Email, password, 'Forgot password?' and 'Don't have an account? Sign up'",
      stories: ['components-auth-login-dialog--empty'],
    },
  }),
  ...statesOf('2.7 Side navigation', {
    'nav-entries': {
      description: "Home, Leaderboards, Completed, Achievements, then 'Match Chats'",
      stories: ['components-navigation-side-navigation--ready'],
    },
    'nav-chat': {
      description: "A chat: '{home} vs {away}', the start time as MMM d, h:mm a, and an unread count",
      stories: ['components-navigation-side-navigation--ready'],
    },
    'nav-no-chats': { description: "'No active chats'", stories: ['components-navigation-side-navigation--empty'] },
    'nav-current-entry': {
      description: 'The current page is highlighted',
      stories: ['components-navigation-side-navigation--current-entry'],
    },
    'nav-current-chat': {
      description: 'The current chat is highlighted',
      stories: ['components-navigation-side-navigation--current-chat'],
    },
    'nav-loading': { description: 'Loading match chats', stories: ['components-navigation-side-navigation--loading'] },
    'nav-failed': {
      description: 'Match chats failed to load',
      stories: ['components-navigation-side-navigation--failed'],
    },
  }),
  ...statesOf('2.8 Notifications', {
    'notifications-list': {
      description: 'Each item: a relative time and the message',
      stories: ['components-notification-notifications-panel--ready'],
    },
    'notifications-targets': {
      description: 'A message with a target is a link',
      stories: ['components-notification-notifications-panel--ready'],
    },
    'notifications-mark-all': {
      description: "'Mark All Read', while something is unread",
      stories: ['components-notification-notifications-panel--ready'],
    },
    'notifications-all-read': {
      description: 'All read: nothing left to mark',
      stories: ['components-notification-notifications-panel--all-read'],
    },
    'notifications-loading': {
      description: "'Loading...'",
      stories: ['components-notification-notifications-panel--loading'],
    },
    'notifications-failed': {
      description: 'Failed to load',
      stories: ['components-notification-notifications-panel--failed'],
    },
    'notifications-scroll': {
      description: 'The list scrolls within 500px',
      stories: ['components-notification-notifications-panel--thousand-rows'],
    },
  }),
  ...statesOf('2.9 Cookie notice', {
    'cookie-notice': {
      description: "'Cookie Notice' with Accept, Dismiss, close and 'Learn more'",
      stories: ['components-layout-cookie-notice--shown'],
    },
  }),
];
