import type {
  ModerationCase,
  ModerationCaseDetails,
  ModerationCases,
  ModerationLog,
  NewDecision,
  ReportReason,
  ReportSubject,
} from '@machine/contract';
import { sql } from 'kysely';
import { setModerator } from '../social/moderation/moderators.ts';
import { HOUR_MS } from '../platform/clock/time.ts';
import { isPostgres } from '../platform/db/is-postgres.ts';
import type { Db } from '../platform/db/open.ts';
import { type Game, openGame } from './game.ts';
import type { Player } from './player.ts';
import { addMatch, addPick } from './rows.ts';
import { signUpUser, type TestUser } from './test-users.ts';

export async function signUpModerator(game: Game, name?: string): Promise<TestUser> {
  const user = await signUpUser(game, name);
  await game.db.transaction().execute((transaction) => setModerator(transaction, user.id, true, game.now()));
  return user;
}

/** Adds a live match that these players have picked, with its chat. */
export async function addChat(game: Game, players: readonly TestUser[]): Promise<string> {
  const matchId = `live-${crypto.randomUUID()}`;
  await addMatch(game.db, matchId, game.now() - HOUR_MS, { status: 'LIVE' });
  for (const { id: userId } of players) await addPick(game.db, { userId, matchId });
  return matchId;
}

/** Sends a chat message. Returns its id. */
export async function say(player: Player, matchId: string, text: string): Promise<string> {
  const { status, body } = await player.post(`/api/matches/${matchId}/chat`, { text });
  if (status !== 201) throw new Error(`The message was rejected: ${JSON.stringify(body)}`);
  return (body as { id: string }).id;
}

type Details = { reason?: ReportReason; note?: string };

export const report = (player: Player, subject: ReportSubject, { reason = 'HARASSMENT', note }: Details = {}) =>
  player.post('/api/reports', { subject, reason, note });

export const casesOf = async (moderator: Player, state = 'OPEN', cursor = '') =>
  (await moderator.get(`/api/moderation/cases?state=${state}${cursor && `&cursor=${cursor}`}`)).body as ModerationCases;

export async function firstCase(moderator: Player, state = 'OPEN'): Promise<ModerationCase> {
  const [first] = (await casesOf(moderator, state)).cases;
  if (first === undefined) throw new Error('There is no case.');
  return first;
}

export const detailsOf = async (moderator: Player, id: string) =>
  (await moderator.get(`/api/moderation/cases/${id}`)).body as ModerationCaseDetails;

/** Decides a case as it is now. */
export async function decide(
  moderator: Player,
  id: string,
  { reason = 'HARASSMENT', ...decision }: Partial<NewDecision> & Pick<NewDecision, 'action'>,
) {
  const { revision } = await detailsOf(moderator, id);
  return moderator.post(`/api/moderation/cases/${id}/decisions`, { revision, reason, ...decision });
}

/** Undoes the newest decision of a case. */
export async function undo(moderator: Player, id: string) {
  const [newest] = (await detailsOf(moderator, id)).decisions;
  return moderator.post(`/api/moderation/decisions/${newest?.id ?? 'none'}/undo`);
}

export const readLog = async (moderator: Player) => (await moderator.get('/api/moderation/log')).body as ModerationLog;

export const chatTexts = async (player: Player, matchId: string) =>
  ((await player.get(`/api/matches/${matchId}/chat`)).body as { text: string }[]).map(({ text }) => text);

export type ModeratedGame = Awaited<ReturnType<typeof openModeratedGame>>;

/** Opens a game with two players and a moderator. */
export async function openModeratedGame() {
  const game = await openGame();
  const [ann, ben] = [await signUpUser(game, 'ann'), await signUpUser(game, 'ben')];
  const mod = await signUpModerator(game, 'moira');
  const matchId = await addChat(game, [ann, ben, mod]);

  async function reportMessage(text: string, details?: Details) {
    const messageId = await say(ben, matchId, text);
    await report(ann, { kind: 'CHAT_MESSAGE', id: messageId }, details);
    const reported = (await casesOf(mod)).cases.find(({ content }) => content === text);
    if (reported === undefined) throw new Error('The report has no open case.');
    return { messageId, id: reported.id };
  }

  return {
    game,
    /** Reports what Ben writes. */
    ann,
    ben,
    /** Moira, a moderator. */
    mod,
    /** All three can write in its chat. */
    matchId,
    /** Lets Ben write something that Ann reports. Returns the ids of the message and of the case. */
    reportMessage,
  };
}

/** Removes the triggers that keep the log from changing, as someone with access to the database could. */
export async function unlockLog(db: Db): Promise<void> {
  const triggers = isPostgres(db) ? ['change on moderation_log'] : ['update', 'delete'];
  for (const trigger of triggers) await sql`drop trigger ${sql.raw(`moderation_log_no_${trigger}`)}`.execute(db);
}
