import { createNotifications } from '../account/notification/create-notifications.ts';
import { announcePicks } from '../social/follow/announce-picks.ts';
import { HOUR_MS } from '../platform/clock/time.ts';
import { temporaryFolder } from './after-test.ts';
import { KICK_OFF } from './game.ts';
import { insertInto, updateTable } from './queries.ts';
import { addMatch } from './rows.ts';
import { befriend, say, start } from './safety.ts';
import { openSocketGame, type SocketGame } from './socket-game.ts';
import { addGraded, signUpUser, type TestUser } from './test-users.ts';

/** Two players who know each other well, and a friend of both. */
export type Acquaintance = Awaited<ReturnType<typeof openAcquaintance>>;

/** Writes the built app: a page that shows all of its answers. */
const writeBuild = () =>
  temporaryFolder({
    'index.html': '<!doctype html>',
    '.server/server.mjs': `export const routeOf = (path) => path;
      export const render = ({ answers }) => ({ title: '', links: '', root: String(answers) });`,
    '.server/pages.json': JSON.stringify({ parts: Array(6).fill(''), preview: '', preloads: {} }),
  });

/**
 * Opens a game with `ada` and `bob`, who follow each other, share a thread, a group with `carl` and a chat, are on every
 * board, and have notifications about each other that are waiting for an email.
 */
export async function openAcquaintance() {
  const sockets = await openSocketGame({ staticDir: writeBuild() });
  const { game } = sockets;
  const [ada, bob, carl] = [
    await signUpUser(game, 'ada_marked'),
    await signUpUser(game, 'bob_marked'),
    await signUpUser(game, 'carl'),
  ];
  const everyone = [ada, bob, carl];
  await befriend(...everyone);
  const threadId = await start(ada, bob);
  const groupId = await start(ada, bob, carl);
  await addMatch(game.db, 'over', KICK_OFF - HOUR_MS, { status: 'FINAL' });
  for (const id of ['chat', 'next']) await addMatch(game.db, id, KICK_OFF + HOUR_MS);
  const result = { score_home: 1, score_away: 2, status: 'FINAL', outcome: 'AWAY', machine_correct: 0 } as const;
  const graded = { match_id: 'over', start_time: KICK_OFF - HOUR_MS, graded_at: KICK_OFF - 1 };
  await insertInto(game.db, 'grades', { ...result, ...graded });
  for (const { id } of everyone) {
    const pick = { userId: id, matchId: 'over', choice: 'DISAGREE', isRight: true, stars: 2 } as const;
    await addGraded(game.db, { ...pick, startTime: KICK_OFF - HOUR_MS, probability: 0.6 });
    const edge = { edge: 5, edge_variance: 6, edge_count: 30, edge_score: 2 };
    await updateTable(game.db, 'users', { ...edge, star_tenths: 20, current_streak: 1, best_streak: 1 }, { id });
  }
  for (const user of everyone) await user.post('/api/picks', { matchId: 'chat', choice: 'AGREE' });
  const acquaintance = { ...sockets, ada, bob, carl, threadId, groupId };
  await acquaintance.game.settled();
  await announce(acquaintance, 'chat');
  for (const user of [ada, bob]) await write(acquaintance, user);
  const notification = { kind: 'RANK_UP', eventKey: 'rank', message: 'You rose', at: game.now() } as const;
  await createNotifications(
    game.db,
    everyone.map(({ id }) => ({ ...notification, userId: id })),
  );
  return acquaintance;
}

const nameOf = async (user: TestUser) => ((await user.get('/api/auth/user')).body as { username: string }).username;

/** Has a player write wherever they still may. Their name is in every text. */
export async function write({ threadId, groupId }: Pick<Acquaintance, 'threadId' | 'groupId'>, user: TestUser) {
  const text = `${await nameOf(user)} was here`;
  return [
    await say(user, threadId, text),
    await say(user, groupId, text),
    (await user.post('/api/matches/chat/chat', { text })).status,
  ];
}

/** Starts a match, and announces the picks on it. */
export async function announce({ game }: Pick<SocketGame, 'game'>, id: string): Promise<void> {
  await updateTable(game.db, 'matches', { status: 'LIVE', start_time: game.now() }, { id });
  await updateTable(game.db, 'picks', { announce_due_at: game.now() }, { match_id: id });
  await announcePicks(game.db, game.now());
  await game.settled();
}
