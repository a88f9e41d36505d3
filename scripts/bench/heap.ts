import { setTimeout as wait } from 'node:timers/promises';
import { DEADLINE_MS, POLL_MS } from '@machine/contract';
import type { Page } from 'playwright';
import { openChatPage } from './chat-page.ts';

/**
 * What the page of a live match has kept after an hour of its polls, against its start (PERFORMANCE.md,
 * RELIABILITY.md AF17). The page's clock is driven, its answers come from a real server. Bytes, after the garbage is
 * gone; the machine code that the browser makes of what runs often is left out (docs/decisions/0016).
 */
const POLLS = (60 * 60_000) / POLL_MS.matchChat;
/** Until everything has been asked a few times, and what is loaded late is there. */
const WARM_UP = 20;
/** Somebody says something once a minute. */
const POLLS_A_MESSAGE = 60_000 / POLL_MS.matchChat;
const GOAL = 1.1;
const WITHOUT_MACHINE_CODE = '--js-flags=--no-opt --no-maglev --no-sparkplug';

type Counting = { underWay: Set<Promise<unknown>>; answered: number };

/** Counts the page's questions; driven by hand, it must not go on before it has its answers. */
const countQuestions = (page: Page) =>
  page.addInitScript(() => {
    const counting: Counting = { underWay: new Set(), answered: 0 };
    Object.assign(window, { counting });
    const ask = window.fetch;
    window.fetch = (...asked) => {
      const answer = ask(...asked).finally(() => {
        counting.underWay.delete(answer);
        counting.answered += 1;
      });
      counting.underWay.add(answer);
      return answer;
    };
  });

/** Resolves when nothing is under way, and what came has been read and drawn; how many answers there have been. */
const settle = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { counting } = window as unknown as { counting: Counting };
    while (counting.underWay.size > 0) await Promise.allSettled(counting.underWay);
    for (let turn = 0; turn < 20; turn += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage(null);
      });
    }
    return counting.answered;
  });

const chat = await openChatPage({
  flags: process.argv.includes('--with-machine-code') ? [] : [WITHOUT_MACHINE_CODE],
  prepare: async (page) => {
    await page.clock.install();
    await countQuestions(page);
  },
});
const { page } = chat;
await page.clock.pauseAt(Date.now() + 60_000);

/** Lets so many polls pass; how many answers there have been. */
async function poll(times: number): Promise<number> {
  let answered = 0;
  for (let done = 1; done <= times; done += 1) {
    if (done % POLLS_A_MESSAGE === 0) await chat.say();
    await page.clock.runFor(POLL_MS.matchChat);
    answered = await settle(page);
  }
  return answered;
}

/** A call's deadline is real time, and holds what it can end. */
const restingHeap = async () => {
  await wait(DEADLINE_MS.read);
  return chat.heap();
};

const asked = await poll(WARM_UP);
const before = await restingHeap();
const answered = (await poll(POLLS)) - asked;
const after = await restingHeap();
await chat.close();

const ratio = after / before;
const mb = (bytes: number) => `${(bytes / 1_000_000).toFixed(2)} MB`;
console.log(`${POLLS} polls, ${answered} answers`);
console.log(`heap   ${mb(before)} before, ${mb(after)} after: ${ratio.toFixed(3)} times (goal ${GOAL})`);
process.exitCode = answered >= 3 * POLLS && ratio <= GOAL ? 0 : 1;
