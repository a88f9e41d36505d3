import { createHash } from 'node:crypto';
import { HIDDEN_MESSAGE, type ReportSubject, type ReportSubjectKind } from '@machine/contract';
import { isId } from '../../platform/db/id.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { requireInvited } from '../friend-league/invite.ts';
import { requireMember } from '../friend-league/league.ts';
import { requireThread } from '../message/people.ts';
import { isVisibleTo } from '../safety/hidden.ts';

/** Messages of the context on each side of the reported one. */
const AROUND = 10;

type ContextRow = {
  position: number;
  message_id: string;
  user_id: string | null;
  text: string;
  created_at: Instant;
};

/** Something that can be reported, as it is now. */
export type Subject = {
  /** Two reports with the same key are about the same thing. A new name or picture has another key. */
  key: string;
  /** Of the message, the user or the league. */
  id: string;
  /** The player whose it is. */
  userId: string;
  content: string;
  matchId: string | null;
  context: ContextRow[];
};

/** Finds what a player reports. Rejects what they can't see, and what doesn't exist, with the same 404. */
export async function findSubject(db: Db, reporterId: string, { kind, id }: ReportSubject): Promise<Subject> {
  const subject = isId(id) ? await FINDERS[kind](db, id, reporterId) : undefined;
  if (subject === undefined) throw new HttpError(404, "There's nothing to report: it may have been removed.");
  return subject;
}

type Finder = (db: Db, id: string, reporterId: string) => Promise<Subject | undefined>;

const FINDERS: Record<ReportSubjectKind, Finder> = {
  CHAT_MESSAGE: findChatMessage,
  DM_MESSAGE: findDirectMessage,
  NAME: (db, id, reporterId) => findUser(db, id, reporterId, 'NAME'),
  PICTURE: (db, id, reporterId) => findUser(db, id, reporterId, 'PICTURE'),
  LEAGUE_NAME: findLeague,
};

async function findChatMessage(db: Db, id: string, reporterId: string): Promise<Subject | undefined> {
  const message = await db
    .selectFrom('chat_messages')
    .select(['user_id', 'text', 'match_id', 'position'])
    .where('id', '=', id)
    .where('kind', '=', 'USER')
    .where('deleted_at', 'is', null)
    .where('text', '<>', HIDDEN_MESSAGE)
    .where(isVisibleTo(reporterId, 'chat_messages.user_id'))
    .executeTakeFirst();
  if (!message?.user_id) return undefined;
  const { user_id: userId, text: content, match_id: matchId, position } = message;
  const context = await db
    .selectFrom('chat_messages')
    .select(['position', 'id as message_id', 'user_id', 'text', 'created_at'])
    .where('match_id', '=', matchId)
    .where('position', '>=', position - AROUND)
    .where('position', '<=', position + AROUND)
    .orderBy('position')
    .execute();
  return { key: `CHAT_MESSAGE:${id}`, id, userId, content, matchId, context };
}

/** Finds a message that the reporter sees. Moderators see all messages around it. */
async function findDirectMessage(db: Db, id: string, reporterId: string): Promise<Subject | undefined> {
  const message = await db
    .selectFrom('dm_messages')
    .select(['user_id', 'text', 'thread_id', 'position'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where('text', '<>', HIDDEN_MESSAGE)
    .executeTakeFirst();
  if (message === undefined) return undefined;
  const { user_id: userId, text: content, thread_id: threadId, position } = message;
  const thread = await orNull(requireThread(db, threadId, reporterId));
  if (thread === null || thread.unseen.has(userId) || position <= thread.me.hiddenUntil) return undefined;
  const context = await db
    .selectFrom('dm_messages')
    .select(['position', 'id as message_id', 'user_id', 'text', 'created_at'])
    .where('thread_id', '=', threadId)
    .where('position', '>=', position - AROUND)
    .where('position', '<=', position + AROUND)
    .orderBy('position')
    .execute();
  return { key: `DM_MESSAGE:${id}`, id, userId, content, matchId: null, context };
}

/** Returns what was found; null if it was rejected. */
const orNull = <Found>(finding: Promise<Found>): Promise<Found | null> =>
  finding.catch((error: unknown) => {
    if (error instanceof HttpError) return null;
    throw error;
  });

async function findUser(
  db: Db,
  id: string,
  reporterId: string,
  kind: 'NAME' | 'PICTURE',
): Promise<Subject | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['username', 'profile_image_url'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(isVisibleTo(reporterId, 'users.id'))
    .executeTakeFirst();
  const content = kind === 'NAME' ? user?.username : user?.profile_image_url;
  if (!content) return undefined;
  return { key: versionKey(kind, id, content), id, userId: id, content, matchId: null, context: [] };
}

/** Finds a league by its id for its members, and by the code of its link for everyone else. */
async function findLeague(db: Db, idOrCode: string, reporterId: string): Promise<Subject | undefined> {
  const league =
    (await orNull(requireMember(db, idOrCode, reporterId))) ?? (await orNull(requireInvited(db, idOrCode, reporterId)));
  if (league === null) return undefined;
  const { id, name: content, owner_id: userId } = league;
  return { key: versionKey('LEAGUE_NAME', id, content), id, userId, content, matchId: null, context: [] };
}

const versionKey = (kind: ReportSubjectKind, id: string, content: string) =>
  `${kind}:${id}:${createHash('sha256').update(content).digest('hex').slice(0, 16)}`;
