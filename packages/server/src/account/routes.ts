import { endpoints } from '@machine/contract';
import { Refusal, unauthorized } from '../http/refusal.ts';
import { handle, type Route } from '../http/route.ts';
import { resetMail } from '../mail/letters.ts';
import type { Services } from '../services.ts';
import { changePassword } from './change.ts';
import { checkLogin } from './login.ts';
import { setPreference } from './preferences.ts';
import { beginReset, resetPassword } from './reset.ts';
import { sendConfirmation } from './send-confirmation.ts';
import { createAccount } from './signup.ts';
import { toCurrentUser, userById } from './user.ts';

export const accountRoutes = (services: Services): Route[] => {
  const { db, wall, sessions, afterwards, mailer, origin } = services;
  return [
    handle(endpoints.currentUser, async ({ request }) => {
      const user = await userById(db, await sessions.require(request));
      if (user === undefined) throw unauthorized();
      return { body: toCurrentUser(user) };
    }),

    handle(endpoints.login, async ({ body, request }) => {
      const user = await checkLogin(services, body);
      return { body: { user: toCurrentUser(user) }, headers: await sessions.begin(request, user.id) };
    }),

    handle(endpoints.logout, async ({ request }) => ({
      status: 204,
      body: undefined,
      headers: await sessions.end(request),
    })),

    handle(endpoints.signup, async ({ body, request }) => {
      if ((await sessions.find(request)) !== null) throw new Refusal(400, 'You are already logged in.');
      const { user, usernameGenerated } = await createAccount(services, body);
      sendConfirmation(services, user.id);
      const { id, username, rank, stars, email } = user;
      return {
        body: { user: { id, username, rank, stars, email }, usernameGenerated },
        headers: await sessions.begin(request, user.id),
      };
    }),

    // Answered before any work: who has an account here is nobody's business (RELIABILITY.md S33).
    handle(endpoints.forgotPassword, ({ body }) => {
      const at = wall();
      afterwards.do(async () => {
        const link = await beginReset(db, body.email, at);
        if (link !== null) mailer.post(resetMail(link, origin()));
      });
      return { body: {} };
    }),

    handle(endpoints.resetPassword, async ({ body }) => {
      await resetPassword(services, body);
      return { body: {} };
    }),

    handle(endpoints.changePassword, async ({ body, request }) => {
      const userId = await sessions.require(request);
      await changePassword(services, userId, body);
      return { body: {}, headers: await sessions.begin(request, userId) };
    }),

    handle(endpoints.updatePreference, async ({ body, request }) => ({
      body: await setPreference(db, await sessions.require(request), body),
    })),
  ];
};
