import { setTimeout as wait } from 'node:timers/promises';
import { DEADLINE_MS, POLL_MS } from '@machine/contract';
import type { Page } from 'playwright';
import { openChatPage } from './chat-page.ts';

/**
 * Measures how much the heap of a live match page grows in an hour of polling. The page's clock is driven by the test,
 * its responses come from a real server. Sizes are in bytes after garbage collection, without optimized machine code,
 * which the browser adds for hot functions.
 */
const POLLS = (60 * 60_000) / POLL_MS.matchChat;
/** Enough for a few requests to every endpoint and for lazy modules to load. */
const WARM_UP = 20;
/** One chat message a minute. */
const POLLS_PER_MESSAGE = 60_000 / POLL_MS.matchChat;
const GOAL = 1.1;
const WITHOUT_MACHINE_CODE = '--js-flags=--no-opt --no-maglev --no-sparkplug';

type RequestCounts = { pending: Set<Promise<unknown>>; responses: number };

/** Counts the page's requests, so that the clock advances only when none is pending. */
const countRequests = (page: Page) =>
  page.addInitScript(() => {
    const requestCounts: RequestCounts = { pending: new Set(), responses: 0 };
    Object.assign(window, { requestCounts });
    const realFetch = window.fetch;
    window.fetch = (...args) => {
      const response = realFetch(...args).finally(() => {
        requestCounts.pending.delete(response);
        requestCounts.responses += 1;
      });
      requestCounts.pending.add(response);
      return response;
    };
  });

/** Waits until no request is pending and the page is rendered; returns the number of responses so far. */
const settle = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { requestCounts } = window as unknown as { requestCounts: RequestCounts };
    while (requestCounts.pending.size > 0) await Promise.allSettled(requestCounts.pending);
    for (let turn = 0; turn < 20; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage(null);
      });
    }
    return requestCounts.responses;
  });

const chat = await openChatPage({
  flags: process.argv.includes('--with-machine-code') ? [] : [WITHOUT_MACHINE_CODE],
  prepare: async (page) => {
    await page.clock.install();
    await countRequests(page);
  },
});
const { page } = chat;
await page.clock.pauseAt(Date.now() + 60_000);

/** Runs the given number of polls; returns the number of responses so far. */
async function poll(times: number): Promise<number> {
  let responses = 0;
  for (let done = 1; done <= times; done += 1) {
    if (done % POLLS_PER_MESSAGE === 0) await chat.sendMessage();
    await page.clock.runFor(POLL_MS.matchChat);
    responses = await settle(page);
  }
  return responses;
}

/** Request deadlines run in real time and keep objects alive, so wait until they are over. */
const idleHeap = async () => {
  await wait(DEADLINE_MS.read);
  return chat.heap();
};

const warmUpResponses = await poll(WARM_UP);
const before = await idleHeap();
const responses = (await poll(POLLS)) - warmUpResponses;
const after = await idleHeap();
await chat.close();

const ratio = after / before;
const mb = (bytes: number) => `${(bytes / 1_000_000).toFixed(2)} MB`;
console.log(`${POLLS} polls, ${responses} responses`);
console.log(`heap   ${mb(before)} before, ${mb(after)} after: ${ratio.toFixed(3)} times (goal ${GOAL})`);
process.exitCode = responses >= 3 * POLLS && ratio <= GOAL ? 0 : 1;
