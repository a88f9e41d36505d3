import type { SignupResponse } from '@machine/contract/auth.ts';
import type { CurrentUser } from '@machine/contract/user.ts';
import { openPrediction } from './prediction.ts';

export const player: CurrentUser = {
  id: 'u-ada',
  username: 'ada_predicts',
  email: 'ada@example.com',
  rank: 'CHALLENGER',
  stars: 214.6,
  currentStreak: 7,
  bestStreak: 11,
  emailNotifications: true,
  notifyRankUp: true,
  notifyAchievement: true,
  notifyMatchStart: true,
  notifyFollowerPick: true,
  canChangePassword: true,
  canRenameAt: '2025-08-01T12:00:00Z',
};

/** Logs in with an external provider and has no password to change. */
export const playerWithoutPassword: CurrentUser = { ...player, canChangePassword: false };

/** Has not opened the confirmation link yet. */
export const unconfirmedPlayer: CurrentUser = { ...player, emailConfirmed: false };

export const moderator: CurrentUser = { ...player, rank: 'ADMIN', isModerator: true };
/** For 23 more hours. */
export const mutedPlayer: CurrentUser = { ...player, mutedUntil: '2025-10-15T11:00:00Z' };

/** A shortened data export. */
export const exportedData = {
  exportedAt: '2025-10-14T12:00:00Z',
  profile: { username: player.username, email: player.email },
  picks: [{ matchId: openPrediction.match.id, choice: 'AGREE' }],
};

export const newcomer: CurrentUser = {
  ...player,
  id: 'u-new',
  username: 'SwiftFalcon482',
  email: 'new@example.com',
  rank: 'ROOKIE',
  stars: 0,
  currentStreak: 0,
  bestStreak: 0,
};

export const generatedSignup: SignupResponse = {
  user: { id: newcomer.id, username: newcomer.username, rank: 'ROOKIE', stars: 0, email: newcomer.email },
  usernameGenerated: true,
};
export const chosenSignup: SignupResponse = {
  user: { ...generatedSignup.user, username: 'ada_predicts' },
  usernameGenerated: false,
};
