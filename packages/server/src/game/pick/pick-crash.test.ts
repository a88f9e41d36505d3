import type { PickChoice, Receipt } from '@machine/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
const PICKERS = 10;
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
async function pickUntil(server: ServerProcess, signal: NodeJS.Signals, round: string) {
  let left = Math.ceil(PICKERS * MATCHES * (0.2 + random.next() / 2));
  let ended: Promise<number | null> | undefined;
  const onResponse = () => {
    left -= 1;
    if (left <= 0) ended ??= endProcess(server, signal);
  };
  const sent = await Promise.all(pickers.map((picker) => pickAll(server.url, picker, matchesOf(round), onResponse)));
  return { sent: sent.flat(), code: (await ended) ?? null };
}

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
    expect(await openReceipt(receipt, key)).toMatchObject({ userId, matchId, choice });
  }
  const [first] = sent;
  for (const pick of sent.filter(({ matchId }) => matchId === first?.matchId)) {
    const picker = pickers.find(({ id }) => id === pick.userId);
    if (!picker) throw new Error('Unknown picker.');
    const { body } = await at(server.url, picker).get(`/api/picks/${pick.matchId}/receipt`);
    expect(body).toEqual({ receipt: pick.receipt });
  }
}

it(
  `loses no pick when killed ${KILLS} times, proves every pick, and responds to those it accepted before it shuts down`,
  async () => {
    let unknownSeen = 0;
    const sentIn = new Map<string, SentPick[]>();
    let server = await startServer();
    for (const round of rounds) {
      const { sent } = await pickUntil(server, 'SIGKILL', round);
      await verifyStored(round, sent);
      const unknown = sent.filter(({ state }) => state === 'unknown');
      unknownSeen += unknown.length;
      server = await startServer();
      await resend(server, unknown);
      await verifyReceipts(server, sent);
      sentIn.set(round, sent);
    }
    // Make sure that the kills interrupted some picks.
    expect(unknownSeen).toBeGreaterThan(0);
    const { sent, code } = await pickUntil(server, 'SIGTERM', 'ended');
    expect(code).toBe(0);
    for (const [round, all] of sentIn) expect(await verifyStored(round, all)).toBe(all.length);
    // Later picks were refused a connection, so they left no row.
    expect(await verifyStored('ended', sent)).toBe(sent.filter(({ state }) => state === 'acknowledged').length);
  },
  60_000 + KILLS * 20_000,
);

it('unlocks the achievements of all picks after it, once, and leaves a sound log', async () => {
  await withDatabase(async (db) => {
    await runJobs(db);
    const picked = await db.selectFrom('picks').select('user_id').distinct().orderBy('user_id').execute();
    expect(await selectFrom(db, 'user_achievements', ['user_id'], { achievement_id: 'first-pick' })).toHaveLength(
      PICKERS,
    );
    const notified = await selectFrom(db, 'notifications', ['user_id'], { kind: 'ACHIEVEMENT' });
    expect(notified.map(({ user_id }) => user_id).toSorted()).toEqual(picked.map(({ user_id }) => user_id));
    expect(await selectFrom(db, 'jobs', ['task'])).toEqual([]);
    const { entries, receipts } = await checkLog(db);
    expect([entries, receipts > 100]).toEqual([(KILLS + 1) * MATCHES, true]);
  });
});
