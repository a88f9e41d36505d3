import type { JSHandle, Page } from 'playwright';

/**
 * Measures times inside the pages, by the system clock that they share, so that the overhead of the test and of
 * Playwright is excluded.
 */
declare global {
  interface Window {
    /** When each write was acknowledged, in milliseconds. */
    writeTimes?: number[];
  }
}

/** Records when each write is acknowledged, from the next load on. */
export const recordWrites = (page: Page) =>
  page.addInitScript(() => {
    const writeTimes: number[] = [];
    const callApi = window.fetch;
    window.writeTimes = writeTimes;
    window.fetch = async (...args) => {
      const response = await callApi(...args);
      if ((args[1]?.method ?? 'GET') !== 'GET' && response.ok) writeTimes.push(Date.now());
      return response;
    };
  });

/** Returns when each write since the page load was acknowledged. */
export const writeTimesOf = (page: Page) => page.evaluate(() => window.writeTimes ?? []);

/** Returns when the last write was acknowledged. */
export const lastWriteTime = async (page: Page) => (await writeTimesOf(page)).at(-1) ?? Number.NaN;

/** Resolves with the time when the page first shows the text. Call it before that can happen. */
export const timeOfText = (page: Page, text: string) =>
  page.waitForFunction((text) => document.body.textContent.includes(text) && Date.now(), text).then(toNumber);

/** Resolves with the time when the page first has the element. Call it before that can happen. */
export const timeOfElement = (page: Page, selector: string) =>
  page.waitForFunction((selector) => document.querySelector(selector) && Date.now(), selector).then(toNumber);

const toNumber = async (handle: JSHandle) => Number(await handle.jsonValue());
