import type { Db } from '../../platform/db/open.ts';
import type { Feed } from '../../game/match/feed.ts';
import { DAY_MS, type Instant } from '../../platform/clock/time.ts';
import { deleteStaleKeys } from '../../platform/jobs/delete-stale-keys.ts';
import type { RouteDeps } from '../../platform/module.ts';
import { lockChat } from './lock-chat.ts';
import { type CommentaryLine, commentaryLines } from './commentary-lines.ts';
import { CHAT_ACTIVE_MS } from './list-match-chats.ts';

/** Matches can be picked, and so be called off or moved with picks on them, this far ahead. */
const UPCOMING_MS = 8 * DAY_MS;

type CommentaryDeps = Pick<RouteDeps, 'db' | 'bus'> & { feed: Feed };

/**
 * Posts match events as SYSTEM messages, each event once, even across restarts and processes. Events that happened while
 * no server was running are posted later, as long as the chat is active.
 */
export function createCommentary({ db, feed, bus }: CommentaryDeps): (at: Instant) => Promise<void> {
  /** The last state and the posted events, by match. */
  const seen = new Map<string, { text: string; posted: Set<string> }>();

  return async (at) => {
    const fixtures = feed.fixtures(at - CHAT_ACTIVE_MS, at + UPCOMING_MS);
    deleteStaleKeys(seen, fixtures);
    for (const fixture of fixtures) {
      const state = feed.state(fixture.id, at);
      const movedTo = feed.movedTo?.(fixture.id, at);
      const text = JSON.stringify([state, movedTo?.startTime]);
      const before = seen.get(fixture.id);
      if (state === undefined || before?.text === text) continue;
      const posted = before?.posted ?? new Set<string>();
      const plays = feed.plays(fixture.id, at);
      const lines = commentaryLines(fixture, state, plays, movedTo).filter(({ key }) => !posted.has(key));
      if (lines.length > 0 && (await post(db, fixture.id, lines, at))) {
        bus.publish({ type: 'chat', data: { matchId: fixture.id } });
      }
      for (const { key } of lines) posted.add(key);
      seen.set(fixture.id, { text, posted });
    }
  };
}

/** Posts new lines and returns whether there were any. Only reads when there are none, as is usual after a restart. */
async function post(db: Db, matchId: string, lines: readonly CommentaryLine[], at: Instant): Promise<boolean> {
  if ((await newLines(db, matchId, lines)).length === 0) return false;
  return db.transaction().execute(async (transaction) => {
    const chat = await lockChat(transaction, matchId);
    // Another process may have posted them meanwhile.
    const fresh = await newLines(transaction, matchId, lines);
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
    await chat.setLastPosition(chat.lastPosition + fresh.length);
    return true;
  });
}

async function newLines(db: Db, matchId: string, lines: readonly CommentaryLine[]): Promise<CommentaryLine[]> {
  const known = await db
    .selectFrom('chat_messages')
    .select('event_key')
    .where('match_id', '=', matchId)
    .where('event_key', 'is not', null)
    .execute();
  const keys = new Set(known.map((row) => row.event_key));
  return lines.filter(({ key }) => !keys.has(key));
}
