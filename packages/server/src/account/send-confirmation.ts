import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';
import { confirmationMail, existingAccountMail } from '../mail/letters.ts';
import type { Mail } from '../mail/mail.ts';
import type { Services } from '../services.ts';
import { isClaimedAgain, isSettled, rivalOf } from './claim.ts';
import { beginConfirmation } from './confirmation.ts';
import { userById } from './user.ts';

type Deps = Pick<Services, 'db' | 'wall' | 'backgroundTasks' | 'mailer' | 'origin'>;

/**
 * Sends a confirmation link to a user's address after the response. When another account has confirmed the address,
 * its owner is notified of the sign-up instead. Does nothing for a user whose address is confirmed.
 */
export function sendConfirmation({ db, wall, backgroundTasks, mailer, origin }: Deps, userId: string): void {
  const at = wall();
  backgroundTasks.enqueue(async () => {
    const mail = await mailFor(db, userId, at, origin());
    if (mail !== null) mailer.post(mail);
  });
}

async function mailFor(db: Db, userId: string, at: Instant, origin: string): Promise<Mail | null> {
  const user = await userById(db, userId);
  if (user === undefined) return null;
  const rival = await rivalOf(db, user);
  // Written in any case, so that time tells nothing; nobody gets a link to a confirmed address of another account.
  const link = await beginConfirmation(db, userId, at);
  if (rival !== undefined && isSettled(rival)) {
    return (await isClaimedAgain(db, user)) ? null : existingAccountMail(rival, origin);
  }
  const other = rival?.deleted_at === null ? rival.username : null;
  return link && confirmationMail(link, origin, other);
}
