import type { PickChoice } from '@machine/contract';
import { setTimeout as pause } from 'node:timers/promises';
import { type Cast, CHAT_MATCH, openMatch, type Writer } from './cast.ts';
import { PASSWORD, signupOf } from './game.ts';
import { createPlayer, type Player } from './player.ts';
import type { ServerProcess } from './process.ts';

/** How long somebody waits who was told to come back. */
const AGAIN_MS = 25;

/** What a player knows of what they have sent. `refused`: nothing of it was done. */
export type Knowledge = 'acknowledged' | 'refused' | 'unknown';
type Told = { knowledge: Knowledge; status: number; body: unknown };

/** Everything that was sent, and what its senders know of it. */
export type Ledger = {
  picks: Map<string, { choice: PickChoice; knowledge: Knowledge }>;
  /** Of letters that were to be marked as read. */
  read: Map<string, Knowledge>;
  /** The last word of each, which was acknowledged. */
  follows: Map<string, boolean>;
  preferences: Map<string, boolean>;
  /** Acknowledged all, in the order of each sender. */
  chat: Map<string, string[]>;
  messages: Map<string, string[]>;
  /** Accounts that were made meanwhile, by address, and whether they are deleted. */
  accounts: Map<string, { isDeleted: boolean }>;
  /** By answer: how many there were. */
  counts: Record<Knowledge, number>;
  /** Answers that nobody should get. */
  odd: string[];
  slowestMs: number;
};

export type Writing = {
  ledger: Ledger;
  /** Sends one more thing, again and again, until it is acknowledged; how many milliseconds that took. */
  untilAcknowledged(): Promise<number>;
  /** Resolves when somebody has been told that it cannot be done now. */
  untilRefused(): Promise<void>;
  /** Resolves when everybody knows what became of what they sent. */
  stop(): Promise<void>;
};

/** Everybody writes everything at once, until `stop`. Who is told to come back does so, as the app does. */
export function startWriting({ url, child }: ServerProcess, { writers }: Cast): Writing {
  const ledger: Ledger = {
    picks: new Map(),
    read: new Map(),
    follows: new Map(writers.map(({ id, friendId }) => [`${id} ${friendId}`, true])),
    preferences: new Map(),
    chat: new Map(writers.map(({ id }) => [id, []])),
    messages: new Map(writers.map(({ id }) => [id, []])),
    accounts: new Map(),
    counts: { acknowledged: 0, refused: 0, unknown: 0 },
    odd: [],
    slowestMs: 0,
  };
  const over = new AbortController();

  async function send(
    player: Player,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Told> {
    const began = performance.now();
    const told = await player
      .send(method, path, {
        ...(body !== undefined && { body: JSON.stringify(body) }),
        headers: { 'Content-Type': 'application/json', ...headers },
      })
      .then(
        (answer) => read(answer, `${method} ${path}`),
        (): Told => ({ knowledge: 'unknown', status: 0, body: null }),
      );
    ledger.slowestMs = Math.max(ledger.slowestMs, performance.now() - began);
    ledger.counts[told.knowledge] += 1;
    if (child.exitCode !== null || child.signalCode !== null) throw new Error('The server has ended.');
    if (told.status === 503 || told.status === 0) await pause(AGAIN_MS);
    return told;
  }

  function read({ status, headers, body }: Awaited<ReturnType<Player['get']>>, call: string): Told {
    const { message, outcome } = (body ?? {}) as { message?: unknown; outcome?: unknown };
    if (status < 300) return { knowledge: 'acknowledged', status, body };
    if (status === 503 && (typeof message !== 'string' || !headers.has('retry-after')))
      ledger.odd.push(`${call}: 503 without words`);
    if (status >= 500 && status !== 503) ledger.odd.push(`${call}: ${status}`);
    return { knowledge: outcome === 'unknown' ? 'unknown' : 'refused', status, body };
  }

  /** The same again until it is acknowledged, or refused by anything but a lack of time. */
  async function insist(...call: Parameters<typeof send>): Promise<Told> {
    for (;;) {
      const told = await send(...call);
      if (told.knowledge === 'acknowledged' || (told.status !== 503 && told.status !== 0)) return told;
    }
  }

  const expectDone = ({ knowledge, status }: Told, call: string) => {
    if (knowledge !== 'acknowledged') ledger.odd.push(`${call}: ${status}`);
  };

  /** What is unknown is sent again until it is known; what was refused is left at that. */
  async function once(...call: Parameters<typeof send>): Promise<Knowledge> {
    const told = await send(...call);
    if (told.knowledge !== 'unknown') return told.knowledge;
    const { knowledge, status } = await insist(...call);
    // A match may have ended meanwhile: then the first try was not stored.
    if (knowledge !== 'acknowledged' && status !== 409) ledger.odd.push(`${call[1]} ${call[2]}: ${status}`);
    return knowledge;
  }

  type Step = (player: Player, writer: Writer, index: number) => Promise<void>;
  const STEPS: Record<string, Step> = {
    async pick(player, { id }, index) {
      const matchId = openMatch(index);
      if (ledger.picks.has(`${id} ${matchId}`)) return;
      const choice = Math.random() < 0.5 ? 'AGREE' : 'DISAGREE';
      const knowledge = await once(player, 'POST', '/api/picks', { matchId, choice });
      ledger.picks.set(`${id} ${matchId}`, { choice, knowledge });
    },
    async follow(player, { id, friendId }) {
      const isFollowing = !ledger.follows.get(`${id} ${friendId}`);
      expectDone(await insist(player, isFollowing ? 'POST' : 'DELETE', `/api/follow/${friendId}`), 'follow');
      ledger.follows.set(`${id} ${friendId}`, isFollowing);
    },
    async chat(player, { id }, index) {
      const text = `${id} says ${index}`;
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      expectDone(await insist(player, 'POST', `/api/matches/${CHAT_MATCH}/chat`, { text }, headers), 'chat');
      ledger.chat.get(id)?.push(text);
    },
    async message(player, { id, friendId, thread }, index) {
      // Only who follows somebody in a thread may be sure to write there.
      if (!ledger.follows.get(`${id} ${friendId}`)) return;
      const text = `${id} writes ${index}`;
      const headers = { 'Idempotency-Key': crypto.randomUUID() };
      expectDone(await insist(player, 'POST', `/api/dm-threads/${thread}/messages`, { text }, headers), 'message');
      ledger.messages.get(id)?.push(text);
    },
    async preference(player, { id }) {
      const notifyFollowerPick = !(ledger.preferences.get(id) ?? true);
      expectDone(await insist(player, 'PATCH', '/api/user/preferences', { notifyFollowerPick }), 'preference');
      ledger.preferences.set(id, notifyFollowerPick);
    },
    async 'mark as read'(player, { letters }, index) {
      const letter = letters[index];
      if (letter !== undefined)
        ledger.read.set(letter, await once(player, 'PATCH', `/api/notifications/${letter}/read`));
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
      if (signedUp.knowledge !== 'acknowledged' && signedUp.status !== 400)
        ledger.odd.push(`signup: ${signedUp.status}`);
      ledger.accounts.set(details.email, { isDeleted: false });
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
      if (left.knowledge !== 'acknowledged' && left.status !== 401) ledger.odd.push(`left: ${left.status}`);
      if (isLeaving) ledger.accounts.set(details.email, { isDeleted: true });
    }
  }

  const everybody = Promise.all([...writers.map(write), comeAndGo()]);
  // Whoever stops them hears of it.
  everybody.catch(() => {});
  return {
    ledger,
    async untilAcknowledged() {
      const began = performance.now();
      const { id, cookie } = writers[0] as Writer;
      // A wish that nobody else has, so that it is nobody else's answer.
      expectDone(await insist(playerAt(cookie), 'PATCH', '/api/user/preferences', { notifyMatchStart: false }), id);
      return performance.now() - began;
    },
    async untilRefused() {
      const before = ledger.counts.refused;
      while (ledger.counts.refused === before) await Promise.race([everybody, pause(AGAIN_MS)]);
    },
    async stop() {
      over.abort();
      await everybody;
    },
  };
}
