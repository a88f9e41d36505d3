import { setTimeout as pause } from 'node:timers/promises';
import type { PickChoice } from '@machine/contract';
import { type WriteLoadFixture, CHAT_MATCH, openMatch, type Writer } from './write-load-fixture.ts';
import { PASSWORD, signupOf } from './game.ts';
import { createPlayer, type Player } from './player.ts';
import type { ServerProcess } from './server-process.ts';

const RETRY_MS = 25;

/** The result of a write as far as its client knows. `rejected`: it was not stored. */
type WriteOutcome = 'acknowledged' | 'rejected' | 'unknown';
type WriteResult = { outcome: WriteOutcome; status: number; body: unknown };

export type WriteLoad = ReturnType<typeof startWriteLoad>;
export type WriteLog = WriteLoad['writeLog'];

/** A server, and its process if that has to keep running. */
type Target = Pick<ServerProcess, 'url'> & Partial<ServerProcess>;

/** A text with a new key. */
const keyed = (text: string) => ({ json: { text }, headers: { 'Idempotency-Key': crypto.randomUUID() } });

/** Sends all kinds of writes from all writers until `stop`, with retries as in the app. */
export function startWriteLoad({ url, child }: Target, { writers }: WriteLoadFixture) {
  /** Everything that was sent, with its outcome. */
  const writeLog = {
    picks: new Map<string, { choice: PickChoice; outcome: WriteOutcome }>(),
    /** By id of the notification. */
    markedRead: new Map<string, WriteOutcome>(),
    /** The last acknowledged value. */
    follows: new Map<string, boolean>(writers.map(({ id, friendId }) => [`${id} ${friendId}`, true])),
    preferences: new Map<string, boolean>(),
    /** Acknowledged texts, in order, by sender. */
    chat: new Map<string, string[]>(writers.map(({ id }) => [id, []])),
    messages: new Map<string, string[]>(writers.map(({ id }) => [id, []])),
    /** Accounts created during the load, by email address. */
    accounts: new Map<string, { isDeleted: boolean }>(),
    counts: { acknowledged: 0, rejected: 0, unknown: 0 },
    /** Responses that should not occur. */
    unexpected: [] as string[],
    slowestMs: 0,
  };
  const stopping = new AbortController();

  async function send(player: Player, ...[method, path, init]: Parameters<Player['send']>): Promise<WriteResult> {
    const began = performance.now();
    const result = await player.send(method, path, init).then(
      (response) => toResult(response, `${method} ${path}`),
      (): WriteResult => ({ outcome: 'unknown', status: 0, body: null }),
    );
    writeLog.slowestMs = Math.max(writeLog.slowestMs, performance.now() - began);
    writeLog.counts[result.outcome] += 1;
    if (child && (child.exitCode !== null || child.signalCode !== null)) throw new Error('The server has ended.');
    if (result.status === 503 || result.status === 0) await pause(RETRY_MS);
    return result;
  }

  function toResult({ status, headers, body }: Awaited<ReturnType<Player['get']>>, call: string): WriteResult {
    const { message, outcome } = (body ?? {}) as { message?: unknown; outcome?: unknown };
    if (status < 300) return { outcome: 'acknowledged', status, body };
    if (status === 503 && (typeof message !== 'string' || !headers.has('retry-after')))
      writeLog.unexpected.push(`${call}: 503 without a message or Retry-After`);
    if (status >= 500 && status !== 503) writeLog.unexpected.push(`${call}: ${status}`);
    return { outcome: outcome === 'unknown' ? 'unknown' : 'rejected', status, body };
  }

  /** Retries until a response other than 503. */
  async function sendUntilSettled(...call: Parameters<typeof send>): Promise<WriteResult> {
    for (;;) {
      const result = await send(...call);
      if (result.outcome === 'acknowledged' || (result.status !== 503 && result.status !== 0)) return result;
    }
  }

  /** Retries until the write is acknowledged, or was by a response that was lost, as another status then says. */
  async function sendSurely(call: Parameters<typeof send>, statusOfRepeat?: number): Promise<WriteResult> {
    const result = await sendUntilSettled(...call);
    if (result.outcome !== 'acknowledged' && result.status !== statusOfRepeat)
      writeLog.unexpected.push(`${call[1]} ${call[2]}: ${result.status}`);
    return result;
  }

  /** Retries only a write with an unknown outcome. */
  async function sendOnce(...call: Parameters<typeof send>): Promise<WriteOutcome> {
    const { outcome } = await send(...call);
    // 409 when the match has ended meanwhile: then the first attempt was not stored.
    return outcome === 'unknown' ? (await sendSurely(call, 409)).outcome : outcome;
  }

  type Step = (player: Player, writer: Writer, index: number) => Promise<void>;
  const STEPS: Step[] = [
    async function pick(player, { id }, index) {
      const matchId = openMatch(index);
      if (writeLog.picks.has(`${id} ${matchId}`)) return;
      const choice = Math.random() < 0.5 ? 'AGREE' : 'DISAGREE';
      const outcome = await sendOnce(player, 'POST', '/api/picks', { json: { matchId, choice } });
      writeLog.picks.set(`${id} ${matchId}`, { choice, outcome });
    },
    async function follow(player, { id, friendId }) {
      const isFollowing = !writeLog.follows.get(`${id} ${friendId}`);
      await sendSurely([player, isFollowing ? 'POST' : 'DELETE', `/api/follow/${friendId}`]);
      writeLog.follows.set(`${id} ${friendId}`, isFollowing);
    },
    async function chat(player, { id }, index) {
      const text = `${id} chat ${index}`;
      await sendSurely([player, 'POST', `/api/matches/${CHAT_MATCH}/chat`, keyed(text)]);
      writeLog.chat.get(id)?.push(text);
    },
    async function message(player, { id, friendId, thread }, index) {
      // Writing requires following someone in the thread.
      if (!writeLog.follows.get(`${id} ${friendId}`)) return;
      const text = `${id} message ${index}`;
      await sendSurely([player, 'POST', `/api/dm-threads/${thread}/messages`, keyed(text)]);
      writeLog.messages.get(id)?.push(text);
    },
    async function changePreference(player, { id }) {
      const notifyFollowerPick = !(writeLog.preferences.get(id) ?? true);
      await sendSurely([player, 'PATCH', '/api/user/preferences', { json: { notifyFollowerPick } }]);
      writeLog.preferences.set(id, notifyFollowerPick);
    },
    async function markAsRead(player, { notificationIds }, index) {
      const id = notificationIds[index];
      if (id !== undefined)
        writeLog.markedRead.set(id, await sendOnce(player, 'PATCH', `/api/notifications/${id}/read`));
    },
  ];

  const playerAt = (cookie?: string) => {
    const player = createPlayer((path, init) => fetch(url + path, init));
    if (cookie !== undefined) player.setCookie(cookie);
    return player;
  };

  async function write(writer: Writer): Promise<void> {
    const player = playerAt(writer.cookie);
    for (let index = 0; !stopping.signal.aborted; index += 1)
      for (const step of STEPS) await step(player, writer, index);
  }

  /** Signs up users who log in again, and log out or delete their account. */
  async function createAccounts(): Promise<void> {
    for (let index = 0; !stopping.signal.aborted; index += 1) {
      const details = signupOf(`newcomer_${crypto.randomUUID().slice(0, 8)}`);
      // 409 when the first response was lost and the address already has an account.
      await sendSurely([playerAt(), 'POST', '/api/auth/signup', { json: details }], 409);
      writeLog.accounts.set(details.email, { isDeleted: false });
      const player = playerAt();
      const login = { email: details.email, password: PASSWORD };
      await sendSurely([player, 'POST', '/api/auth/login', { json: login }]);
      const isLeaving = index % 2 === 0;
      // 401 when the first response was lost.
      const [method, path] = isLeaving ? ['DELETE', '/api/user/account'] : ['POST', '/api/auth/logout'];
      await sendSurely([player, method, path], 401);
      if (isLeaving) writeLog.accounts.set(details.email, { isDeleted: true });
    }
  }

  const allWriters = Promise.all([...writers.map(write), createAccounts()]);
  // `stop` reports the error.
  allWriters.catch(() => {});
  return {
    writeLog,
    /** Retries a write until it is acknowledged and returns how many milliseconds that took. */
    async untilAcknowledged() {
      const began = performance.now();
      // A preference that no other step changes.
      const json = { notifyMatchStart: false };
      await sendSurely([playerAt(writers[0]?.cookie), 'PATCH', '/api/user/preferences', { json }]);
      return performance.now() - began;
    },
    /** Resolves when a write has been rejected. */
    async untilRejected() {
      const before = writeLog.counts.rejected;
      while (writeLog.counts.rejected === before) await Promise.race([allWriters, pause(RETRY_MS)]);
    },
    /** Stops and resolves when the outcome of every write is known. */
    async stop() {
      stopping.abort();
      await allWriters;
    },
  };
}
