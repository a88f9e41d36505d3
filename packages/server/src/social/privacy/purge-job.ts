import { removeExpiredConfirmations } from '../../account/auth/confirmation.ts';
import { endSessions, type EndSessionsDeps } from '../away/end-sessions.ts';
import { removeExpiredSignupRequests } from '../../account/auth/signup-idempotency.ts';
import { type Instant, WEEK_MS } from '../../platform/clock/time.ts';
import { clearOutbox } from '../../account/mail/outbox.ts';
import type { Db } from '../../platform/db/open.ts';
import { deleteAccount } from './delete.ts';
import { purgeDeleted } from './purge.ts';
import { removeDeletedTexts, removeOldCases } from '../moderation/retention.ts';
import { endRestorations } from './end-restorations.ts';
import { eraseFreedData, requestErasure } from './erasure.ts';

type PurgeDeps = EndSessionsDeps & {
  /** The folder with the outbox. */
  dataDir: string;
};

const OUTBOX_RETENTION_MS = WEEK_MS;

/** Deletes accounts that shared an address in version 0.1.0 and have no session: nobody can log in to them. */
async function deleteUnreachable(db: Db, now: Instant): Promise<void> {
  const unreachable = await db
    .selectFrom('users')
    .select('id')
    .where('email_key', 'like', 'claim:%')
    .where('deleted_at', 'is', null)
    .where('id', 'not in', db.selectFrom('sessions').select('user_id'))
    .execute();
  for (const { id } of unreachable) await deleteAccount(db, id, now);
}

/** Creates the job that purges deleted accounts, expired sessions and requests, old reports, and old emails in the outbox. */
export function createPurgeJob(deps: PurgeDeps): () => Promise<void> {
  const { db, wall, dataDir } = deps;
  return async () => {
    const now = wall();
    await endSessions(deps);
    await deleteUnreachable(db, now);
    await endRestorations(db, now);
    await purgeDeleted(db, now);
    await removeExpiredConfirmations(db, now);
    await removeExpiredSignupRequests(db, now);
    const [hasOldCases, hasDeletedTexts] = [await removeOldCases(db, now), await removeDeletedTexts(db, now)];
    if (hasOldCases || hasDeletedTexts) await requestErasure(db);
    await eraseFreedData(db);
    await clearOutbox(dataDir, now - OUTBOX_RETENTION_MS);
  };
}
