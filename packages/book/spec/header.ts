import { additionsOf, statesOf } from './state.ts';

/** The page frame, and the panels and dialogs opened from the header. */
export const HEADER = [
  ...additionsOf('2.1 Layout', {
    'frame-demo-season': {
      description: "'Demo season: simulated matches' on every page",
      stories: ['components-layout-frame--demo-season'],
    },
    'frame-credits': {
      description: 'The providers of match data that ask to be named',
      stories: ['components-layout-footer--credits'],
      roles: [
        'link "Football data provided by the Football-Data.org API"',
        'link "Basketball data provided by Example"',
      ],
    },
  }),
  ...statesOf('2.4 Header', {
    'header-logo': {
      description: 'Product logo linking home',
      stories: ['components-layout-header--anonymous', 'components-layout-header--player'],
      roles: ['link "Beat the Machine"'],
      selectors: ['header a[href="/"]'],
    },
    'header-anonymous': {
      description: "Anonymous: 'Log in' and 'Sign up'",
      stories: ['components-layout-header--anonymous'],
      roles: ['button "Log in"', 'link "Sign up"'],
      noRoles: ['button "Menu"'],
    },
    'header-player': {
      description: 'Logged in: menu button, search, notifications and user menu',
      stories: ['components-layout-header--player', 'components-layout-header--player-on-a-phone-360'],
      roles: ['button "Menu"', 'button "Search users"', 'button "Notifications"', 'button "ada_predicts"'],
      noRoles: ['button "Log in"'],
    },
    'header-menu-button': {
      description: 'A menu button, for players',
      stories: ['components-navigation-menu-button--closed', 'components-navigation-menu-button--open'],
      roles: ['button "Menu"'],
      selectors: ['[aria-haspopup=dialog]'],
    },
    'header-unread': {
      description: 'Notifications with an unread badge',
      stories: ['components-notification-notifications-button--unread'],
      roles: ['button "Notifications, 3 unread"'],
    },
    'header-unread-none': {
      description: 'No unread notifications: no badge',
      stories: ['components-notification-notifications-button--none'],
      roles: ['button "Notifications"'],
      noWords: ['unread'],
    },
    'header-unread-nine-plus': {
      description: "More than nine unread: '9+'",
      stories: ['components-notification-notifications-button--more-than-nine'],
      roles: ['button "Notifications, 9+ unread"'],
    },
    'header-user-menu': {
      description: 'User menu: Profile, Messages, Settings, Logout',
      stories: ['components-layout-user-menu--open'],
      roles: ['menuitem "Profile"', 'menuitem "Messages"', 'menuitem "Settings"', 'menuitem "Logout"'],
    },
  }),
  ...additionsOf('2.4 Header', {
    'header-places': {
      description: 'Wide screens: the places',
      stories: ['components-layout-header--anonymous'],
      roles: ['navigation "Places"', 'link "Today"'],
    },
    'header-stats-phone': {
      description: 'On a phone: the streak and the stars, one above the other',
      stories: ['components-layout-header--player-on-a-phone-360'],
      words: ['Streak: 7', '214'],
    },
  }),
  ...statesOf('2.5 Search users', {
    'search-field': {
      description: "Heading 'Search Users', placeholder 'Search by username...'",
      stories: ['components-search-search-users-panel--idle'],
      roles: ['heading "Search Users" [level=2]', 'searchbox "Search by username"'],
    },
    'search-row': {
      description: 'A row: username, rank, stars with a star symbol, and the first 2 achievements side by side',
      stories: ['components-search-search-users-panel--ready'],
      roles: ['link "Oracle mira_calls_it 2,257.1 stars Into the ring Giant killer"'],
    },
    'search-row-visits': {
      description: 'A click on a row goes to /profile/{id}',
      stories: ['components-search-search-users-panel--opens-profile-and-closes'],
      events: [{ goesTo: '/profile/{id}' }],
    },
  }),
  ...additionsOf('2.5 Search users', {
    'search-failed': {
      description: 'The search failed',
      stories: ['components-search-search-users-panel--failed'],
      words: ['Search failed.'],
      roles: ['button "Try again"'],
    },
  }),
  ...statesOf('2.6 Login dialog', {
    'login-form': {
      description: "Email, password, 'Forgot password?' and 'Don't have an account? Sign up'",
      stories: ['components-auth-login-dialog--empty'],
      roles: ['dialog "Log in"', 'textbox "Email"', 'textbox "Password"', 'link "Forgot password?"', 'link "Sign up"'],
    },
  }),
  ...statesOf('2.7 Side navigation', {
    'nav-entries': {
      description: "Home, Leaderboards, Completed, Achievements, then 'Match Chats'",
      stories: ['components-navigation-side-navigation--ready'],
      roles: ['link "Home"', 'link "Leaderboards"', 'link "Completed"', 'link "Achievements"', 'region "Match Chats"'],
    },
    'nav-chat': {
      description: "A chat: '{home} vs {away}', the start time as MMM d, h:mm a, and an unread count",
      stories: ['components-navigation-side-navigation--ready'],
      roles: ['link "{home} vs {away}, Nov 20, 7:30 PM, 3 unread"'],
    },
    'nav-no-chats': {
      description: "'No active chats'",
      stories: ['components-navigation-side-navigation--empty'],
      noRoles: ['list "Match Chats"'],
    },
    'nav-current-entry': {
      description: 'The current page is highlighted',
      stories: ['components-navigation-side-navigation--current-entry'],
      selectors: ['nav a[aria-current=page]'],
    },
    'nav-current-chat': {
      description: 'The current chat is highlighted',
      stories: ['components-navigation-side-navigation--current-chat'],
      selectors: ['a[href^="/match-chat/"][aria-current=page]'],
    },
    'nav-loading': {
      description: 'Loading match chats',
      stories: ['components-navigation-side-navigation--loading'],
      roles: ['status "Still loading…"'],
    },
  }),
  ...additionsOf('2.7 Side navigation', {
    'nav-failed': {
      description: 'Match chats failed to load',
      stories: ['components-navigation-side-navigation--failed'],
      words: ["Couldn't load chats."],
      roles: ['button "Try again"'],
    },
  }),
  ...statesOf('2.8 Notifications', {
    'notifications-list': {
      description: 'Each item: a relative time and the message',
      stories: ['components-notification-notifications-panel--ready'],
      words: ['mira_calls_it disagrees with you on Los Angeles Lakers vs Boston Celtics'],
      roles: ['paragraph "4 minutes ago"'],
    },
    'notifications-mark-all': {
      description: "'Mark All Read', while something is unread",
      stories: ['components-notification-notifications-panel--ready'],
      roles: ['button "Mark All Read"'],
    },
    'notifications-all-read': {
      description: 'All read: nothing left to mark',
      stories: ['components-notification-notifications-panel--all-read'],
      noRoles: ['button "Mark All Read"', 'button "Mark as read: {message}"'],
    },
    'notifications-loading': {
      description: "'Loading...'",
      stories: ['components-notification-notifications-panel--loading'],
    },
    'notifications-scroll': {
      description: 'The list scrolls within 500px',
      stories: ['components-notification-notifications-panel--thousand-rows'],
      selectors: ['[role=region][style*="max-height: 500px"]'],
    },
  }),
  ...additionsOf('2.8 Notifications', {
    'notifications-targets': {
      description: 'A message with a target is a link',
      stories: ['components-notification-notifications-panel--ready'],
      roles: ['link "You are a Challenger now."'],
    },
    'notifications-failed': {
      description: 'Failed to load',
      stories: ['components-notification-notifications-panel--failed'],
      words: ["Couldn't load notifications."],
      roles: ['button "Try again"'],
    },
  }),
  ...statesOf('2.9 Cookie notice', {
    'cookie-notice': {
      description: "'Cookie Notice' with Accept, Dismiss, close and 'Learn more'",
      stories: ['components-layout-cookie-notice--shown'],
      roles: ['button "Accept"', 'button "Dismiss"', 'button "Close"', 'link "Learn more"'],
      selectors: ['a[href="/privacy"]'],
    },
  }),
];
