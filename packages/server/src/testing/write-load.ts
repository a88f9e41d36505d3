import type { PickChoice } from '@machine/contract';
import { setTimeout as pause } from 'node:timers/promises';
import { type WriteLoadFixture, CHAT_MATCH, openMatch, type Writer } from './write-load-fixture.ts';
import { PASSWORD, signupOf } from './game.ts';
import { createPlayer, type Player } from './player.ts';
import type { ServerProcess } from './server-process.ts';

/** How long somebody waits who was result to come back. */
const AGAIN_MS = 25;

/** What a player knows of what they have sent. `refused`: nothing of it was done. */
export type WriteOutcome = 'acknowledged' | 'rejected' | 'unknown';
type WriteResult = { outcome: WriteOutcome; status: number; body: unknown };

/** Everything that was sent, and what its senders know of it. */
export type WriteLog = {
  picks: Map<string, { choice: PickChoice; outcome: WriteOutcome }>;
  /** Of letters that were to be marked as read. */
  read: Map<string, WriteOutcome>;
  /** The last word of each, which was acknowledged. */
  follows: Map<string, boolean>;
  preferences: Map<string, boolean>;
  /** Acknowledged all, in the order of each sender. */
  chat: Map<string, string[]>;
  messages: Map<string, string[]>;
  /** Accounts that were made meanwhile, by address, and whether they are deleted. */
  accounts: Map<string, { isDeleted: boolean }>;
  /** By answer: how many there were. */
  counts: Record<WriteOutcome, number>;
  /** Answers that nobody should get. */
  unexpected: string[];
  slowestMs: number;
};

export type WriteLoad = {
  writeLog: WriteLog;
  /** Sends one more thing, again and again, until it is acknowledged; how many milliseconds that took. */
  untilAcknowledged(): Promise<number>;
  /** Resolves when somebody has been result that it cannot be done now. */
  untilRejected(): Promise<void>;
  /** Resolves when everybody knows what became of what they sent. */
  stop(): Promise<void>;
};

/** Everybody writes everything at once, until `stop`. Who is result to come back does so, as the app does. */
export function startWriteLoad({ url, child }: ServerProcess, { writers }: WriteLoadFixture): WriteLoad {
  const writeLog: WriteLog = {
    picks: new Map(),
    read: new Map(),
    follows: new Map(writers.map(({ id, friendId }) => [`${id} ${friendId}`, true])),
    preferences: new Map(),
    chat: new Map(writers.map(({ id }) => [id, []])),
    messages: new Map(writers.map(({ id }) => [id, []])),
    accounts: new Map(),
    counts: { acknowledged: 0, rejected: 0, unknown: 0 },
    unexpected: [],
    slowestMs: 0,
  };
  const over = new AbortController();

  async function send(
    player: Player,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<WriteResult> {
    const began = performance.now();
    const result = await player
      .send(method, path, {
        ...(body !== undefined && { body: JSON.stringify(body) }),
        headers: { 'Content-Type': 'application/json', ...headers },
      })
      .then(
        (answer) => read(answer, `${method} ${path}`),
        (): WriteResult => ({ outcome: 'unknown', status: 0, body: null }),
      );
    writeLog.slowestMs = Math.max(writeLog.slowestMs, performance.now() - began);
    writeLog.counts[result.outcome] += 1;
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The server has ended.');
    if (result.status === 503 || result.status === 0) await pause(AGAIN_MS);
    return result;
  }

  function read({ status, headers, body }: Awaited<ReturnType<Player['get']>>, call: string): WriteResult {
    const { message, outcome } = (body ?? {}) as { message?: unknown; outcome?: unknown };
    if (status < 300) return { outcome: 'acknowledged', status, body };
    if (status === 503 && (typeof message !== 'string' || !headers.has('retry-after')))
      writeLog.unexpected.push(`${call}: 503 without words`);
    if (status >= 500 && status !== 503) writeLog.unexpected.push(`${call}: ${status}`);
    return { outcome: outcome === 'unknown' ? 'unknown' : 'rejected', status, body };
  }

  /** The same again until it is acknowledged, or refused by anything but a lack of time. */
  async function insist(...call: Parameters<typeof send>): Promise<WriteResult> {
    for (;;) {
      const result = await send(...call);
      if (result.outcome === 'acknowledged' || (result.status !== 503 && result.status !== 0)) return result;
    }
  }

  const expectDone = ({ outcome, status }: WriteResult, call: string) => {
    if (outcome !== 'acknowledged') writeLog.unexpected.push(`${call}: ${status}`);
  };

  /** What is unknown is sent again until it is known; what was refused is left at that. */
  async function once(...call: Parameters<typeof send>): Promise<WriteOutcome> {
    const result = await send(...call);
    if (result.outcome !== 'unknown') return result.outcome;
    const { outcome, status } = await insist(...call);
    // A match may have ended meanwhile: then the first try was not stored.
    if (outcome !== 'acknowledged' && status !== 409) writeLog.unexpected.push(`${call[1]} ${call[2]}: ${status}`);
    return outcome;
  }

  type Step = (player: Player, writer: Writer, index: number) => Promise<void>;
  const STEPS: Record<string, Step> = {
    async pick(player, { id }, index) {
      const matchId = openMatch(index);
      if (writeLog.picks.has(`${id} ${matchId}`)) return;
      const choice = Math.random() < 0.5 ? 'AGREE' : 'DISAGREE';
      const outcome = await once(player, 'POST', '/api/picks', { matchId, choice });
      writeLog.picks.set(`${id} ${matchId}`, { choice, outcome });
    },
    async follow(player, { id, friendId }) {
      const isFollowing = !writeLog.follows.get(`${id} ${friendId}`);
      expectDone(await insist(player, isFollowing ? 'POST' : 'DELETE', `/api/follow/${friendId}`), 'follow');
      writeLog.follows.set(`${id} ${friendId}`, isFollowing);
    },
    async chat(player, { id }, index) {
      const text = `${id} says ${index}`;
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      expectDone(await insist(player, 'POST', `/api/matches/${CHAT_MATCH}/chat`, { text }, headers), 'chat');
      writeLog.chat.get(id)?.push(text);
    },
    async message(player, { id, friendId, thread }, index) {
      // Only who follows somebody in a thread may be sure to write there.
      if (!writeLog.follows.get(`${id} ${friendId}`)) return;
      const text = `${id} writes ${index}`;
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      expectDone(await insist(player, 'POST', `/api/dm-threads/${thread}/messages`, { text }, headers), 'message');
      writeLog.messages.get(id)?.push(text);
    },
    async preference(player, { id }) {
      const notifyFollowerPick = !(writeLog.preferences.get(id) ?? true);
      expectDone(await insist(player, 'PATCH', '/api/user/preferences', { notifyFollowerPick }), 'preference');
      writeLog.preferences.set(id, notifyFollowerPick);
    },
    async 'mark as read'(player, { letters }, index) {
      const letter = letters[index];
      if (letter !== undefined)
        writeLog.read.set(letter, await once(player, 'PATCH', `/api/notifications/${letter}/read`));
    },
  };

  const playerAt = (cookie?: string) => {
    const player = createPlayer((path, init) => fetch(url + path, init));
    if (cookie !== undefined) player.setCookie(cookie);
    return player;
  };

  async function write(writer: Writer): Promise<void> {
    const player = playerAt(writer.cookie);
    for (let index = 0; !over.signal.aborted; index += 1)
      for (const step of Object.values(STEPS)) await step(player, writer, index);
  }

  /** People who sign up, log in again, and leave for a while or for ever. */
  async function comeAndGo(): Promise<void> {
    for (let index = 0; !over.signal.aborted; index += 1) {
      const details = signupOf(`newcomer_${crypto.randomUUID().slice(0, 8)}`);
      const signedUp = await insist(playerAt(), 'POST', '/api/auth/signup', details);
      // An answer that was lost: the address has its account already.
      if (signedUp.outcome !== 'acknowledged' && signedUp.status !== 400)
        writeLog.unexpected.push(`signup: ${signedUp.status}`);
      writeLog.accounts.set(details.email, { isDeleted: false });
      const player = playerAt();
      expectDone(
        await insist(player, 'POST', '/api/auth/login', { email: details.email, password: PASSWORD }),
        'login',
      );
      const isLeaving = index % 2 === 0;
      const left = isLeaving
        ? await insist(player, 'DELETE', '/api/user/account')
        : await insist(player, 'POST', '/api/auth/logout');
      // Gone already, and the answer to that was lost.
      if (left.outcome !== 'acknowledged' && left.status !== 401) writeLog.unexpected.push(`left: ${left.status}`);
      if (isLeaving) writeLog.accounts.set(details.email, { isDeleted: true });
    }
  }

  const everybody = Promise.all([...writers.map(write), comeAndGo()]);
  // Whoever stops them hears of it.
  everybody.catch(() => {});
  return {
    writeLog,
    async untilAcknowledged() {
      const began = performance.now();
      const { id, cookie } = writers[0] as Writer;
      // A wish that nobody else has, so that it is nobody else's answer.
      expectDone(await insist(playerAt(cookie), 'PATCH', '/api/user/preferences', { notifyMatchStart: false }), id);
      return performance.now() - began;
    },
    async untilRejected() {
      const before = writeLog.counts.rejected;
      while (writeLog.counts.rejected === before) await Promise.race([everybody, pause(AGAIN_MS)]);
    },
    async stop() {
      over.abort();
      await everybody;
    },
  };
}
