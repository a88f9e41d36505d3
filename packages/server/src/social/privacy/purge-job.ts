import { removeExpiredConfirmations } from '../../account/account/confirmation.ts';
import { removeExpiredSessions } from '../../platform/session/session.ts';
import { removeExpiredSignupRequests } from '../../account/account/signup-idempotency.ts';
import { WEEK_MS } from '../../platform/clock/time.ts';
import { clearOutbox } from '../../account/mail/outbox.ts';
import type { Services } from '../../services.ts';
import { purgeDeleted } from './purge.ts';
import { eraseFreedData } from './erasure.ts';

const OUTBOX_RETENTION_MS = WEEK_MS;

/** Creates the job that purges deleted accounts, expired sessions and requests, and old emails in the outbox. */
export function createPurgeJob({ db, wall }: Pick<Services, 'db' | 'wall'>, dataDir: string): () => Promise<void> {
  return async () => {
    const now = wall();
    await purgeDeleted(db, now);
    await removeExpiredSessions(db, now);
    await removeExpiredConfirmations(db, now);
    await removeExpiredSignupRequests(db, now);
    await eraseFreedData(db);
    await clearOutbox(dataDir, now - OUTBOX_RETENTION_MS);
  };
}
