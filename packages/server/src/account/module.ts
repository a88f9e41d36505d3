import type { Registry } from 'prom-client';
import type { Db } from '../platform/db/open.ts';
import { HOUR_MS, MINUTE_MS } from '../platform/clock/time.ts';
import type { Module } from '../platform/module.ts';
import { accountEmailHandlers, type AccountEmailDeps } from './auth/account-emails.ts';
import { confirmPage } from './auth/confirm-page.ts';
import { removeOldFormerUsernames } from './auth/former-usernames.ts';
import { createPasswords, type HashCost, type Passwords } from './auth/password.ts';
import { removeExpiredResets } from './auth/password-reset.ts';
import { type AccountDeps, accountRoutes } from './auth/routes.ts';
import { createEmailDigestJob, type EmailDigestDeps } from './notification/email-digests.ts';
import { addEmailQueueMetrics } from './notification/email-queue.ts';
import { type NotificationDeps, notificationRoutes } from './notification/routes.ts';
import { createUnsubscribeLinks } from './notification/unsubscribe.ts';
import { unsubscribePage } from './notification/unsubscribe-page.ts';
import { createPushClient, type PushClient } from './push/push-client.ts';
import { createPushJob } from './push/push-job.ts';
import { addPushMetrics } from './push/push-metrics.ts';
import { pushRoutes } from './push/routes.ts';
import { createVapidKeys } from './push/vapid.ts';
import { type ReminderDeps, reminderRoutes } from './reminder/routes.ts';

const EMAIL_DIGESTS_MS = 5_000;
const PUSHES_MS = 1_000;

export type AccountModuleDeps = Omit<AccountDeps, 'passwords'> &
  AccountEmailDeps &
  NotificationDeps &
  ReminderDeps &
  Omit<EmailDigestDeps, 'unsubscribeLinks'> & {
    /** The database of the leader. */
    leaderDb: Db;
    registry: Registry;
    passwords?: Passwords;
    hashCost?: HashCost;
    pushClient?: PushClient;
    /** Whom push services may contact. */
    pushContact: () => string;
    simulatedPush: string | null;
  };

export function createAccount(deps: AccountModuleDeps): Module {
  const { db, leaderDb, wall, registry, pushContact: subject, simulatedPush: simulatedOrigin } = deps;
  const unsubscribeLinks = createUnsubscribeLinks(db, deps.origin);
  const vapidKeys = createVapidKeys(db);
  const pushClient = deps.pushClient ?? createPushClient({ vapidKeys, subject, simulatedOrigin });
  const onAttempt = addPushMetrics(registry, db, wall);
  addEmailQueueMetrics(registry, db, wall);
  return {
    routes: [
      ...accountRoutes({ ...deps, passwords: deps.passwords ?? createPasswords(deps.hashCost) }),
      ...notificationRoutes(deps),
      ...reminderRoutes(deps),
      ...pushRoutes({ db, wall, pushClient, vapidKeys }),
    ],
    pages: [unsubscribePage({ db, unsubscribeLinks }), confirmPage(deps)],
    handlers: accountEmailHandlers(deps),
    jobs: [
      {
        name: 'email digests',
        everyMs: EMAIL_DIGESTS_MS,
        run: createEmailDigestJob({ ...deps, db: leaderDb, unsubscribeLinks }),
      },
      {
        name: 'push notifications',
        everyMs: PUSHES_MS,
        run: createPushJob({ db: leaderDb, wall, pushClient, onAttempt }),
      },
      // Deleted early, so that a clock that is set back can't make them valid again.
      { name: 'expired reset links', everyMs: MINUTE_MS, run: () => removeExpiredResets(leaderDb, wall()) },
      { name: 'former usernames', everyMs: HOUR_MS, run: () => removeOldFormerUsernames(leaderDb, wall()) },
    ],
  };
}
