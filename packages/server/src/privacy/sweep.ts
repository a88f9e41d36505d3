import { removeExpiredConfirmations } from '../account/confirmation.ts';
import { removeOverSessions } from '../account/session.ts';
import { removeExpiredSignups } from '../account/signup-request.ts';
import { WEEK_MS } from '../feed/time.ts';
import { clearOutbox } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import { purgeDeleted } from './purge.ts';
import { eraseTraces } from './traces.ts';

const MAILS_KEPT_MS = WEEK_MS;

/** Lets go of what nobody has a use for any more: deleted accounts, ended sessions, old mails. */
export function createSweep({ db, wall }: Pick<Services, 'db' | 'wall'>, dataDir: string): () => Promise<void> {
  return async () => {
    const now = wall();
    await purgeDeleted(db, now);
    await removeOverSessions(db, now);
    await removeExpiredConfirmations(db, now);
    await removeExpiredSignups(db, now);
    await eraseTraces(db);
    await clearOutbox(dataDir, now - MAILS_KEPT_MS);
  };
}
