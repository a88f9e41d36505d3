import { endpoints } from '@machine/contract';
import { Refusal, unauthorized } from '../http/refusal.ts';
import { requestKeyOf } from '../http/request-key.ts';
import { handle, type Route } from '../http/route.ts';
import { resetMail } from '../mail/letters.ts';
import type { Services } from '../services.ts';
import { changePassword } from './change.ts';
import { checkLogin } from './login.ts';
import { setPreference } from './preferences.ts';
import { beginReset, resetPassword } from './reset.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { endSessionsOf } from './session.ts';
import { endSession, listSessions } from './session-list.ts';
import { findRepeated, keyedSignup } from './signup-request.ts';
import { createAccount } from './signup.ts';
import { toCurrentUser, userById } from './user.ts';

export const accountRoutes = (services: Services): Route[] => {
  const { db, wall, sessions, devices, backgroundTasks, mailer, origin } = services;
  /** What the response to a proven user carries: a new session, and the browser as a known device. */
  const welcome = async (request: Request, userId: string) => ({
    headers: await sessions.begin(request, userId),
    cookies: [await devices.remember(request, userId)],
  });
  return [
    handle(endpoints.currentUser, async ({ request }) => {
      const user = await userById(db, await sessions.require(request));
      if (user === undefined) throw unauthorized();
      return { body: toCurrentUser(user) };
    }),

    handle(endpoints.login, async ({ body, request }) => {
      const user = await checkLogin(services, body);
      return { body: { user: toCurrentUser(user) }, ...(await welcome(request, user.id)) };
    }),

    handle(endpoints.logout, async ({ request }) => ({
      status: 204,
      body: undefined,
      headers: await sessions.end(request),
    })),

    handle(endpoints.signup, async ({ body, request }) => {
      const key = requestKeyOf(request);
      const keyed = key === null ? null : keyedSignup(key, body);
      const repeated = keyed && (await findRepeated(services, keyed, body));
      // A repeated sign-up may come with the session that the lost answer began.
      if (!repeated && (await sessions.find(request)) !== null) throw new Refusal(400, 'You are already logged in.');
      const { user, usernameGenerated, isNew } = repeated ?? (await createAccount(services, body, keyed));
      const { id, username, rank, stars, email } = user;
      const welcomed = await welcome(request, id);
      // Not earlier: which email it is takes its time, and would slow down the answer.
      if (isNew) sendConfirmation(services, id);
      return { body: { user: { id, username, rank, stars, email }, usernameGenerated }, ...welcomed };
    }),

    // Answered before any work: who has an account here is nobody's business (RELIABILITY.md S33).
    handle(endpoints.forgotPassword, ({ body }) => {
      const at = wall();
      backgroundTasks.enqueue(async () => {
        const link = await beginReset(db, body.email, at);
        if (link !== null) mailer.post(resetMail(link, origin()));
      });
      return { body: {} };
    }),

    handle(endpoints.resetPassword, async ({ body }) => {
      await resetPassword(services, body);
      return { body: {} };
    }),

    handle(endpoints.resendConfirmation, async ({ request }) => {
      sendConfirmation(services, await sessions.require(request));
      return { body: {} };
    }),

    handle(endpoints.changePassword, async ({ body, request }) => {
      const userId = await sessions.require(request);
      await changePassword(services, userId, body);
      return { body: {}, ...(await welcome(request, userId)) };
    }),

    handle(endpoints.activeSessions, async ({ request }) => ({
      body: await listSessions(db, await sessions.requireSession(request), wall()),
    })),

    handle(endpoints.endSession, async ({ params, request }) => {
      const isCurrent = await endSession(db, await sessions.requireSession(request), params.id);
      return { body: {}, ...(isCurrent && { headers: await sessions.end(request) }) };
    }),

    handle(endpoints.logoutEverywhere, async ({ request }) => {
      await endSessionsOf(db, await sessions.require(request));
      return { body: {}, headers: await sessions.end(request) };
    }),

    handle(endpoints.updatePreference, async ({ body, request }) => ({
      body: await setPreference(db, await sessions.require(request), body),
    })),
  ];
};
