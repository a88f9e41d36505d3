import { DELETED_MESSAGE, DELETED_USER, type DmMessage, type DmThread, type Participant } from '@machine/contract';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/db/open.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { type Instant, toIso } from '../../platform/clock/time.ts';
import { reportableSince } from '../moderation/deleted-texts.ts';
import type { HiddenSince } from '../../account/notification/neutral.ts';
import { lastWeekLines, type WeekLine, weekLinesIn } from '../friend-league/week-lines.ts';
import { lineMessage, lineText } from '../friend-league/week-message.ts';
import { wasVisibleTo } from '../safety/hidden.ts';
import { canReply, openFor, peopleIn, type Person, type Thread } from './people.ts';

/** `wall`: real time. */
export type ThreadsReader = { wall: Instant; hiddenSince: HiddenSince };

/** Limits per response; older rows stay in the database. Strangers can't push out the threads of people one knows. */
const THREADS_MAX = 200;
const REQUESTS_MAX = 50;
const MESSAGES_MAX = 200;

/**
 * Returns a user's threads and requests, latest activity first. Of those in which everyone else is hidden only what can
 * still be reported is left.
 */
export async function threadsOf(db: Db, userId: string, { wall, hiddenSince }: ThreadsReader): Promise<DmThread[]> {
  const rows = [
    ...(await rowsOf(db, userId, 0).limit(THREADS_MAX).execute()),
    ...(await rowsOf(db, userId, 1).limit(REQUESTS_MAX).execute()),
  ];
  const ids = rows.map(({ id }) => id);
  const people = await peopleIn(db, ids, userId);
  const byThread = Map.groupBy(people, ({ thread_id }) => thread_id);
  const open = rows.flatMap((row) => {
    const thread = openFor(userId, byThread.get(row.id) ?? []);
    return thread === null ? [] : [{ row, thread }];
  });
  const closed = rows.filter(({ id }) => open.every(({ row }) => row.id !== id));
  const replaced = await lastVisible(db, userId, open.filter(isLastUnseen));
  const leagueIds = open.flatMap(({ row }) => row.league_id ?? []);
  const lines = await lastWeekLines(db, leagueIds);
  const hidden = lines.size > 0 ? await hiddenSince(userId) : null;
  const shown = open.map(({ row, thread }) => {
    const message = isLastUnseen({ row, thread }) ? replaced.get(row.id) : lastOf(row);
    const line = lines.get(row.league_id ?? '');
    const last = line && line.created_at >= (message?.created_at ?? 0) ? lineOf(line, thread, hidden) : message;
    return { thread: toThread(row, thread, last), at: last?.created_at ?? row.last_at };
  });
  return [...shown, ...(await reportableIn(db, userId, closed, wall))]
    .toSorted((one, other) => other.at - one.at)
    .map(({ thread }) => thread);
}

/** Returns what is left of threads that a block has just closed. */
async function reportableIn(db: Db, userId: string, closed: readonly ThreadRow[], wall: Instant) {
  if (closed.length === 0) return [];
  const ids = closed.map(({ id }) => id);
  const messages = await db
    .selectFrom('dm_messages as messages')
    .leftJoin('deleted_texts', 'deleted_texts.message_id', 'messages.id')
    .select(['messages.id', 'thread_id'])
    .where('thread_id', 'in', ids)
    .where('messages.user_id', '<>', userId)
    .where((eb) => eb.or([eb('messages.deleted_at', 'is', null), eb('deleted_texts.text', 'is not', null)]))
    .where(wasVisibleTo(userId, 'messages.user_id', reportableSince(wall)))
    .orderBy('position')
    .execute();
  const lastOfThread = new Map(messages.map((message) => [message.thread_id, message.id]));
  return closed.flatMap(({ id, last_at: at, ...row }) => {
    const reportableId = lastOfThread.get(id);
    const isRequest = row.is_request === 1 || undefined;
    if (reportableId === undefined) return [];
    return { at, thread: { id, participants: [], lastMessage: null, canReply: false, isRequest, reportableId } };
  });
}

type ThreadRow = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>;
type Shown = { row: ThreadRow; thread: Thread };
type LastMessage = Pick<Selectable<Tables['dm_messages']>, 'text' | 'created_at' | 'deleted_at'>;

const rowsOf = (db: Db, userId: string, isRequest: 0 | 1) =>
  db
    .selectFrom('dm_participants')
    .innerJoin('dm_threads', 'dm_threads.id', 'dm_participants.thread_id')
    .leftJoin('dm_messages', (join) =>
      join
        .onRef('dm_messages.thread_id', '=', 'dm_threads.id')
        .onRef('dm_messages.position', '=', 'dm_threads.last_position'),
    )
    .leftJoin('friend_leagues as leagues', 'leagues.thread_id', 'dm_threads.id')
    .select(['leagues.id as league_id', 'leagues.name as league_name'])
    .select(['dm_threads.id', 'dm_threads.last_at', 'dm_threads.last_position', 'is_request'])
    .select(['dm_messages.text', 'dm_messages.created_at', 'dm_messages.deleted_at', 'dm_messages.user_id as author'])
    .where('dm_participants.user_id', '=', userId)
    .where('dm_participants.left_at', 'is', null)
    .where('dm_participants.is_request', '=', isRequest)
    .orderBy('dm_threads.last_at', 'desc')
    .orderBy('dm_threads.id');

const isLastUnseen = ({ row, thread }: Shown) =>
  (row.author !== null && thread.unseen.has(row.author)) || row.last_position <= thread.me.hidden_until;

const lastOf = ({ text, created_at, deleted_at }: ThreadRow): LastMessage | undefined =>
  text === null || created_at === null ? undefined : { text, created_at, deleted_at };

const lineOf = (line: WeekLine, thread: Thread, hidden: Instant | null): LastMessage => ({
  text: lineText(line, { names: namesIn(thread), hidden }),
  created_at: line.created_at,
  deleted_at: null,
});

/** Returns the names of those in a thread, and of those who have left it, without hidden players. */
const namesIn = ({ participants, former }: Thread): ReadonlyMap<string, string> =>
  new Map([...participants, ...former].map((person) => [person.user_id, toParticipant(person).username]));

/** Returns the last message that the user sees in each of these threads, by thread. */
async function lastVisible(db: Db, userId: string, shown: readonly Shown[]): Promise<Map<string, LastMessage>> {
  const withMessages = shown.filter(({ row, thread }) => row.last_position > thread.me.hidden_until);
  if (withMessages.length === 0) return new Map();
  const ids = withMessages.map(({ row }) => row.id);
  const unseen = [...new Set(withMessages.flatMap(({ thread }) => [...thread.unseen]))];
  const rows = await db
    .selectFrom('dm_participants')
    .innerJoin('dm_messages', 'dm_messages.thread_id', 'dm_participants.thread_id')
    .select(['dm_messages.thread_id', 'dm_messages.text', 'dm_messages.created_at', 'dm_messages.deleted_at'])
    .where('dm_participants.user_id', '=', userId)
    .where('dm_participants.thread_id', 'in', ids)
    .where('dm_messages.position', '=', (eb) =>
      eb
        .selectFrom('dm_messages as others')
        .select('others.position')
        .whereRef('others.thread_id', '=', 'dm_participants.thread_id')
        .whereRef('others.position', '>', 'dm_participants.hidden_until')
        .where('others.user_id', 'not in', unseen)
        .orderBy('others.position', 'desc')
        .limit(1),
    )
    .execute();
  return new Map(rows.map(({ thread_id, ...message }) => [thread_id, message]));
}

const toThread = (row: ThreadRow, thread: Thread, last: LastMessage | undefined): DmThread => ({
  id: row.id,
  participants: thread.participants.map(toParticipant),
  canReply: canReply(thread),
  lastMessage: last === undefined ? null : { text: textOf(last), createdAt: toIso(last.created_at) },
  isRequest: thread.me.is_request === 1 || undefined,
  canLeave: !thread.isManaged,
  formerParticipants: thread.former.length === 0 ? undefined : thread.former.map(toParticipant),
  league: row.league_id === null ? undefined : { id: row.league_id, name: row.league_name ?? '' },
});

const toParticipant = ({ user_id: userId, username, rank, profile_image_url, deleted_at }: Person): Participant =>
  deleted_at === null
    ? { userId, username, rank, profileImageUrl: profile_image_url }
    : { userId, username: DELETED_USER, rank: '', profileImageUrl: null };

const textOf = ({ text, deleted_at }: LastMessage) => (deleted_at === null ? text : DELETED_MESSAGE);

/** Returns the newest messages of a thread that its viewer sees, oldest first. */
export async function messagesIn(db: Db, thread: Thread, hiddenSince: HiddenSince): Promise<DmMessage[]> {
  const { me, unseen } = thread;
  const rows = await db
    .selectFrom('dm_messages')
    .select(['id', 'user_id', 'text', 'created_at', 'deleted_at'])
    .where('thread_id', '=', me.thread_id)
    .where('position', '>', me.hidden_until)
    .where(unseen.size === 0 ? sql<boolean>`1 = 1` : sql<boolean>`user_id not in (${sql.join([...unseen])})`)
    .orderBy('position', 'desc')
    .limit(MESSAGES_MAX)
    .execute();
  const messages = rows.toReversed().map(toMessage);
  const lines = thread.isManaged ? await weekLinesIn(db, me.thread_id) : [];
  if (lines.length === 0) return messages;
  const reader = { names: namesIn(thread), hidden: await hiddenSince(me.user_id) };
  return [...messages, ...lines.map((line) => lineMessage(line, reader))]
    .toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : Number(a.createdAt > b.createdAt)))
    .slice(-MESSAGES_MAX);
}

type MessageRow = LastMessage & { id: string; user_id: string };

export const toMessage = ({ id, user_id: userId, ...message }: MessageRow): DmMessage => ({
  id,
  userId,
  text: textOf(message),
  createdAt: toIso(message.created_at),
  isDeleted: message.deleted_at === null ? undefined : true,
});
