import type { PickChoice } from '@machine/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../db/open.ts';
import { openGame } from '../testing/game.ts';
import { createPersistentDatabase, type PersistentDatabase } from '../testing/persistent-database.ts';
import { signUpUser } from '../testing/test-users.ts';
import { createPlayer, type Player } from '../testing/player.ts';
import { endProcess, type ServerProcess, startProcess } from '../testing/server-process.ts';
import { addMatch } from '../testing/rows.ts';

/** So often the server is killed; `KILLS=50` for the whole of it. */
const KILLS = Number(process.env.KILLS ?? 3);
const PICKERS = 20;
/** More than a server has time for before it is killed. */
const MATCHES = 20;
const AN_HOUR = 3_600_000;

/** What a client knows of one of its picks; `refused` never happens here. */
type Answer = 'acknowledged' | 'unknown';
type Sent = { userId: string; matchId: string; choice: PickChoice; answer: Answer };
type Picker = { id: string; cookie: string };

let storage: PersistentDatabase;
let pickers: Picker[];
beforeAll(async () => {
  storage = await createPersistentDatabase();
  const timeScale = { origin: Date.now(), realOrigin: Date.now(), speed: 1 };
  const game = await openGame({ database: await storage.open(), timeScale, wall: Date.now });
  const people = [];
  for (let added = 0; added < PICKERS; added += 1) people.push(await signUpUser(game));
  for (const id of [...rounds, 'ended'].flatMap(matchesOf)) await addMatch(game.db, id, Date.now() + AN_HOUR);
  pickers = people.map((person) => ({ id: person.id, cookie: person.cookie() }));
  await game.close();
}, 60_000);
afterAll(() => storage.remove());

const serve = () => startProcess({ ...storage.env, THROTTLES: 'off' });

async function withDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const { db, close } = await storage.open();
  try {
    return await work(db);
  } finally {
    await close();
  }
}

const matchesOf = (round: string) => Array.from({ length: MATCHES }, (_, index) => `${round}-${index}`);
const rounds = Array.from({ length: KILLS }, (_, kill) => `killed${kill}`);

const at = (url: string, { cookie }: Picker): Player => {
  const player = createPlayer((path, init) => fetch(url + path, init));
  player.setCookie(cookie);
  return player;
};

/** Picks one match after the other, until all are picked or nobody answers any more. */
async function pickAll(url: string, picker: Picker, matches: readonly string[], onAnswer: () => void): Promise<Sent[]> {
  const player = at(url, picker);
  const sent: Sent[] = [];
  for (const matchId of matches) {
    const pick: Sent = {
      userId: picker.id,
      matchId,
      choice: Math.random() < 0.5 ? 'AGREE' : 'DISAGREE',
      answer: 'unknown',
    };
    sent.push(pick);
    const status = await player.post('/api/picks', { matchId, choice: pick.choice }).then(
      (answer) => answer.status,
      () => null,
    );
    if (status === null) return sent;
    expect(status).toBe(201);
    pick.answer = 'acknowledged';
    onAnswer();
  }
  return sent;
}

/** All pick at once, and the server gets a signal somewhere in the middle; the exit code too. */
async function pickUntil(signal: NodeJS.Signals, round: string): Promise<{ sent: Sent[]; code: number | null }> {
  const matches = matchesOf(round);
  const server = await serve();
  let left = Math.ceil(PICKERS * MATCHES * (0.2 + Math.random() / 2));
  let ended: Promise<number | null> | undefined;
  const onAnswer = () => {
    left -= 1;
    if (left <= 0) ended ??= endProcess(server, signal);
  };
  const sent = await Promise.all(pickers.map((picker) => pickAll(server.url, picker, matches, onAnswer)));
  return { sent: sent.flat(), code: (await ended) ?? null };
}

const storedOf = (round: string) =>
  withDatabase((db) =>
    db.selectFrom('picks').select(['user_id', 'match_id', 'choice']).where('match_id', 'like', `${round}-%`).execute(),
  );

/** What was acknowledged is there once, as it was sent; nothing is there that was not sent (RELIABILITY.md §5.4). */
async function reconcile(round: string, sent: readonly Sent[]): Promise<number> {
  const stored = await storedOf(round);
  const rows = new Map(stored.map(({ user_id, match_id, choice }) => [`${user_id} ${match_id}`, choice]));
  expect(rows.size, 'no doubles').toBe(stored.length);
  const wishes = new Map(sent.map(({ userId, matchId, choice }) => [`${userId} ${matchId}`, choice]));
  for (const [key, choice] of rows) expect(choice, 'as it was sent').toBe(wishes.get(key));
  const lost = sent.filter(
    ({ userId, matchId, answer }) => answer === 'acknowledged' && !rows.has(`${userId} ${matchId}`),
  );
  expect(lost, 'nothing lost').toEqual([]);
  return stored.length;
}

async function sendAgain(server: ServerProcess, unknown: readonly Sent[]): Promise<void> {
  for (const pick of unknown) {
    const picker = pickers.find(({ id }) => id === pick.userId);
    if (!picker) throw new Error('Sent by nobody.');
    const { matchId, choice } = pick;
    const { status, body } = await at(server.url, picker).post('/api/picks', { matchId, choice });
    expect([200, 201]).toContain(status);
    expect(body).toMatchObject({ pick: { matchId, choice } });
    pick.answer = 'acknowledged';
  }
}

describe('a server that ends while all pick', () => {
  it(
    `L40, L41, L43, M14: killed ${KILLS} times, it has lost no pick, and each one that was unknown is taken when it is sent again`,
    async () => {
      let unknownSeen = 0;
      for (const round of rounds) {
        const { sent } = await pickUntil('SIGKILL', round);
        await reconcile(round, sent);
        const unknown = sent.filter(({ answer }) => answer === 'unknown');
        unknownSeen += unknown.length;
        const server = await serve();
        await sendAgain(server, unknown);
        expect(await endProcess(server, 'SIGTERM')).toBe(0);
        expect(await reconcile(round, sent)).toBe(sent.length);
      }
      // A kill that nobody noticed has shown nothing.
      expect(unknownSeen).toBeGreaterThan(0);
    },
    KILLS * 20_000,
  );

  it('L45: told to end, it answers all that it has taken', async () => {
    const { sent, code } = await pickUntil('SIGTERM', 'ended');
    expect(code).toBe(0);
    // Whoever came too late was refused a connection, and left no row.
    expect(await reconcile('ended', sent)).toBe(sent.filter(({ answer }) => answer === 'acknowledged').length);
  }, 60_000);
});
