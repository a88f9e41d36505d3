import type { Db } from '../db/open.ts';
import type { Feed, Instant } from '../feed/feed.ts';
import { DAY_MS } from '../feed/time.ts';
import { deleteStaleKeys } from '../delete-stale-keys.ts';
import type { Bus } from '../realtime/bus.ts';
import { lockChat } from './lock-chat.ts';
import { type Line, commentaryLines } from './commentary-lines.ts';
import { CHAT_ACTIVE_MS } from './list.ts';

type Needs = { db: Db; feed: Feed; bus: Bus };

/**
 * Writes what happens in the matches into their chats, each event once, also over restarts and from several
 * processes. What happened while no server ran is told when one runs again, as long as the match is talked about.
 */
export function createCommentary({ db, feed, bus }: Needs): (at: Instant) => Promise<void> {
  /** By match: how it stood at the last look, and the events in its chat. */
  const seen = new Map<string, { text: string; told: Set<string> }>();

  return async (at) => {
    // A match is called off before its start.
    const fixtures = feed.fixtures(at - CHAT_ACTIVE_MS, at + DAY_MS);
    deleteStaleKeys(seen, fixtures);
    for (const fixture of fixtures) {
      const state = feed.state(fixture.id, at);
      const text = JSON.stringify(state);
      const before = seen.get(fixture.id);
      if (state === undefined || before?.text === text) continue;
      const told = before?.told ?? new Set<string>();
      const lines = commentaryLines(fixture, state, feed.plays(fixture.id, at)).filter(({ key }) => !told.has(key));
      if (lines.length > 0 && (await tell(db, fixture.id, lines, at))) {
        bus.publish({ type: 'chat', data: { matchId: fixture.id } });
      }
      for (const { key } of lines) told.add(key);
      seen.set(fixture.id, { text, told });
    }
  };
}

/** Whether any of them was new. Nothing is written when none is, as for most matches after a restart. */
async function tell(db: Db, matchId: string, lines: readonly Line[], at: Instant): Promise<boolean> {
  if ((await newOf(db, matchId, lines)).length === 0) return false;
  return db.transaction().execute(async (transaction) => {
    const chat = await lockChat(transaction, matchId);
    // Another process may have told them meanwhile.
    const fresh = await newOf(transaction, matchId, lines);
    if (fresh.length === 0) return false;
    const rows = fresh.map(({ key, text }, index) => ({
      id: crypto.randomUUID(),
      match_id: matchId,
      position: chat.lastPosition + 1 + index,
      kind: 'SYSTEM' as const,
      text,
      event_key: key,
      created_at: at,
    }));
    await transaction.insertInto('chat_messages').values(rows).execute();
    await chat.moveTo(chat.lastPosition + fresh.length);
    return true;
  });
}

async function newOf(db: Db, matchId: string, lines: readonly Line[]): Promise<Line[]> {
  const known = await db
    .selectFrom('chat_messages')
    .select('event_key')
    .where('match_id', '=', matchId)
    .where('event_key', 'is not', null)
    .execute();
  const keys = new Set(known.map((row) => row.event_key));
  return lines.filter(({ key }) => !keys.has(key));
}
