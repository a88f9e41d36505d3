import { statesOf } from './state.ts';

/** Section 5: client-side validation. */
export const VALIDATION = [
  ...statesOf('5.1 Login dialog', {
    'login-email-invalid': {
      description: "'Invalid email address'",
      stories: ['components-auth-login-dialog--errors'],
    },
    'login-password-missing': {
      description: "'Password is required'",
      stories: ['components-auth-login-dialog--errors'],
    },
  }),
  ...statesOf('5.2 Sign up', {
    'signup-first-name-missing': {
      description: "'First name is required'",
      stories: ['screens-sign-up--everything-missing'],
    },
    'signup-last-name-missing': {
      description: "'Last name is required'",
      stories: ['screens-sign-up--everything-missing'],
    },
    'signup-email-invalid': {
      description: "'Invalid email address'",
      stories: ['screens-sign-up--everything-missing'],
    },
    'signup-password-short': {
      description: "'Password must be at least 8 characters'",
      stories: ['screens-sign-up--everything-missing'],
    },
    'signup-passwords-differ': {
      description: "'Passwords don't match', shown on confirmPassword",
      stories: ['screens-sign-up--passwords-differ'],
    },
    'signup-everything-missing': {
      description: 'All fields missing',
      stories: ['screens-sign-up--everything-missing'],
      words: [
        'First name is required',
        'Last name is required',
        'Invalid email address',
        'Password must be at least 8 characters',
        "Passwords don't match",
      ],
      noEvents: [{ reports: 'onSubmit' }],
    },
  }),
  ...statesOf('5.3 Forgot password', {
    'forgot-email-invalid': {
      description: "'Invalid email address'",
      stories: ['screens-forgot-password--email-invalid'],
    },
  }),
  ...statesOf('5.4 Reset password', {
    'reset-password-short': {
      description: "'Password must be at least 8 characters'",
      stories: ['screens-reset-password--password-too-short'],
    },
    'reset-confirmation-missing': {
      description: "'Please confirm your password'",
      stories: ['screens-reset-password--password-too-short'],
    },
    'reset-passwords-differ': {
      description: "'Passwords don't match'",
      stories: ['screens-reset-password--passwords-differ'],
    },
    'reset-token-missing': {
      description: "A missing token: 'Invalid reset link'",
      stories: ['screens-reset-password--token-missing'],
    },
  }),
  ...statesOf('5.5 Settings', {
    'change-fields-missing': {
      description: "'Please fill in all password fields.'",
      stories: ['components-settings-security-section--nothing-filled-in'],
    },
    'change-passwords-differ': {
      description: "'New passwords do not match.'",
      stories: ['components-settings-security-section--new-passwords-differ'],
    },
    'change-password-short': {
      description: "'Password must be at least 6 characters.'",
      stories: ['components-settings-security-section--new-password-too-short'],
    },
  }),
  ...statesOf('5.6 Chat and messages', {
    'send-empty': {
      description: 'Empty text is not sent',
      stories: ['components-chat-send-box--empty-text-is-not-sent', 'flows-integration-states--empty-text-is-not-sent'],
      noEvents: [{ reports: 'onSend' }, { calls: 'POST /api/matches/{id}/chat' }],
    },
    'send-written': {
      description: 'Draft, not sent yet',
      stories: ['components-chat-send-box--with-draft'],
      words: ['Suns by six.'],
    },
    'send-not-picked': {
      description: 'Only users who picked on the match can post in its chat',
      stories: ['components-chat-match-chat-panel--without-pick', 'screens-match-chat--without-pick'],
      words: ['Make a pick to post messages'],
      noRoles: ['textbox "Message"'],
    },
    'dm-none-selected': {
      description: 'A new DM needs at least one participant',
      stories: ['components-message-new-message-dialog--none-selected'],
      roles: ['button "Start conversation" [disabled]'],
    },
    'dm-followed-only': {
      description: 'Only users you follow who are not already in the thread',
      stories: [
        'flows-integration-states--who-can-be-chosen-for-a-message',
        'flows-integration-states--who-can-be-added-to-a-thread',
      ],
      events: [{ calls: 'GET /api/users/{id}/following' }],
    },
  }),
  ...statesOf('5.7 Prediction card', {
    'pick-needs-login': {
      description: 'A pick requires a logged-in user',
      stories: ['components-prediction-prediction-card--anonymous'],
      roles: ['link "Sign up to beat the machine"'],
      noRoles: ['button "[ AGREE ]"', 'button "[ DISAGREE ]"'],
    },
  }),
  ...statesOf('5.8 Search users', {
    'search-needs-text': {
      description: 'Nothing is searched without at least 1 character',
      stories: ['flows-integration-states--nothing-is-searched-without-text'],
      noEvents: [{ calls: 'GET /api/users/search' }],
    },
  }),
];
