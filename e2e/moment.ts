import type { JSHandle, Page } from 'playwright';

/**
 * When things happen, as the pages themselves see it, on the machine's clock that they share: neither the test nor
 * what drives the browser is part of what is measured.
 */
declare global {
  interface Window {
    /** When each write had its answer, in milliseconds. */
    acknowledged?: number[];
  }
}

/** Notes, from the next load of the page on, when a write is acknowledged. */
export const noteWrites = (page: Page) =>
  page.addInitScript(() => {
    const acknowledged: number[] = [];
    const ask = window.fetch;
    window.acknowledged = acknowledged;
    window.fetch = async (...asked) => {
      const response = await ask(...asked);
      if ((asked[1]?.method ?? 'GET') !== 'GET' && response.ok) acknowledged.push(Date.now());
      return response;
    };
  });

/** When each write since the page was loaded was acknowledged. */
export const acknowledgements = (page: Page) => page.evaluate(() => window.acknowledged ?? []);

/** When the last one was. */
export const lastAcknowledged = async (page: Page) => (await acknowledgements(page)).at(-1) ?? Number.NaN;

/** When the page first says this, looked at in each frame. To be asked for before it can be so. */
export const firstSaying = (page: Page, text: string) =>
  page.waitForFunction((text) => document.body.textContent.includes(text) && Date.now(), text).then(toNumber);

/** When the page first has such an element; likewise. */
export const firstHaving = (page: Page, selector: string) =>
  page.waitForFunction((selector) => document.querySelector(selector) && Date.now(), selector).then(toNumber);

const toNumber = async (held: JSHandle) => Number(await held.jsonValue());
