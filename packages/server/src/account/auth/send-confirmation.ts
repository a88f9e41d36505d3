import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { confirmationMail, existingAccountMail } from './account-emails.ts';
import type { Mail } from '../mail/mail.ts';
import type { BackgroundTasks } from '../../platform/jobs/background-tasks.ts';
import type { Mailer } from '../mail/mailer.ts';
import { isRepeatedClaim, hasConfirmedAddress, claimedAddressHolder } from './claim.ts';
import { createConfirmationLink } from './confirmation.ts';
import { userById } from './user.ts';

type ConfirmationDeps = {
  db: Db;
  wall: () => Instant;
  backgroundTasks: BackgroundTasks;
  mailer: Mailer;
  origin: () => string;
};

/**
 * Sends a confirmation link to a user in the background. When another account has confirmed the address, its owner is
 * notified of the sign-up instead. Does nothing when the user's address is already confirmed.
 */
export function sendConfirmation(
  { db, wall, backgroundTasks, mailer, origin }: ConfirmationDeps,
  userId: string,
): void {
  const at = wall();
  backgroundTasks.enqueue(async () => {
    const mail = await mailFor(db, userId, at, origin());
    if (mail !== null) mailer.sendInBackground(mail);
  });
}

async function mailFor(db: Db, userId: string, at: Instant, origin: string): Promise<Mail | null> {
  const user = await userById(db, userId);
  if (user === undefined) return null;
  const holder = await claimedAddressHolder(db, user);
  // Created in every case, so that the time reveals nothing, but never sent to an address that another account confirmed.
  const link = await createConfirmationLink(db, userId, at);
  if (holder !== undefined && hasConfirmedAddress(holder)) {
    return (await isRepeatedClaim(db, user)) ? null : existingAccountMail(holder, origin);
  }
  const unconfirmedHolder = holder?.deleted_at === null ? holder.username : null;
  return link && confirmationMail(link, origin, unconfirmedHolder);
}
