import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { afterAll, expect, test } from 'vitest';
import { LAUNCH_OPTIONS } from '../scripts/browser.ts';
import { compareSnapshots } from '../scripts/visual/compare.ts';
import { writeReport } from '../scripts/visual/report.ts';

const folder = mkdtempSync(join(tmpdir(), 'machine-report-'));
const browser = await chromium.launch(LAUNCH_OPTIONS);
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

test('the report of pictures remembers and exports what was accepted and rejected', async () => {
  const failed = new Map(['a', 'b', 'c'].map((key) => [key, `It failed ${key}`]));
  const options = { base: 'main', storybook: 'http://localhost/', targets: new Map() };
  const path = writeReport(join(folder, 'report'), compareSnapshots(new Map(), failed), options);
  const page = await browser.newPage();
  const read = async () => [
    await page.getByRole('heading', { level: 2 }).textContent(),
    await page.getByRole('status').textContent(),
  ];
  await page.goto(pathToFileURL(path).href);
  expect(await read()).toEqual(['a', '0 of 3 reviewed, 0 rejected']);
  for (const key of ['j', 'k', 'a']) await page.keyboard.press(key);
  await page.getByRole('main').getByRole('button', { name: 'Reject' }).click();
  await page.reload();
  expect(await read()).toEqual(['c', '2 of 3 reviewed, 1 rejected']);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export decisions' }).click();
  const exported = JSON.parse(readFileSync(await (await downloading).path(), 'utf8'));
  expect(exported.decisions).toMatchObject(['accepted', 'rejected', 'undecided'].map((decision) => ({ decision })));
});
