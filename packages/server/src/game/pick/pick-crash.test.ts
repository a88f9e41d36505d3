import type { PickChoice, Receipt } from '@machine/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db } from '../../platform/db/open.ts';
import { createRandom } from '../../platform/random.ts';
import { openGame } from '../../testing/game.ts';
import { createPersistentDatabase, type PersistentDatabase } from '../../testing/persistent-database.ts';
import { signUpUser } from '../../testing/test-users.ts';
import { createPlayer, type Player } from '../../testing/player.ts';
import { endProcess, type ServerProcess, startProcess } from '../../testing/server-process.ts';
import { checkLog } from '../../testing/check-log.ts';
import { publicKeyOf, publishMatches } from '../../testing/published.ts';
import { selectFrom } from '../../testing/queries.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { openReceipt, type PublicKey } from '../../testing/verify-receipt.ts';

/** How often the server is killed. */
const KILLS = process.env.NIGHTLY ? 20 : 1;
const random = createRandom(process.env.NIGHTLY ? crypto.randomUUID() : 'picks');
const PICKERS = 20;
/** More than the server can process before it is killed. */
const MATCHES = 20;
const AN_HOUR = 3_600_000;

/** A pick as the client knows it. `unknown`: the response was lost. */
type SentPick = {
  userId: string;
  matchId: string;
  choice: PickChoice;
  state: 'acknowledged' | 'unknown';
  receipt?: Receipt;
};
type Picker = { id: string; cookie: string };

let storage: PersistentDatabase;
let pickers: Picker[];
let key: PublicKey;
beforeAll(async () => {
  storage = await createPersistentDatabase();
  const timeScale = { origin: Date.now(), realOrigin: Date.now(), speed: 1 };
  const game = await openGame({ database: await storage.open(), timeScale, wall: Date.now });
  const people = [];
  for (let added = 0; added < PICKERS; added += 1) people.push(await signUpUser(game));
  const published = { now: Date.now(), startTime: Date.now() + AN_HOUR };
  for (const round of [...rounds, 'ended']) await publishMatches(game.db, matchesOf(round), published);
  key = await publicKeyOf(game);
  pickers = people.map((person) => ({ id: person.id, cookie: person.cookie() }));
  await game.close();
}, 60_000);
afterAll(() => storage.remove());

const startServer = () => startProcess({ ...storage.env, THROTTLES: 'off' });

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

/** Picks one match after another, until all are picked or the server stops responding. */
async function pickAll(
  url: string,
  picker: Picker,
  matches: readonly string[],
  onResponse: () => void,
): Promise<SentPick[]> {
  const player = at(url, picker);
  const sent: SentPick[] = [];
  for (const matchId of matches) {
    const pick: SentPick = {
      userId: picker.id,
      matchId,
      choice: random.next() < 0.5 ? 'AGREE' : 'DISAGREE',
      state: 'unknown',
    };
    sent.push(pick);
    const response = await player.post('/api/picks', { matchId, choice: pick.choice }).catch(() => null);
    if (response === null) return sent;
    expect(response.status).toBe(201);
    acknowledge(pick, response.body);
    onResponse();
  }
  return sent;
}

function acknowledge(pick: SentPick, body: unknown): void {
  pick.state = 'acknowledged';
  pick.receipt = (body as { receipt: Receipt }).receipt;
}

/** Lets all players pick at once and signals the server in the middle. Also returns its exit code. */
async function pickUntil(signal: NodeJS.Signals, round: string): Promise<{ sent: SentPick[]; code: number | null }> {
  const matches = matchesOf(round);
  const server = await startServer();
  let left = Math.ceil(PICKERS * MATCHES * (0.2 + random.next() / 2));
  let ended: Promise<number | null> | undefined;
  const onResponse = () => {
    left -= 1;
    if (left <= 0) ended ??= endProcess(server, signal);
  };
  const sent = await Promise.all(pickers.map((picker) => pickAll(server.url, picker, matches, onResponse)));
  return { sent: sent.flat(), code: (await ended) ?? null };
}

const usersWith = async (db: Db, achievement_id: string) =>
  (await selectFrom(db, 'user_achievements', ['user_id'], { achievement_id })).map(({ user_id }) => user_id);

const storedOf = (round: string) =>
  withDatabase((db) =>
    db.selectFrom('picks').select(['user_id', 'match_id', 'choice']).where('match_id', 'like', `${round}-%`).execute(),
  );

/** Checks that acknowledged picks are stored once, as sent, and that nothing else is stored. Returns their number. */
async function verifyStored(round: string, sent: readonly SentPick[]): Promise<number> {
  const stored = await storedOf(round);
  const rows = new Map(stored.map(({ user_id, match_id, choice }) => [`${user_id} ${match_id}`, choice]));
  expect(rows.size, 'no duplicates').toBe(stored.length);
  const choices = new Map(sent.map(({ userId, matchId, choice }) => [`${userId} ${matchId}`, choice]));
  for (const [key, choice] of rows) expect(choice, 'stored as sent').toBe(choices.get(key));
  const lost = sent.filter(
    ({ userId, matchId, state }) => state === 'acknowledged' && !rows.has(`${userId} ${matchId}`),
  );
  expect(lost, 'nothing lost').toEqual([]);
  return stored.length;
}

async function resend(server: ServerProcess, unknown: readonly SentPick[]): Promise<void> {
  for (const pick of unknown) {
    const picker = pickers.find(({ id }) => id === pick.userId);
    if (!picker) throw new Error('Unknown picker.');
    const { matchId, choice } = pick;
    const { status, body } = await at(server.url, picker).post('/api/picks', { matchId, choice });
    expect([200, 201]).toContain(status);
    expect(body).toMatchObject({ pick: { matchId, choice } });
    acknowledge(pick, body);
  }
}

/** Checks that every acknowledged pick has a receipt that says it, and that the server repeats those of one match. */
async function verifyReceipts(server: ServerProcess, sent: readonly SentPick[]): Promise<void> {
  for (const { userId, matchId, choice, receipt } of sent) {
    if (receipt === undefined) throw new Error(`The pick of ${userId} on ${matchId} has no receipt.`);
    expect(openReceipt(receipt, key)).toMatchObject({ userId, matchId, choice });
  }
  const [first] = sent;
  for (const pick of sent.filter(({ matchId }) => matchId === first?.matchId)) {
    const picker = pickers.find(({ id }) => id === pick.userId);
    if (!picker) throw new Error('Unknown picker.');
    const { body } = await at(server.url, picker).get(`/api/picks/${pick.matchId}/receipt`);
    expect(body).toEqual({ receipt: pick.receipt });
  }
}

describe('a server that stops while players pick', () => {
  it(
    `loses no pick when killed ${KILLS} times, and proves every pick`,
    async () => {
      let unknownSeen = 0;
      for (const round of rounds) {
        const { sent } = await pickUntil('SIGKILL', round);
        await verifyStored(round, sent);
        const unknown = sent.filter(({ state }) => state === 'unknown');
        unknownSeen += unknown.length;
        const server = await startServer();
        await resend(server, unknown);
        await verifyReceipts(server, sent);
        expect(await endProcess(server, 'SIGTERM')).toBe(0);
        expect(await verifyStored(round, sent)).toBe(sent.length);
      }
      // Make sure that the kills interrupted some picks.
      expect(unknownSeen).toBeGreaterThan(0);
    },
    60_000 + KILLS * 20_000,
  );

  it('unlocks the achievements of all picks, and notifies of them once', async () => {
    await withDatabase(async (db) => {
      await runJobs(db);
      const picked = await db.selectFrom('picks').select('user_id').distinct().execute();
      expect(picked.length).toBeGreaterThan(0);
      expect((await usersWith(db, 'first-pick')).toSorted()).toEqual(picked.map(({ user_id }) => user_id).toSorted());
      const notified = await selectFrom(db, 'notifications', ['user_id', 'message'], { kind: 'ACHIEVEMENT' });
      expect(notified.map(({ user_id }) => user_id).toSorted()).toEqual((await usersWith(db, 'first-pick')).toSorted());
      expect(await selectFrom(db, 'jobs', ['task'])).toEqual([]);
    });
  });

  it('leaves a sound log behind', async () => {
    const { entries, receipts } = await withDatabase(checkLog);
    expect(entries).toBe((KILLS + 1) * MATCHES);
    expect(receipts).toBeGreaterThan(100);
  });

  it('responds to every accepted pick before it shuts down', async () => {
    const { sent, code } = await pickUntil('SIGTERM', 'ended');
    expect(code).toBe(0);
    // Later picks were refused a connection, so they left no row.
    expect(await verifyStored('ended', sent)).toBe(sent.filter(({ state }) => state === 'acknowledged').length);
  }, 60_000);
});
