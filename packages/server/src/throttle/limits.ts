import { type Endpoint, endpoints } from '@machine/contract';

/** Whose calls are counted together; `caller`: a user or, for who is not logged in, an address. */
export type Per = 'address' | 'user' | 'caller' | 'email' | 'everybody';

/** So many calls in a window that begins with the first one. */
export type Allowance = { most: number; windowMs: number };

export type Limit = Allowance & {
  /** In RELIABILITY.md 3.4, or what it is about. */
  id: string;
  /** Counted together; null: everything under /api. */
  calls: readonly Endpoint[] | null;
  per: Per;
  /** What a known device of an account has instead, for itself: strangers use up none of it. */
  knownDevice?: Allowance;
};

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const {
  login,
  signup,
  forgotPassword,
  resetPassword,
  changePassword,
  sendChatMessage,
  sendDmMessage,
  createThread,
  addParticipants,
  follow,
  unfollow,
  searchUsers,
  lockPick,
  exportData,
  resendConfirmation,
  endSession,
  logoutEverywhere,
  reportClientError,
} = endpoints;

/** What may be done how often. */
export const LIMITS: readonly Limit[] = [
  // Guessing at one account is slow, yet nobody can lock its owner out of a browser that has logged in before.
  {
    id: 'S60',
    calls: [login],
    per: 'email',
    most: 10,
    windowMs: 10 * MINUTE,
    knownDevice: { most: 10, windowMs: 10 * MINUTE },
  },
  { id: 'S61', calls: [login], per: 'address', most: 6, windowMs: MINUTE },
  { id: 'S61', calls: [login], per: 'address', most: 30, windowMs: HOUR },
  { id: 'S62', calls: [signup], per: 'address', most: 5, windowMs: 30 * MINUTE },
  { id: 'S63', calls: [forgotPassword], per: 'email', most: 5, windowMs: 30 * MINUTE },
  { id: 'S63', calls: [forgotPassword], per: 'address', most: 25, windowMs: 5 * MINUTE },
  { id: 'S64', calls: [resetPassword], per: 'address', most: 25, windowMs: 5 * MINUTE },
  { id: 'C40', calls: [resendConfirmation], per: 'user', most: 5, windowMs: HOUR },
  { id: 'S65', calls: [changePassword], per: 'user', most: 10, windowMs: 10 * MINUTE },
  { id: 'S66', calls: [sendChatMessage], per: 'user', most: 5, windowMs: 10 * SECOND },
  { id: 'S66', calls: [sendChatMessage], per: 'user', most: 60, windowMs: 10 * MINUTE },
  { id: 'S67', calls: [sendDmMessage], per: 'user', most: 10, windowMs: 10 * SECOND },
  { id: 'S67', calls: [createThread, addParticipants], per: 'user', most: 20, windowMs: HOUR },
  { id: 'S68', calls: [follow, unfollow], per: 'user', most: 60, windowMs: HOUR },
  { id: 'S69', calls: [searchUsers], per: 'caller', most: 60, windowMs: MINUTE },
  { id: 'S70', calls: [lockPick], per: 'user', most: 60, windowMs: MINUTE },
  { id: 'S71', calls: [exportData], per: 'user', most: 5, windowMs: HOUR },
  { id: 'sessions', calls: [endSession, logoutEverywhere], per: 'user', most: 60, windowMs: 10 * MINUTE },
  // What browsers report fills the log: not even many of them together fill the disk.
  { id: 'client errors', calls: [reportClientError], per: 'address', most: 10, windowMs: 10 * MINUTE },
  { id: 'client errors', calls: [reportClientError], per: 'everybody', most: 300, windowMs: 10 * MINUTE },
  { id: 'S72', calls: null, per: 'address', most: 3_000, windowMs: 5 * MINUTE },
  { id: 'S72', calls: null, per: 'user', most: 3_000, windowMs: 5 * MINUTE },
];
