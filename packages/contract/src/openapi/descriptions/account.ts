import { activeSession } from '../../activeSession.ts';
import * as auth from '../../auth.ts';
import {
  CHANGED_PASSWORD_MIN,
  FORMER_USERNAME_DAYS,
  MATCH_START_NOTICE_MINUTES,
  PASSWORD_MIN,
  USERNAME_CHANGE_DAYS,
} from '../../constants.ts';
import * as endpoints from '../../endpoints.ts';
import { preferencePatch } from '../../preference.ts';
import { currentUser } from '../../user.ts';
import { userExport } from '../../profile.ts';
import { describeFields } from './describe.ts';
import { STREAKS } from './profile.ts';

const EMAIL = 'Email address of the account. Upper and lower case are the same.';
const NEW_PASSWORD = `New password of at least ${PASSWORD_MIN} characters, and not one of the most common ones.`;
const CAN_RENAME_AT = `From when the username can be changed again: ${USERNAME_CHANGE_DAYS} days after the last change.`;
const NEW_USERNAME = `New username: 3 to 20 letters, digits and underscores, unique regardless of case. The former one is kept for the player for ${FORMER_USERNAME_DAYS} days.`;
const OWN_STARS = 'All stars that the player has earned, with at most one decimal.';

const preferences = {
  emailNotifications: 'Whether the player gets the daily digest by email.',
  notifyRankUp: 'Whether the player is notified of a new rank.',
  notifyAchievement: 'Whether the player is notified of unlocked achievements.',
  notifyMatchStart: `Whether the player is notified ${MATCH_START_NOTICE_MINUTES} minutes before a match that they have picked on.`,
  notifyFollowerPick: 'Whether the player is notified of the picks of players they follow.',
  notifyResults: 'Whether the player is notified of their results. Absent on servers that do not notify of them.',
};

export const account = [
  describeFields(auth.loginPayload, { email: EMAIL, password: 'Password of the account.' }),
  describeFields(auth.signupPayload, {
    firstName: 'First name. Other players never see it.',
    lastName: 'Last name. Other players never see it.',
    email: EMAIL,
    username: 'Name that other players see. Without it, or if it is empty, the server makes one.',
    password: NEW_PASSWORD,
  }),
  describeFields(auth.signupResponse, {
    user: [
      'The new account, which is now logged in.',
      { id: 'Id of the account.', stars: OWN_STARS, email: 'Email address of the account, as it is stored.' },
    ],
    usernameGenerated: 'True if the server made the username, because the request had none.',
  }),
  describeFields(auth.forgotPasswordPayload, { email: EMAIL }),
  describeFields(auth.resetPasswordPayload, {
    token: 'Secret from the link in the email. It works once, for 30 minutes.',
    password: NEW_PASSWORD,
  }),
  describeFields(auth.changePasswordPayload, {
    currentPassword: 'Password of the account until now.',
    newPassword: `New password of at least ${CHANGED_PASSWORD_MIN} characters.`,
  }),
  describeFields(auth.usernamePayload, { username: NEW_USERNAME }),
  describeFields(auth.usernameResponse, { username: 'The username as it is stored.', canRenameAt: CAN_RENAME_AT }),
  describeFields(activeSession, {
    id: "Id with which `DELETE /api/auth/sessions/{id}` ends the session. It isn't the secret in the cookie.",
    createdAt: 'When the player logged in.',
    lastSeenAt: 'When the session was last used, to the minute.',
    isCurrent: 'True if the request was made in this session.',
  }),
  describeFields(preferencePatch, preferences),
  describeFields(currentUser, {
    ...preferences,
    ...STREAKS,
    canChangePassword: 'False if the player logs in with an external provider and has no password here.',
    id: 'Id of the account.',
    email: 'Email address of the account.',
    stars: `${OWN_STARS} Without those of results that the player hides.`,
    emailConfirmed: "True if the player confirmed `email`. Absent on servers that don't confirm addresses.",
    canRenameAt: `${CAN_RENAME_AT} Absent on servers that don't change usernames.`,
    newResultsCount:
      'Number of results that the player has not been shown yet. Absent on servers without such a count.',
    duel: "The player's weeks against the Machine, without results that the player hides. Absent on servers without them.",
    hiddenResults: 'The results that the player hides. Absent on servers that cannot hide any.',
    isModerator: 'True if the player is a moderator. Absent otherwise.',
    mutedUntil: 'Until when a moderator has muted the player, who can write nothing meanwhile. Absent otherwise.',
  }),
  describeFields(userExport, {
    exportedAt: 'When the export was made. The other fields are everything that is stored.',
  }),
  describeFields(endpoints.exportData.query, {
    format: 'With `csv`, a ZIP of CSV files is sent instead of JSON, on servers with the feature SHARING.',
  }),
];
