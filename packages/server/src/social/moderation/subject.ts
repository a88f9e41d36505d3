import { createHash } from 'node:crypto';
import { HIDDEN_MESSAGE, type ReportSubject, type ReportSubjectKind } from '@machine/contract';
import { sql } from 'kysely';
import { isId } from '../../platform/db/id.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Instant } from '../../platform/clock/time.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { invitedBy } from '../friend-league/invite.ts';
import { leagueWith } from '../friend-league/league.ts';
import { wasVisibleTo } from '../safety/hidden.ts';
import { reportableSince } from './deleted-texts.ts';

/** Messages of the context on each side of the reported one. */
const AROUND = 10;

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
  context: Awaited<ReturnType<typeof contextOf>>;
};

/** The reporter, with the real time and the game time. */
export type Reporting = { reporterId: string; wall: Instant; now: Instant };

/** Finds what a player reports. Rejects what they couldn't see in the last days, and what doesn't exist, with the same 404. */
export async function findSubject(db: Db, reporting: Reporting, { kind, id }: ReportSubject): Promise<Subject> {
  const subject = isId(id) ? await FINDERS[kind](db, id, reporting) : undefined;
  if (subject === undefined) throw new HttpError(404, "There's nothing to report: it may have been removed.");
  return subject;
}

type Finder = (db: Db, id: string, reporting: Reporting) => Promise<Subject | undefined>;

const FINDERS: Record<ReportSubjectKind, Finder> = {
  CHAT_MESSAGE: findChatMessage,
  DM_MESSAGE: findDirectMessage,
  NAME: (db, id, reporting) => findUser(db, id, reporting, 'NAME'),
  PICTURE: (db, id, reporting) => findUser(db, id, reporting, 'PICTURE'),
  LEAGUE_NAME: findLeague,
};

/** The text of a message, also if its author has deleted it in the last days. */
const keptText = sql<string | null>`coalesce(deleted_texts.text, nullif(messages.text, ''))`;

const contextOf = (db: Db, table: 'chat_messages' | 'dm_messages', place: string, position: number) =>
  db
    // The columns that are read are the same in both.
    .selectFrom(`${table} as messages` as 'chat_messages as messages')
    .leftJoin('deleted_texts', 'deleted_texts.message_id', 'messages.id')
    .select(['position', 'messages.id as message_id', 'messages.user_id', 'created_at'])
    .select(sql<string>`coalesce(${keptText}, '')`.as('text'))
    .where(sql.ref(table === 'chat_messages' ? 'match_id' : 'thread_id'), '=', place)
    .where(({ between }) => between('position', position - AROUND, position + AROUND))
    .orderBy('position')
    .execute();

async function findChatMessage(db: Db, id: string, { reporterId, wall }: Reporting) {
  const message = await db
    .selectFrom('chat_messages as messages')
    .leftJoin('deleted_texts', 'deleted_texts.message_id', 'messages.id')
    .select(['messages.user_id', keptText.as('text'), 'match_id as place', 'position'])
    .where('messages.id', '=', id)
    .where('kind', '=', 'USER')
    .where(wasVisibleTo(reporterId, 'messages.user_id', reportableSince(wall)))
    .executeTakeFirst();
  return message && toSubject(db, 'CHAT_MESSAGE', id, message);
}

/**
 * Finds a message of a conversation that the reporter is in, or has left in the last days. Moderators see all messages
 * around it.
 */
async function findDirectMessage(db: Db, id: string, { reporterId, wall, now }: Reporting) {
  const message = await db
    .selectFrom('dm_messages as messages')
    .leftJoin('deleted_texts', 'deleted_texts.message_id', 'messages.id')
    .innerJoin('dm_participants as reporters', 'reporters.thread_id', 'messages.thread_id')
    .select(['messages.user_id', keptText.as('text'), 'messages.thread_id as place', 'position'])
    .where('messages.id', '=', id)
    .where('reporters.user_id', '=', reporterId)
    .where((eb) => eb.or([eb('left_at', 'is', null), eb('left_at', '>', reportableSince(now))]))
    .whereRef('position', '>', 'hidden_until')
    .where(wasVisibleTo(reporterId, 'messages.user_id', reportableSince(wall)))
    .executeTakeFirst();
  return message && toSubject(db, 'DM_MESSAGE', id, message);
}

type Found = { user_id: string | null; text: string | null; place: string; position: number };

async function toSubject(db: Db, kind: 'CHAT_MESSAGE' | 'DM_MESSAGE', id: string, message: Found) {
  const { user_id: userId, text: content, place, position } = message;
  if (userId === null || content === null || content === HIDDEN_MESSAGE) return undefined;
  const isChat = kind === 'CHAT_MESSAGE';
  const context = await contextOf(db, isChat ? 'chat_messages' : 'dm_messages', place, position);
  return { key: `${kind}:${id}`, id, userId, content, matchId: isChat ? place : null, context };
}

const WITHOUT_CONTEXT = { matchId: null, context: [] };

async function findUser(db: Db, id: string, { reporterId, wall }: Reporting, kind: 'NAME' | 'PICTURE') {
  const user = await db
    .selectFrom('users')
    .select(['username', 'profile_image_url'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .where(wasVisibleTo(reporterId, 'users.id', reportableSince(wall)))
    .executeTakeFirst();
  const content = kind === 'NAME' ? user?.username : user?.profile_image_url;
  if (!content) return undefined;
  return { key: versionKey(kind, id, content), id, userId: id, content, ...WITHOUT_CONTEXT };
}

/** Finds a league by its id for its members, and by the code of its link for everyone else. */
async function findLeague(db: Db, idOrCode: string, { reporterId }: Reporting) {
  const league = (await leagueWith(db, idOrCode, reporterId)) ?? (await invitedBy(db, idOrCode, reporterId));
  if (league === undefined) return undefined;
  const { id, name: content, owner_id: userId } = league;
  return { key: versionKey('LEAGUE_NAME', id, content), id, userId, content, ...WITHOUT_CONTEXT };
}

const versionKey = (kind: ReportSubjectKind, id: string, content: string) =>
  `${kind}:${id}:${createHash('sha256').update(content).digest('hex').slice(0, 16)}`;
