import type { Db } from '../db/open.ts';
import type { Instant } from '../feed/feed.ts';
import type { Bus } from '../realtime/bus.ts';

/** Tells those who got news that were written under this very instant, once that is committed. */
export async function ringForNews(db: Db, bus: Bus, at: Instant): Promise<void> {
  const told = await db.selectFrom('notifications').select('user_id').distinct().where('created_at', '=', at).execute();
  if (told.length === 0) return;
  bus.publish(
    { type: 'notification', data: {} },
    told.map((row) => row.user_id),
  );
}
