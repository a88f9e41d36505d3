import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { confirmationMail } from './account-emails.ts';
import type { BackgroundTasks } from '../../platform/jobs/background-tasks.ts';
import type { Mailer } from '../mail/mailer.ts';
import { createConfirmationLink } from './confirmation.ts';

type ConfirmationDeps = {
  db: Db;
  wall: () => Instant;
  backgroundTasks: BackgroundTasks;
  mailer: Mailer;
  origin: () => string;
};

/** Sends a confirmation link to a user in the background, unless the user's address is already confirmed. */
export function sendConfirmation(
  { db, wall, backgroundTasks, mailer, origin }: ConfirmationDeps,
  userId: string,
): void {
  const at = wall();
  backgroundTasks.enqueue(async () => {
    const link = await createConfirmationLink(db, userId, at);
    if (link !== null) mailer.sendInBackground(confirmationMail(link, origin()));
  });
}
