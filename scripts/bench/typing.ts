import { setTimeout as wait } from 'node:timers/promises';
import type { LiveEvent } from '@machine/contract';
import type { Page } from 'playwright';
import { WebSocketServer } from 'ws';
import { openChatPage } from './chat-page.ts';
import { quantile } from './stats.ts';

/**
 * Measures the input delay in the message box of a live match during a flood of socket events: milliseconds from the key
 * press to the end of the frame that shows it. The goals apply to the 99th percentile, because other load on the machine
 * affects the slowest keys; the quiet round shows by how much.
 */
const SECONDS = 10;
const KEY_EVERY_MS = 30;
const STEP_MS = 10;
const TYPED_TEXT = 'nobody closes out ';
const REFETCHES_PER_SECOND = { min: 2, max: 5 };
const GOAL_HEAP_MB = 20;

const ROUNDS = [
  { name: 'quiet', events: 0, messages: 0, goalMs: Number.POSITIVE_INFINITY },
  { name: '1,000 events per second', events: 1_000, messages: 0, goalMs: 100 },
  { name: '10 messages per second', events: 10, messages: 10, goalMs: 50 },
];
type Round = (typeof ROUNDS)[number];

const recordKeyDelays = (page: Page) =>
  page.addInitScript(() => {
    const delays: number[] = [];
    Object.assign(window, { delays });
    let pressedAt = 0;
    addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), true);
    addEventListener('input', () => {
      const since = pressedAt;
      requestAnimationFrame(() => {
        // The first task after the frame.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => delays.push(performance.now() - since));
        port1.start();
        port2.postMessage(null);
      });
    });
  });

const takeDelays = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as { delays: number[] }).delays.splice(0));

let socketServer: WebSocketServer | undefined;
const chat = await openChatPage({
  attach: (server) => (socketServer = new WebSocketServer({ server, path: '/ws' })),
  prepare: recordKeyDelays,
});
const { page, matchId } = chat;

const sendEvent = (type: 'chat' | 'score_update') => {
  const event: LiveEvent = { type, data: { matchId } };
  for (const socket of socketServer?.clients ?? []) socket.send(JSON.stringify(event));
};

/** Repeats `work` at the given rate until `end`; returns how often it ran. */
async function repeat(perSecond: number, end: number, work: (done: number) => unknown): Promise<number> {
  const start = performance.now();
  let done = 0;
  while (performance.now() < end) {
    for (const due = ((performance.now() - start) / 1_000) * perSecond; done < due; done += 1) await work(done);
    await wait(STEP_MS);
  }
  return done;
}

async function typeKeys(end: number): Promise<void> {
  for (let at = 0; performance.now() < end; at += 1) {
    await page.keyboard.press(TYPED_TEXT[at % TYPED_TEXT.length] ?? ' ');
    await wait(KEY_EVERY_MS);
  }
}

const finished = { chat: 0, match: 0 };
page.on('requestfinished', (request) => {
  const path = new URL(request.url()).pathname;
  if (path.endsWith(`/${matchId}/chat`)) finished.chat += 1;
  if (path.endsWith(`/${matchId}`)) finished.match += 1;
});

async function run({ name, events, messages, goalMs }: Round): Promise<boolean> {
  await page.getByRole('textbox', { name: 'Message' }).fill('');
  await takeDelays(page);
  const before = await chat.heap();
  Object.assign(finished, { chat: 0, match: 0 });
  const cpuBefore = await chat.cpuSeconds();
  const end = performance.now() + SECONDS * 1_000;
  const [sentCount] = await Promise.all([
    repeat(events, end, (done) => sendEvent(done % 2 === 0 ? 'chat' : 'score_update')),
    repeat(messages, end, chat.sendMessage),
    typeKeys(end),
  ]);
  const cpuShare = ((await chat.cpuSeconds()) - cpuBefore) / SECONDS;
  const refetches = [finished.chat, finished.match].map((count) => count / SECONDS);
  const delays = await takeDelays(page);
  const grownMb = ((await chat.heap()) - before) / 1_000_000;
  const [p50 = NaN, p99 = NaN, maxMs = NaN] = [0.5, 0.99, 1].map((share) => quantile(delays, share));
  const { min, max: limit } = REFETCHES_PER_SECOND;
  const isFresh = events === 0 || refetches.every((each) => each >= min && each <= limit);
  console.log(`${name} (${sentCount} events sent, ${delays.length} keys)`);
  console.log(
    `  key         p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, max ${maxMs.toFixed(1)} ms (goal ${goalMs})`,
  );
  console.log(`  refetches   chat ${refetches[0]?.toFixed(1)}, match ${refetches[1]?.toFixed(1)} per second`);
  console.log(`  processor   ${(cpuShare * 100).toFixed(0)} % of one core for the page`);
  console.log(`  heap        grew ${grownMb.toFixed(2)} MB (goal ${GOAL_HEAP_MB})`);

  return p99 < goalMs && isFresh && grownMb < GOAL_HEAP_MB;
}

const met: boolean[] = [];
for (const round of ROUNDS) met.push(await run(round));
socketServer?.close();
for (const socket of socketServer?.clients ?? []) socket.terminate();
await chat.close();
process.exitCode = met.every(Boolean) ? 0 : 1;
