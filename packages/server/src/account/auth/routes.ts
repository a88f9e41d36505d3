import { type CurrentUser, type Duel, endpoints, type HiddenResults } from '@machine/contract';
import { toIso } from '../../platform/clock/time.ts';
import { HttpError, unauthorized } from '../../platform/http/http-error.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency-key.ts';
import { handle, type Route } from '../../platform/http/route.ts';
import { addConfirmationEmail, addResetEmail } from './account-emails.ts';
import type { Sessions } from '../../platform/session/session.ts';
import type { Devices } from './known-device.ts';
import { changePassword } from './change-password.ts';
import { checkLogin } from './login.ts';
import { setPreference } from './preferences.ts';
import { resetPassword } from './password-reset.ts';
import { endAccessOf } from '../../platform/session/session-store.ts';
import { endSession, listSessions } from './session-list.ts';
import { findRepeatedSignup, fingerprintSignup } from './signup-idempotency.ts';
import { createAccount, type SignupDeps } from './signup.ts';
import { toCurrentUser, userById } from './user.ts';
import { toStars } from '../../platform/db/stars.ts';

export type AccountDeps = SignupDeps & {
  sessions: Sessions;
  devices: Devices;
  countNewResults: (userId: string) => Promise<number>;
  /** Returns the totals without the results that a user hides; undefined if they hide none. */
  totalsWithoutHidden: (
    user: CurrentUser,
  ) => Promise<Pick<CurrentUser, 'rank' | 'stars' | 'currentStreak' | 'bestStreak'> | undefined>;
  /** Returns the weeks against the Machine, without results that a user hides. */
  ownDuelOf: (userId: string) => Promise<Duel>;
  hiddenResultsOf: (userId: string) => Promise<HiddenResults>;
  /** Returns why a user can't log in; null if they can. */
  suspensionOf: (userId: string) => Promise<string | null>;
};

export const accountRoutes = (deps: AccountDeps): Route[] => {
  const { db, wall, sessions, devices, totalsWithoutHidden } = deps;
  /** Starts a session and remembers the browser as a known device. Rejects suspended users with 403. */
  async function startSession(request: Request, userId: string) {
    const suspension = await deps.suspensionOf(userId);
    if (suspension !== null) throw new HttpError(403, suspension);
    const headers = await sessions.start(request, userId);
    return { headers, cookies: [await devices.remember(request, userId)] };
  }
  return [
    handle(endpoints.currentUser, async ({ userId }) => {
      const row = await userById(db, userId);
      if (row === undefined) throw unauthorized();
      const user = toCurrentUser(row);
      const [newResultsCount, totals, duel, hiddenResults] = await Promise.all([
        deps.countNewResults(user.id),
        totalsWithoutHidden(user),
        deps.ownDuelOf(user.id),
        deps.hiddenResultsOf(user.id),
      ]);
      const mutedUntil = (row.muted_until ?? 0) > wall() ? toIso(row.muted_until ?? 0) : undefined;
      return { body: { ...user, ...totals, newResultsCount, duel, hiddenResults, mutedUntil } };
    }),

    handle(endpoints.login, async ({ body, request }) => {
      const user = toCurrentUser(await checkLogin(deps, body));
      const totals = await totalsWithoutHidden(user);
      return { body: { user: { ...user, ...totals } }, ...(await startSession(request, user.id)) };
    }),

    handle(endpoints.logout, async ({ request }) => ({
      status: 204,
      body: undefined,
      headers: await sessions.end(request),
    })),

    handle(endpoints.signup, async ({ body, request, userId }) => {
      const key = idempotencyKeyOf(request);
      const fingerprint = key === null ? null : fingerprintSignup(key, body);
      const repeated = fingerprint && (await findRepeatedSignup(deps, fingerprint, body));
      // A retry can carry the session of the first attempt, whose response was lost.
      if (!repeated && userId !== null) throw new HttpError(400, "You're already logged in.");
      const { user, usernameGenerated } = repeated ?? (await createAccount(deps, body, fingerprint));
      const { id, username, rank, star_tenths, email } = user;
      const session = await startSession(request, id);
      return {
        body: { user: { id, username, rank, stars: toStars(star_tenths), email }, usernameGenerated },
        ...session,
      };
    }),

    // Doesn't look for the account, so that the time doesn't reveal whether there is one.
    handle(endpoints.forgotPassword, ({ body }) => addResetEmail(db, body.email)),

    handle(endpoints.resetPassword, async ({ body }) => {
      await resetPassword(deps, body);
      sessions.lookUpAgain();
    }),

    handle(endpoints.resendConfirmation, ({ userId }) => addConfirmationEmail(db, userId)),

    handle(endpoints.changePassword, async ({ body, request, userId }) => {
      await changePassword(deps, userId, body);
      sessions.lookUpAgain();
      return { body: {}, ...(await startSession(request, userId)) };
    }),

    handle(endpoints.activeSessions, async ({ session }) => ({ body: await listSessions(db, session, wall()) })),

    handle(endpoints.endSession, async ({ params, request, session }) => {
      const isCurrent = await endSession(db, session, params.id);
      sessions.lookUpAgain();
      return { body: {}, ...(isCurrent && { headers: await sessions.end(request) }) };
    }),

    handle(endpoints.logoutEverywhere, async ({ request, userId }) => {
      await endAccessOf(db, userId);
      sessions.lookUpAgain();
      return { body: {}, headers: await sessions.end(request) };
    }),

    handle(endpoints.updatePreference, async ({ body, userId }) => ({ body: await setPreference(db, userId, body) })),
  ];
};
