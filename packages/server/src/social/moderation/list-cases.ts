import type { ModerationCase, ModerationCases } from '@machine/contract';
import { cursorOf, parseCursor } from '../../platform/db/cursor.ts';
import type { Db } from '../../platform/db/open.ts';
import { type Instant, toIso } from '../../platform/clock/time.ts';
import { decisionJson, selectDecisions } from './decision-json.ts';
import { FOREVER } from './sanctions.ts';

const PAGE_SIZE = 30;

type CaseWithPlayer = Awaited<ReturnType<ReturnType<typeof selectCases>['executeTakeFirstOrThrow']>>;

export const selectCases = (db: Db, viewerId: string) =>
  db
    .selectFrom('moderation_cases')
    .innerJoin('users', 'users.id', 'moderation_cases.user_id')
    .selectAll('moderation_cases')
    .select(['username', 'rank', 'profile_image_url', 'muted_until', 'suspended_until', 'is_moderator'])
    // Moderators don't see what was reported about themselves.
    .where('moderation_cases.user_id', '<>', viewerId);

type CasesRequest = { viewerId: string; state: 'OPEN' | 'DECIDED'; cursor?: string; now: Instant };

/** Returns a page: open cases oldest first, decided ones newest first. Rejects an invalid cursor with 400. */
export async function listCases(db: Db, request: CasesRequest): Promise<ModerationCases> {
  const { viewerId, state, cursor, now } = request;
  const [column, direction, comparison] =
    state === 'OPEN' ? (['first_reported_at', 'asc', '>'] as const) : (['decided_at', 'desc', '<'] as const);
  const first = { at: state === 'OPEN' ? 0 : Number.MAX_SAFE_INTEGER, id: '' };
  const after = cursor === undefined ? first : parseCursor(cursor);
  const rows = await selectCases(db, viewerId)
    .where('state', '=', state)
    .where(({ eb, refTuple, tuple }) =>
      eb(refTuple(`moderation_cases.${column}`, 'moderation_cases.id'), comparison, tuple(after.at, after.id)),
    )
    .orderBy(`moderation_cases.${column}`, direction)
    .orderBy('moderation_cases.id', direction)
    .limit(PAGE_SIZE + 1)
    .execute();
  const page = rows.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return {
    cases: await casesJson(db, page, now),
    next: rows.length > PAGE_SIZE && last ? cursorOf(last[column] ?? 0, last.id) : null,
  };
}

/** Returns what the lists show of cases, with their reasons and decisions in one query each. */
export async function casesJson(db: Db, rows: readonly CaseWithPlayer[], now: Instant): Promise<ModerationCase[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const reasons = await db
    .selectFrom('moderation_reasons')
    .select(['case_id', 'reason', 'reporter_count as count'])
    .where('case_id', 'in', ids)
    .orderBy('reporter_count', 'desc')
    .orderBy('reason')
    .execute();
  const decisions = await selectDecisions(db)
    .where('moderation_decisions.case_id', 'in', ids)
    .where('moderation_decisions.undone_at', 'is', null)
    .orderBy('moderation_decisions.created_at')
    .execute();
  const newest = new Map(decisions.map((decision) => [decision.case_id, decision]));
  return rows.map((row) => {
    const decision = newest.get(row.id);
    return {
      id: row.id,
      state: row.state,
      subject: row.subject_kind,
      content: row.content,
      player: playerJson(row, now),
      reporterCount: row.reporter_count,
      firstReportedAt: toIso(row.first_reported_at),
      lastReportedAt: toIso(row.last_reported_at),
      decision: decision ? decisionJson(decision, now) : null,
      reasons: reasons.filter(({ case_id }) => case_id === row.id).map(({ reason, count }) => ({ reason, count })),
    };
  });
}

const playerJson = (row: CaseWithPlayer, now: Instant): ModerationCase['player'] => ({
  userId: row.user_id,
  username: row.username,
  rank: row.rank,
  profileImageUrl: row.profile_image_url,
  mutedUntil: endOf(row.muted_until, now),
  isSuspended: (row.suspended_until ?? 0) > now,
  suspendedUntil: row.suspended_until === FOREVER ? null : endOf(row.suspended_until, now),
});

const endOf = (until: Instant | null, now: Instant) => (until === null || until <= now ? null : toIso(until));
