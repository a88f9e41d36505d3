import { statesOf } from './state.ts';

/** Section 6: what each role can see and do. */
export const ROLES = [
  ...statesOf('6.1 Anonymous visitor', {
    'role-anonymous-home': {
      description: "The Machine's prediction and a sign-up prompt",
      words: ['The Machine predicts'],
      roles: ['link "Sign up to beat the machine"'],
      noRoles: ['button "[ AGREE ]"', 'button "[ DISAGREE ]"'],
      stories: ['screens-home--ready', 'components-prediction-prediction-card--anonymous'],
    },
    'role-anonymous-leaderboards': {
      description: 'Leaderboards',
      roles: ['table "Stars, all-time"', 'button "Log in"', 'link "Sign up"'],
      noRoles: ['rowheader "ada_predicts You"'],
      stories: ['screens-leaderboards--anonymous'],
    },
    'role-anonymous-completed': {
      description: 'Completed matches',
      roles: ['list "Matches"', 'link "{match}, final {score}"', 'button "Log in"', 'link "Sign up"'],
      noWords: ['You:'],
      stories: ['screens-completed--anonymous'],
    },
    'role-anonymous-recap': {
      description: 'A recap',
      roles: [`region "The Machine's pick"`, `region "The Machine's analysis"`, 'button "Log in"', 'link "Sign up"'],
      noRoles: ['region "Your result"'],
      stories: ['screens-recap--no-pick'],
    },
    'role-anonymous-achievements': {
      description: 'Achievements',
      words: ['12 to earn'],
      roles: ['region "BRONZE"', 'link "Sign up to play"', 'button "Log in"', 'link "Sign up"'],
      noRoles: ['progressbar'],
      stories: ['screens-achievements--anonymous'],
    },
    'role-anonymous-profile': {
      description: 'A profile',
      roles: ['heading "mira_calls_it" [level=1]', 'region "Recent picks"', 'button "Log in"', 'link "Sign up"'],
      noRoles: ['button "Follow"', 'button "More about mira_calls_it"'],
      stories: ['screens-profile--anonymous'],
    },
    'role-anonymous-chat-panel': {
      description: 'Match chat panel, read-only',
      words: ['Make a pick to post messages', 'Suns by six. Write it down.'],
      roles: ['link "Sign up"'],
      noRoles: ['textbox "Message"', 'button "Send"'],
      stories: ['components-chat-match-chat-panel--anonymous'],
    },
    'role-anonymous-chat-page': {
      description: 'Match chat page, read-only',
      words: ['Make a pick to post messages'],
      roles: ['log "Phoenix Suns at Los Angeles Lakers chat"', 'button "Log in"', 'link "Sign up"'],
      noRoles: ['textbox "Message"', 'button "Send"'],
      stories: ['screens-match-chat--anonymous'],
    },
    'role-anonymous-legal': {
      description: 'Legal pages',
      words: ['Last updated October 14, 2025'],
      roles: ['button "Log in"', 'link "Sign up"'],
      stories: ['screens-privacy--privacy', 'screens-terms--terms'],
    },
    'role-anonymous-no-notifications': {
      description: 'No notifications',
      roles: ['button "Log in"', 'link "Sign up"'],
      noRoles: [
        'button "Notifications"',
        'button "Notifications, {count} unread"',
        'button "Menu"',
        'button "Search users"',
      ],
      stories: ['components-layout-header--anonymous'],
    },
    'role-anonymous-no-messages': {
      description: 'No messages',
      words: ['Log in to see your messages'],
      roles: ['button "Log in"', 'link "Sign up"'],
      noRoles: ['list "Conversations"', 'log', 'textbox "Message"', 'button "New message"'],
      stories: ['screens-messages--anonymous', 'screens-thread--anonymous'],
    },
    'role-anonymous-no-settings': {
      description: 'No settings',
      words: ['Log in to see your settings'],
      roles: ['button "Log in"', 'link "Sign up"'],
      noRoles: ['switch', 'button "Delete account"'],
      stories: ['screens-settings--anonymous'],
    },
  }),
  ...statesOf('6.2 Logged-in user', {
    'role-player-picks': {
      description: 'Can pick',
      roles: ['button "[ AGREE ]"', 'button "[ DISAGREE ]"'],
      noRoles: ['link "Sign up to beat the machine"', 'button "[ AGREE ]" [disabled]'],
      stories: ['components-prediction-prediction-card--open'],
    },
    'role-player-searches': {
      description: 'Can search',
      roles: [
        'dialog "Search Users"',
        'searchbox "Search by username"',
        'link "Oracle mira_calls_it 2,257.1 stars Into the ring Giant killer"',
      ],
      stories: ['components-search-search-users-panel--ready'],
    },
    'role-player-notifications': {
      description: 'Gets notifications',
      roles: [
        'dialog "Notifications"',
        'button "Mark All Read"',
        'link "mira_calls_it disagrees with you on Los Angeles Lakers vs Boston Celtics"',
      ],
      stories: ['components-notification-notifications-panel--ready'],
    },
    'role-player-messages': {
      description: 'Uses messages',
      roles: ['button "ada_predicts"', 'button "New message"', 'list "Conversations"'],
      stories: ['screens-messages--ready'],
    },
    'role-player-settings': {
      description: 'Uses settings',
      roles: [
        'button "ada_predicts"',
        'switch "Dark mode" [checked]',
        'switch "Email notifications" [checked]',
        'button "Export data"',
        'button "Delete account"',
      ],
      stories: ['screens-settings--player'],
    },
    'role-player-profile': {
      description: 'Has a profile',
      roles: [
        'button "ada_predicts"',
        'heading "ada_predicts" [level=1]',
        'button "40 followers"',
        'region "Recent picks"',
      ],
      stories: ['screens-profile--own'],
    },
    'role-player-follows': {
      description: 'Follows and unfollows',
      roles: ['button "Follow"'],
      events: [{ reports: 'follow.onToggle' }, { reports: 'follow.onToggle' }],
      stories: ['screens-profile--follows-when-pressed-and-keeps-the-focus'],
    },
    'role-player-achievements': {
      description: 'Has achievements',
      words: ['5 of 12 unlocked', 'Unlocked Oct 2, 2025'],
      roles: ['button "ada_predicts"', 'progressbar "Regular"'],
      stories: ['screens-achievements--player'],
    },
    'role-player-posts': {
      description: 'Can post in a match chat after picking on that match',
      roles: ['textbox "Message"', 'button "Send"'],
      noWords: ['Make a pick to post messages'],
      stories: ['components-chat-match-chat-panel--live', 'screens-match-chat--live'],
    },
    'role-player-not-picked': {
      description: "Can't post before picking",
      words: ['Make a pick to post messages'],
      noRoles: ['textbox "Message"', 'button "Send"', 'link "Sign up"'],
      stories: ['components-chat-match-chat-panel--without-pick', 'screens-match-chat--without-pick'],
    },
  }),
  ...statesOf('6.3 Profile owner', {
    'role-owner-no-follow-button': {
      description: 'The follow button is hidden',
      roles: ['heading "ada_predicts" [level=1]'],
      noRoles: ['button "Follow"', 'button "Following"'],
      stories: ['screens-profile--own'],
    },
    'role-owner-removes': {
      description: 'Can remove followers',
      roles: ['dialog "Followers"', 'button "Remove mira_calls_it"', 'button "Remove SwiftFalcon1"'],
      stories: ['components-profile-follow-list-dialog--own-followers'],
    },
    'role-owner-unfollows': {
      description: 'Can unfollow from their own list',
      roles: ['dialog "Following"', 'button "Unfollow mira_calls_it"', 'button "Unfollow SwiftFalcon1"'],
      stories: ['components-profile-follow-list-dialog--own-following'],
    },
    'role-visitor-lists': {
      description: 'No one else can',
      roles: ['link "Oracle mira_calls_it 2,257.1 stars"'],
      noRoles: ['button "Remove {name}"', 'button "Unfollow {name}"'],
      stories: ['components-profile-follow-list-dialog--followers', 'components-profile-follow-list-dialog--following'],
    },
  }),
  ...statesOf('6.4 Account', {
    'role-with-password': {
      description: 'canChangePassword: the form is shown',
      roles: ['form "Change password"', 'textbox "Current password"', 'button "Change password"'],
      stories: ['screens-settings--player'],
    },
    'role-without-password': {
      description: 'No canChangePassword: no form',
      roles: ['region "Delete account"'],
      noRoles: ['region "Security"', 'form "Change password"'],
      stories: ['screens-settings--without-password'],
    },
  }),
  ...statesOf('6.5 Ranks', {
    'rank-tiers': {
      description: 'Rookie, Challenger, Elite, Master, Legend, Oracle',
      words: ['Rookie Challenger Elite Master Legend Oracle'],
      stories: ['components-rank-rank-tag--every-rank'],
    },
    'rank-tags': {
      description: 'Short tags on narrow screens: RKE, CHL, ELT, MTR, LGD, ORC, ADM',
      words: ['Rookie RKE Challenger CHL Elite ELT Master MTR Legend LGD Oracle ORC ADMIN ADM'],
      stories: ['components-rank-rank-tag--every-rank-short'],
    },
    'rank-admin': {
      description: 'ADMIN, with an underlined tag style',
      words: ['ADMIN'],
      selectors: ['[data-tooltip="Rank: ADMIN"]'],
      noWords: ['Rookie'],
      stories: ['components-rank-rank-tag--admin'],
    },
    'rank-unknown': {
      description: 'An unknown rank, shown as given',
      roles: ['row "unknown WIZARD"'],
      stories: ['components-rank-rank-tag--states'],
    },
    'rank-default': {
      description: 'No rank: Rookie',
      roles: ['row "none Rookie"'],
      stories: ['components-rank-rank-tag--states'],
    },
  }),
  ...statesOf('6.6 Logged out mid-session', {
    'role-unauthorized-pick': {
      description: 'A pick gets a 401: a toast, then a redirect to login',
      events: [
        { calls: 'POST /api/picks' },
        { announces: 'Unauthorized You are logged out. Logging in again...' },
        { goesTo: '/api/login' },
      ],
      stories: ['flows-integration-unauthorized--from-a-pick'],
    },
    'role-unauthorized-follow': {
      description: 'A follow gets a 401: a toast, then a redirect to login',
      events: [
        { calls: 'POST /api/follow/{id}' },
        { announces: 'Unauthorized You are logged out. Logging in again...' },
        { goesTo: '/api/login' },
      ],
      stories: ['flows-integration-unauthorized--from-a-follow'],
    },
    'role-unauthorized-chat': {
      description: 'A chat message gets a 401: a toast, then a redirect to login',
      events: [
        { calls: 'POST /api/matches/{id}/chat' },
        { announces: 'Unauthorized You are logged out. Logging in again...' },
        { goesTo: '/api/login' },
      ],
      stories: ['flows-integration-unauthorized--from-a-chat'],
    },
  }),
];
