import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { confirmationMail } from './account-emails.ts';
import type { BackgroundTasks } from '../../platform/jobs/background-tasks.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { MayEmail } from '../mail/recipient-limit.ts';
import { createConfirmationLink } from './confirmation.ts';
import { userById } from './user.ts';

type ConfirmationDeps = {
  db: Db;
  wall: () => Instant;
  backgroundTasks: BackgroundTasks;
  mailer: Mailer;
  mayEmail: MayEmail;
  origin: () => string;
};

/** Sends a confirmation link to a user in the background, unless the address is already confirmed or got enough emails. */
export function sendConfirmation(
  { db, wall, backgroundTasks, mailer, mayEmail, origin }: ConfirmationDeps,
  userId: string,
): void {
  const at = wall();
  backgroundTasks.enqueue(async () => {
    const user = await userById(db, userId);
    if (user === undefined || user.email_confirmed_at !== null || !(await mayEmail(user.email))) return;
    const link = await createConfirmationLink(db, userId, at);
    if (link !== null) mailer.sendInBackground(confirmationMail(link, origin()));
  });
}
