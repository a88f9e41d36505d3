import { type ContextMessage, DELETED_MESSAGE, type ModerationCaseDetails } from '@machine/contract';
import { isId } from '../../platform/db/id.ts';
import type { Db } from '../../platform/db/open.ts';
import { type Instant, toIso } from '../../platform/clock/time.ts';
import { decisionJson, selectDecisions } from './decision-json.ts';
import { casesJson, selectCases } from './list-cases.ts';
import { notFound } from '../../platform/http/http-error.ts';

/** Notes and earlier decisions of a response; the newest are the most useful. */
const NOTES_MAX = 50;
const DECISIONS_MAX = 20;

type Reading = { viewerId: string; now: Instant; hasWordFilter: boolean };

/** Returns a case with its context. Rejects an unknown one, and one about the viewer, with 404. */
export async function readCase(
  db: Db,
  caseId: string,
  { viewerId, now, hasWordFilter }: Reading,
): Promise<ModerationCaseDetails> {
  const row = isId(caseId)
    ? await selectCases(db, viewerId).where('moderation_cases.id', '=', caseId).executeTakeFirst()
    : undefined;
  const [summary] = row === undefined ? [] : await casesJson(db, [row], now);
  if (row === undefined || summary === undefined) throw notFound();
  const decisions = await decisionsAbout(db, row.user_id);
  const toJson = (decision: (typeof decisions)[number]) => decisionJson(decision, now);
  return {
    ...summary,
    revision: row.revision,
    canDecide: row.is_moderator === 0,
    context: await contextOf(db, caseId, row.subject_id),
    notes: await notesOf(db, caseId),
    decisions: decisions.filter(({ case_id }) => case_id === caseId).map(toJson),
    earlierDecisions: decisions.filter(({ case_id }) => case_id !== caseId).map(toJson),
    ...(await chatOf(db, row.match_id, hasWordFilter)),
  };
}

async function contextOf(db: Db, caseId: string, reportedId: string): Promise<ContextMessage[]> {
  const rows = await db
    .selectFrom('moderation_context')
    .leftJoin('users', 'users.id', 'moderation_context.user_id')
    .select(['message_id', 'user_id', 'username', 'text', 'moderation_context.created_at'])
    .where('case_id', '=', caseId)
    .orderBy('position')
    .execute();
  return rows.map(({ message_id: id, user_id: userId, username, text, created_at }) => ({
    id,
    userId,
    username,
    // Deleted before it was reported.
    text: text || DELETED_MESSAGE,
    createdAt: toIso(created_at),
    isReported: id === reportedId,
  }));
}

async function notesOf(db: Db, caseId: string): Promise<ModerationCaseDetails['notes']> {
  const rows = await db
    .selectFrom('moderation_reports')
    .select(['reason', 'note', 'created_at'])
    .where('case_id', '=', caseId)
    .where('note', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(NOTES_MAX)
    .execute();
  return rows.map(({ reason, note, created_at }) => ({ reason, note: note ?? '', createdAt: toIso(created_at) }));
}

const decisionsAbout = (db: Db, userId: string) =>
  selectDecisions(db)
    .where('moderation_decisions.user_id', '=', userId)
    .orderBy('moderation_decisions.created_at', 'desc')
    .orderBy('moderation_decisions.id')
    .limit(DECISIONS_MAX)
    .execute();

type ChatFields = Pick<ModerationCaseDetails, 'matchId' | 'matchTitle' | 'isWordFilterOn'>;

async function chatOf(db: Db, matchId: string | null, hasWordFilter: boolean): Promise<ChatFields> {
  const match =
    matchId === null
      ? undefined
      : await db
          .selectFrom('matches')
          .leftJoin('match_chats', 'match_chats.match_id', 'matches.id')
          .select(['home_team', 'away_team', 'word_filter'])
          .where('matches.id', '=', matchId)
          .executeTakeFirst();
  if (match === undefined) return { matchId: null, matchTitle: null, isWordFilterOn: null };
  const isWordFilterOn = match.word_filter === null ? hasWordFilter : match.word_filter === 1;
  return { matchId, matchTitle: `${match.home_team} vs ${match.away_team}`, isWordFilterOn };
}
