import { statesOf } from './state.ts';

/** Section 4: states and the transitions between them. */
export const TRANSITIONS = [
  ...statesOf('4.1 Authentication', {
    'auth-loading': {
      description: 'Loading: not known yet',
      stories: ['components-layout-header--loading', 'components-prediction-prediction-card--session-loading'],
      noRoles: [
        'button "Log in"',
        'link "Sign up"',
        'link "Sign up to beat the machine"',
        'button "[ AGREE ]"',
        'button "Menu"',
      ],
    },
    'auth-player': {
      description: 'Authenticated: the request returned a user',
      stories: ['components-layout-header--player'],
      roles: ['button "ada_predicts"'],
    },
    'auth-anonymous': {
      description: 'Not authenticated',
      stories: ['components-layout-header--anonymous'],
      roles: ['button "Log in"', 'link "Sign up"'],
    },
    'auth-login-submitting': {
      description: 'Logging in',
      stories: ['components-auth-login-dialog--submitting'],
      roles: ['button "Log in" [disabled]'],
    },
    'auth-login-home': {
      description: 'Login success closes the dialog and goes to /',
      stories: ['flows-log-in-and-out--log-in-then-out'],
      events: [{ calls: 'POST /api/auth/login' }, { goesTo: '/' }],
    },
    'auth-login-failed': {
      description: 'A failed login says so, and the dialog stays',
      stories: ['flows-integration-account--failed-login'],
      events: [{ calls: 'POST /api/auth/login' }, { announces: 'Login failed' }],
    },
    'auth-logout-home': {
      description: 'Logout redirects to /',
      stories: ['flows-log-in-and-out--log-in-then-out'],
      events: [{ calls: 'POST /api/auth/logout' }, { goesTo: '/' }],
    },
    'auth-logout-submitting': {
      description: 'Logging out',
      stories: ['components-layout-user-menu--logging-out'],
      roles: ['button "ada_predicts" [disabled]'],
    },
  }),
  ...statesOf('4.2 Search users', {
    'search-idle': {
      description: 'Idle: the query is empty, nothing is requested',
      stories: ['components-search-search-users-panel--idle'],
      words: ['Type a username, or the start of one.'],
      noRoles: ['list "Users found"'],
    },
    'search-loading': {
      description: "Loading: 'Searching...'",
      stories: ['components-search-search-users-panel--loading'],
    },
    'search-results': {
      description: 'Results',
      stories: ['components-search-search-users-panel--ready'],
      roles: ['list "Users found"'],
    },
    'search-empty': {
      description: "Empty results: 'No users found'",
      stories: ['components-search-search-users-panel--empty'],
      noRoles: ['list "Users found"'],
    },
  }),
  ...statesOf('4.3 Match status', {
    'status-live': {
      description: 'LIVE',
      stories: ['components-completed-completed-row--live', 'screens-recap--live'],
      words: ['LIVE', 'live 78–74'],
    },
    'status-live-picked': {
      description: 'LIVE, and the user has picked',
      stories: ['components-completed-completed-row--live-picked'],
      words: ['LIVE', 'DISAGREE'],
    },
    'status-provisional': {
      description: 'PROVISIONAL: marked, but not final',
      stories: ['components-completed-completed-row--provisional', 'screens-recap--provisional'],
      words: ['PROVISIONAL', 'provisional 112–108'],
    },
    'status-final': {
      description: 'FINAL',
      stories: ['components-completed-completed-row--final', 'screens-recap--ready'],
      words: ['FINAL', 'final 101–98'],
    },
    'status-not-started': {
      description: 'Not started',
      stories: ['components-chat-match-chat-panel--scheduled'],
      roles: ['dialog "{match} — Group Chat · SCHEDULED"'],
    },
    'status-postponed': {
      description: 'Any other status: POSTPONED',
      stories: ['components-completed-completed-row--postponed', 'screens-recap--postponed'],
      words: ['POSTPONED', 'Postponed: {it} count'],
    },
    'status-void': {
      description: 'Any other status: VOID',
      stories: ['components-completed-completed-row--void', 'screens-recap--void'],
      words: ['VOID'],
    },
    'status-unknown': {
      description: 'An unknown status, shown as given',
      stories: ['components-completed-completed-row--unknown-status'],
      words: ['SUSPENDED'],
    },
    'status-plays-only-live': {
      description: 'Play-by-play only appears in the chat while LIVE',
      stories: ['components-chat-match-chat-panel--final'],
      noRoles: ['list', 'region "{away} {score} - {score} {home}"'],
    },
  }),
  ...statesOf('4.4 Notifications', {
    'notification-unread': {
      description: 'Unread: a mark-read button',
      stories: ['components-notification-notifications-panel--ready'],
      roles: ['button "Mark as read: {message}"'],
    },
    'notification-read': {
      description: 'Read',
      stories: ['components-notification-notifications-panel--all-read'],
      noRoles: ['button "Mark as read: {message}"', 'button "Mark All Read"'],
    },
    'notification-marking': {
      description: 'One is being marked as read',
      stories: ['components-notification-notifications-panel--marking'],
      roles: ['button "Mark as read: {message}" [disabled]'],
    },
    'notification-marking-all': {
      description: 'All are being marked as read',
      stories: ['components-notification-notifications-panel--marking-all'],
      roles: ['button "Mark All Read" [disabled]'],
    },
  }),
  ...statesOf('4.5 Prediction card', {
    'pick-none': {
      description: 'Pick: none',
      stories: ['components-prediction-prediction-card--open'],
      roles: ['button "[ AGREE ]"', 'button "[ DISAGREE ]"'],
      noWords: ['Your prediction is locked.'],
    },
    'pick-agree-saving': {
      description: 'Pick: saving AGREE',
      stories: ['components-prediction-pick-area--states'],
      roles: ['row "saving AGREE {text}"', 'button "[ AGREE ]" [disabled]'],
    },
    'pick-disagree-saving': {
      description: 'Pick: saving DISAGREE',
      stories: ['components-prediction-pick-area--states'],
      roles: ['row "saving DISAGREE {text}"', 'button "[ DISAGREE ]" [disabled]'],
    },
    'pick-locked-agree': {
      description: 'Pick: locked, AGREE',
      stories: ['components-prediction-prediction-card--locked-percent'],
      words: ['You agree with the Machine'],
      noRoles: ['button "[ AGREE ]"'],
    },
    'pick-locked-disagree': {
      description: 'Pick: locked, DISAGREE',
      stories: ['components-prediction-prediction-card--locked-counts'],
      words: ['You disagree with the Machine'],
      noRoles: ['button "[ DISAGREE ]"'],
    },
    'pick-next': {
      description: 'After a pick the next prediction is requested',
      stories: ['flows-sign-up-and-pick--from-a-visit-to-a-locked-pick'],
      events: [{ calls: 'POST /api/picks' }, { announces: 'Pick recorded' }, { calls: 'GET /api/predictions/random' }],
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
      roles: ['region "Cookie Notice"'],
    },
    'cookie-answered': {
      description: 'A consent value is stored: not shown',
      stories: ['components-layout-cookie-notice--gone-once-answered'],
      noRoles: ['region "Cookie Notice"'],
      events: [{ reports: 'onAccept' }],
    },
  }),
  ...statesOf('4.7 Live connection', {
    'connection-live': {
      description: 'Connected',
      stories: ['screens-match-chat--live'],
      roles: ['text "Live"'],
      noWords: ['Live updates paused'],
    },
    'connection-connecting': {
      description: 'Reconnecting',
      stories: ['screens-match-chat--connecting'],
      roles: ['text "Connecting…"'],
    },
    'connection-down': {
      description: 'Disconnected',
      stories: ['components-chat-match-chat-panel--paused', 'screens-match-chat--paused', 'screens-thread--paused'],
      words: ['Live updates paused. Retrying…'],
    },
    'connection-back': {
      description: 'Reconnects 3 seconds after a close',
      stories: ['flows-integration-states--connection-lost-and-back'],
      events: [{ reports: 'openSocket' }, { reports: 'openSocket' }],
    },
    'realtime-score-update': {
      description: 'A score_update for the open match refreshes the match',
      stories: ['flows-live-match-chat--last-minute'],
      events: [{ calls: 'GET /api/matches/{id}' }],
    },
    'realtime-chat': {
      description: 'A chat event refreshes its chat',
      stories: ['flows-live-match-chat--last-minute'],
      events: [{ calls: 'GET /api/matches/{id}/chat' }],
    },
  }),
  ...statesOf('4.8 Sign up and passwords', {
    'signup-submitting': {
      description: 'Signup: submitting',
      stories: ['screens-sign-up--submitting'],
      roles: ['button "Create account" [disabled]'],
    },
    'signup-success': {
      description: 'Signup: success view',
      stories: ['screens-sign-up--done-generated'],
      words: ['Your AI-generated username SwiftFalcon482'],
    },
    'signup-redirect': {
      description: 'Signup: redirect to / after 2 seconds',
      stories: [
        'flows-sign-up-and-pick--from-a-visit-to-a-locked-pick',
        'flows-integration-account--signup-redirects-home',
      ],
      events: [{ calls: 'POST /api/auth/signup' }, { goesTo: '/' }],
    },
    'forgot-submitting': {
      description: 'Forgot password: submitting',
      stories: ['screens-forgot-password--submitting'],
      roles: ['button "Send reset link" [disabled]'],
    },
    'forgot-to-done': {
      description: 'Forgot password: from form to done',
      stories: ['flows-integration-account--forgot-password-to-done'],
      events: [{ calls: 'POST /api/auth/forgot-password' }, { announces: 'Email sent' }],
    },
    'reset-submitting': {
      description: 'Reset password: submitting',
      stories: ['screens-reset-password--submitting'],
      roles: ['button "Set new password" [disabled]'],
    },
    'reset-to-done': {
      description: 'Reset password: from form to done',
      stories: ['flows-integration-account--reset-password-to-done'],
      events: [{ calls: 'POST /api/auth/reset-password' }, { announces: 'Password reset successful' }],
    },
  }),
  ...statesOf('4.9 Profile', {
    'follow-follow': {
      description: 'Follow',
      stories: ['screens-profile--not-following'],
      roles: ['button "Follow"'],
      noRoles: ['button "Following"'],
    },
    'follow-following': {
      description: 'Following',
      stories: ['components-profile-follow-button--states'],
      roles: ['button "Following"'],
    },
    'follow-pending': {
      description: 'Between Follow and Following',
      stories: ['components-profile-follow-button--states'],
      roles: ['button "Follow" [disabled]', 'button "Following" [disabled]'],
    },
    'profile-pick-pending': {
      description: 'A recent pick is PENDING',
      stories: ['screens-profile--own'],
      words: ['PENDING'],
    },
  }),
  ...statesOf('4.10 Achievements', {
    'achievement-locked': {
      description: 'Locked',
      stories: ['screens-achievements--one-locked'],
      roles: ['paragraph "Locked"'],
    },
    'achievement-unlocked': {
      description: 'Unlocked',
      stories: ['screens-achievements--all-unlocked'],
      roles: ['paragraph "Unlocked {date}"'],
      noRoles: ['paragraph "Locked"'],
    },
  }),
  ...statesOf('4.11 Settings', {
    'delete-confirming': {
      description: 'Delete account: confirmation dialog',
      stories: ['components-settings-deletion-section--confirmation'],
      roles: ['alertdialog "Delete account?"', 'button "Cancel"'],
    },
    'delete-busy': {
      description: 'Delete account: deleting',
      stories: ['components-settings-deletion-section--deleting'],
      roles: ['button "Cancel" [disabled]', 'button "Delete account" [disabled]'],
    },
    'delete-done': {
      description: 'Delete account: deleted, and redirected to /',
      stories: ['flows-delete-account--deletes-account'],
      events: [{ calls: 'DELETE /api/user/account' }, { goesTo: '/' }],
    },
  }),
  ...statesOf('4.12 Toast', {
    'toast-open': {
      description: 'Open',
      stories: ['components-toast-toast-region--success'],
      words: ['Pick recorded', 'Your prediction is locked.'],
    },
    'toast-closed': {
      description: 'Closed',
      stories: ['components-toast-toast-region--none'],
      noRoles: ['button "Close"'],
    },
    'toast-replaced': {
      description: 'A new one replaces the previous',
      stories: ['components-toast-toast-region--replaced'],
      words: ['All notifications marked as read'],
      noWords: ['Pick recorded'],
    },
  }),
];
