import { confirmationMail } from '../mail/letters.ts';
import type { Services } from '../services.ts';
import { beginConfirmation } from './confirmation.ts';

type Deps = Pick<Services, 'db' | 'wall' | 'afterwards' | 'mailer' | 'origin'>;

/** Sends a user a confirmation link after the response. Does nothing for a confirmed address. */
export function sendConfirmation({ db, wall, afterwards, mailer, origin }: Deps, userId: string): void {
  const at = wall();
  afterwards.do(async () => {
    const link = await beginConfirmation(db, userId, at);
    if (link !== null) mailer.post(confirmationMail(link, origin()));
  });
}
