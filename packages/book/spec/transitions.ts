import { statesOf } from './state.ts';

/** Section 4: states and the transitions between them. */
export const TRANSITIONS = [
  ...statesOf('4.1 Authentication', {
    'auth-loading': {
      description: 'Loading: not known yet',
      stories: ['components-layout-header--loading', 'components-prediction-prediction-card--session-loading'],
    },
    'auth-player': {
      description: 'Authenticated: the request returned a user',
      stories: ['components-layout-header--player'],
    },
    'auth-anonymous': { description: 'Not authenticated', stories: ['components-layout-header--anonymous'] },
    'auth-login-submitting': { description: 'Logging in', stories: ['components-auth-login-dialog--submitting'] },
    'auth-login-home': {
      description: 'Login success closes the dialog and goes to /',
      stories: ['flows-log-in-and-out--log-in-then-out'],
    },
    'auth-logout-home': { description: 'Logout redirects to /', stories: ['flows-log-in-and-out--log-in-then-out'] },
    'auth-logout-submitting': { description: 'Logging out', stories: ['components-layout-user-menu--logging-out'] },
  }),
  ...statesOf('4.2 Search users', {
    'search-idle': {
      description: 'Idle: the query is empty, nothing is requested',
      stories: ['components-search-search-users-panel--idle'],
    },
    'search-loading': {
      description: "Loading: 'Searching...'",
      stories: ['components-search-search-users-panel--loading'],
    },
    'search-results': { description: 'Results', stories: ['components-search-search-users-panel--ready'] },
    'search-empty': {
      description: "Empty results: 'No users found'",
      stories: ['components-search-search-users-panel--empty'],
    },
  }),
  ...statesOf('4.3 Match status', {
    'status-live': {
      description: 'LIVE',
      stories: ['components-completed-completed-row--live', 'screens-recap--live'],
    },
    'status-live-picked': {
      description: 'LIVE, and the user has picked',
      stories: ['components-completed-completed-row--live-picked'],
    },
    'status-provisional': {
      description: 'PROVISIONAL: marked, but not final',
      stories: ['components-completed-completed-row--provisional', 'screens-recap--provisional'],
    },
    'status-final': {
      description: 'FINAL',
      stories: ['components-completed-completed-row--final', 'screens-recap--ready'],
    },
    'status-not-started': { description: 'Not started', stories: ['components-chat-match-chat-panel--scheduled'] },
    'status-postponed': {
      description: 'Any other status: POSTPONED',
      stories: ['components-completed-completed-row--postponed', 'screens-recap--postponed'],
    },
    'status-void': {
      description: 'Any other status: VOID',
      stories: ['components-completed-completed-row--void', 'screens-recap--void'],
    },
    'status-unknown': {
      description: 'An unknown status, shown as given',
      stories: ['components-completed-completed-row--unknown-status'],
    },
    'status-plays-only-live': {
      description: 'Play-by-play only appears in the chat while LIVE',
      stories: ['components-chat-match-chat-panel--final'],
    },
  }),
  ...statesOf('4.4 Notifications', {
    'notification-unread': {
      description: 'Unread: a mark-read button',
      stories: ['components-notification-notifications-panel--ready'],
    },
    'notification-read': { description: 'Read', stories: ['components-notification-notifications-panel--all-read'] },
    'notification-marking': {
      description: 'One is being marked as read',
      stories: ['components-notification-notifications-panel--marking'],
    },
    'notification-marking-all': {
      description: 'All are being marked as read',
      stories: ['components-notification-notifications-panel--marking-all'],
    },
  }),
  ...statesOf('4.5 Prediction card', {
    'pick-none': { description: 'Pick: none', stories: ['components-prediction-prediction-card--open'] },
    'pick-agree-saving': { description: 'Pick: saving AGREE', stories: ['components-prediction-pick-area--states'] },
    'pick-disagree-saving': {
      description: 'Pick: saving DISAGREE',
      stories: ['components-prediction-pick-area--states'],
    },
    'pick-locked-agree': {
      description: 'Pick: locked, AGREE',
      stories: ['components-prediction-prediction-card--locked-percent'],
    },
    'pick-locked-disagree': {
      description: 'Pick: locked, DISAGREE',
      stories: ['components-prediction-prediction-card--locked-counts'],
    },
    'pick-next': {
      description: 'After a pick the next prediction is requested',
      stories: ['flows-sign-up-and-pick--from-a-visit-to-a-locked-pick'],
    },
    'countdown-started': {
      description: "'Match has started'",
      stories: ['components-prediction-prediction-card--started'],
    },
    'countdown-soon': {
      description: "'Starting soon', under a minute",
      stories: ['components-prediction-prediction-card--starts-soon'],
    },
    'countdown-minutes': {
      description: "'Starts in {m}m'",
      stories: ['components-prediction-prediction-card--starts-in-minutes'],
    },
    'countdown-hours': {
      description: "'Starts in {h}h {m}m'",
      stories: ['components-prediction-prediction-card--open'],
    },
    'countdown-days': {
      description: "'Starts in {d}d {h}h'",
      stories: ['components-prediction-prediction-card--starts-in-days'],
    },
  }),
  ...statesOf('4.6 Cookie notice', {
    'cookie-unanswered': {
      description: 'No consent value: shown',
      stories: ['components-layout-cookie-notice--shown'],
    },
    'cookie-answered': {
      description: 'A consent value is stored: not shown',
      stories: ['flows-integration-states--shown-until-answered'],
    },
  }),
  ...statesOf('4.7 Live connection', {
    'connection-live': { description: 'Connected', stories: ['screens-match-chat--live'] },
    'connection-connecting': { description: 'Reconnecting', stories: ['screens-match-chat--connecting'] },
    'connection-down': {
      description: 'Disconnected',
      stories: ['components-chat-match-chat-panel--paused', 'screens-match-chat--paused', 'screens-thread--paused'],
    },
    'realtime-score-update': {
      description: 'A score_update for the open match refreshes the match',
      stories: ['flows-live-match-chat--last-minute'],
    },
    'realtime-chat': {
      description: 'A chat event refreshes its chat',
      stories: ['flows-live-match-chat--last-minute'],
    },
  }),
  ...statesOf('4.8 Sign up and passwords', {
    'signup-submitting': { description: 'Signup: submitting', stories: ['screens-sign-up--submitting'] },
    'signup-success': { description: 'Signup: success view', stories: ['screens-sign-up--done-generated'] },
    'signup-redirect': {
      description: 'Signup: redirect to / after 2 seconds',
      stories: ['flows-sign-up-and-pick--from-a-visit-to-a-locked-pick'],
    },
    'forgot-submitting': {
      description: 'Forgot password: submitting',
      stories: ['screens-forgot-password--submitting'],
    },
    'forgot-to-done': { description: 'Forgot password: from form to done', stories: ['screens-forgot-password--done'] },
    'reset-submitting': { description: 'Reset password: submitting', stories: ['screens-reset-password--submitting'] },
    'reset-to-done': { description: 'Reset password: from form to done', stories: ['screens-reset-password--done'] },
  }),
  ...statesOf('4.9 Profile', {
    'follow-follow': { description: 'Follow', stories: ['screens-profile--not-following'] },
    'follow-following': { description: 'Following', stories: ['components-profile-follow-button--states'] },
    'follow-pending': {
      description: 'Between Follow and Following',
      stories: ['components-profile-follow-button--states'],
    },
    'profile-pick-pending': { description: 'A recent pick is PENDING', stories: ['screens-profile--own'] },
  }),
  ...statesOf('4.10 Achievements', {
    'achievement-locked': { description: 'Locked', stories: ['screens-achievements--one-locked'] },
    'achievement-unlocked': { description: 'Unlocked', stories: ['screens-achievements--all-unlocked'] },
  }),
  ...statesOf('4.11 Settings', {
    'delete-confirming': {
      description: 'Delete account: confirmation dialog',
      stories: ['components-settings-deletion-section--confirmation'],
    },
    'delete-busy': {
      description: 'Delete account: deleting',
      stories: ['components-settings-deletion-section--deleting'],
    },
    'delete-done': {
      description: 'Delete account: deleted, and redirected to /',
      stories: ['flows-delete-account--deletes-account'],
    },
  }),
  ...statesOf('4.12 Toast', {
    'toast-open': { description: 'Open', stories: ['components-toast-toast-region--success'] },
    'toast-closed': { description: 'Closed', stories: ['components-toast-toast-region--none'] },
    'toast-replaced': {
      description: 'A new one replaces the previous',
      stories: ['components-toast-toast-region--replaced'],
    },
  }),
];
