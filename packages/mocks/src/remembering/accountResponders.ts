import { USERNAME_CHANGE_DAYS } from '@machine/contract/constants.ts';
import type { CurrentUser } from '@machine/contract/user.ts';
import { exportedData, newcomer } from '../currentUser.ts';
import { userAt } from '../profile.ts';
import { Rejection, type Responders } from './responders.ts';
import { type Account, createAccount, type Store } from './store.ts';

/** Any password is accepted. */
export const accountResponders: Responders = {
  currentUser: ({ account }) => account.user,

  login({ body, store }) {
    const isSame = ({ user }: Account) => user.email.toLowerCase() === body.email.toLowerCase();
    const account = store.newAccounts.find(isSame) ?? store.owner;
    if (!account) throw new Rejection(401, 'Invalid email or password');
    startSession(store, account);
  },

  signup({ body, reply, account, store }) {
    if (account) throw new Rejection(400, "You're already logged in.");
    const username = body.username || freeUsername(store, reply.user.username);
    requireFree(store, username);
    const { email } = body;
    const user: CurrentUser = { ...newcomer, id: `u-${store.nextId()}`, username, email, emailConfirmed: false };
    const created = createAccount(user);
    store.newAccounts.push(created);
    startSession(store, created);
    const { id, rank, stars } = user;
    return { user: { id, username, rank, stars, email }, usernameGenerated: !body.username };
  },

  logout({ account, store }) {
    if (account) account.sessions = account.sessions.filter(({ isCurrent }) => !isCurrent);
    store.account = null;
  },

  logoutEverywhere({ account, store }) {
    account.sessions = [];
    store.account = null;
  },

  activeSessions: ({ account }) => account.sessions,

  endSession({ params, account, store }) {
    const ended = account.sessions.find(({ id }) => id === params.id);
    if (!ended) throw new Rejection(404, 'This session has already ended.');
    account.sessions = account.sessions.filter((session) => session !== ended);
    if (ended.isCurrent) store.account = null;
  },

  changeUsername({ body: { username }, account, store }) {
    const { canRenameAt = '' } = account.user;
    if (canRenameAt > store.now()) throw new Rejection(409, 'You can change your username once in 30 days.');
    if (username.toLowerCase() !== account.user.username.toLowerCase()) requireFree(store, username);
    const renamed = { username, canRenameAt: inDays(store.now(), USERNAME_CHANGE_DAYS) };
    account.user = { ...account.user, ...renamed };
    return renamed;
  },

  changePassword({ account }) {
    account.sessions = account.sessions.filter(({ isCurrent }) => isCurrent);
  },

  updatePreference({ body, account }) {
    account.user = { ...account.user, ...body };
  },

  deleteAccount({ account, store }) {
    store.newAccounts = store.newAccounts.filter((other) => other !== account);
    if (store.owner === account) store.owner = null;
    store.account = null;
  },

  exportData: ({ account: { user, picks }, store }) => ({
    ...exportedData,
    exportedAt: store.now(),
    profile: { username: user.username, email: user.email },
    picks: Array.from(picks, ([matchId, choice]) => ({ matchId, choice })),
  }),
};

function startSession(store: Store, account: Account): void {
  const at = { createdAt: store.now(), lastSeenAt: store.now() };
  const session = { id: `s-${store.nextId()}`, device: 'Chrome on macOS', ...at, isCurrent: true };
  account.sessions = [session, ...account.sessions];
  store.account = account;
}

const isTaken = ({ owner, newAccounts, people }: Store, username: string) =>
  [...people.values(), ...newAccounts.map(({ user }) => user), ...(owner ? [owner.user] : [])].some(
    (other) => other.username.toLowerCase() === username.toLowerCase(),
  );

function requireFree(store: Store, username: string): void {
  const message = 'This username is already taken.';
  if (isTaken(store, username)) throw new Rejection(400, message, { fields: { username: message } });
}

const inDays = (from: string, days: number) => new Date(Date.parse(from) + days * 24 * 60 * 60_000).toISOString();

const freeUsername = (store: Store, username: string) =>
  isTaken(store, username) ? userAt(1_000 + store.newAccounts.length).username : username;
