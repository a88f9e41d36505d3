import { join, resolve } from 'node:path';
import { readCommandLine } from '../packages/server/src/command-line.ts';
import { ROOT } from './build.ts';

const { positionals } = readCommandLine({
  call: 'npx node scripts/readme-pictures.ts',
  does: "Takes the README's pictures of the app on mocked scenarios, whose time stands still.",
  arguments: [{ name: '[FOLDER]', does: 'where to (default: docs)' }],
});
const [{ chromium }, { createServer }, { SNAPSHOT_OPTIONS }, { FIXED_NOW }, { paths }] = await Promise.all([
  import('playwright'),
  import('vite'),
  import('./browser.ts'),
  import('@machine/mocks/clock.ts'),
  import('@machine/contract'),
]);

/** Each picture: a screen, a scenario of the mocks, and what is there when the screen is complete. */
const PICTURES = [
  { name: 'home', path: paths.home, scenario: 'full-card', content: 'article' },
  { name: 'today', path: paths.today, scenario: 'locked-pick', content: 'article' },
  { name: 'boards', path: paths.leaderboards, scenario: 'locked-pick', content: 'td' },
  { name: 'completed', path: paths.completed, scenario: 'locked-pick', content: 'article' },
];
/** The choice of a scenario is no part of the app. */
const WITHOUT_CHOICE = '.mocked { display: none }';

const folder = resolve(ROOT, positionals[0] ?? 'docs');
const vite = await createServer({
  configFile: join(ROOT, 'vite.config.ts'),
  mode: 'mocked',
  logLevel: 'error',
  server: { port: 0 },
});
await vite.listen();
const browser = await chromium.launch(SNAPSHOT_OPTIONS);
const page = await browser.newPage({
  viewport: { width: 1_024, height: 640 },
  reducedMotion: 'reduce',
  colorScheme: 'dark',
  locale: 'en-US',
  timezoneId: 'UTC',
});
await page.clock.setFixedTime(FIXED_NOW);
for (const { name, path, scenario, content } of PICTURES) {
  await page.goto(`${vite.resolvedUrls?.local[0]?.replace(/\/$/, '')}${path}?scenario=${scenario}`);
  await page.locator(`main ${content}`).first().waitFor();
  await page.waitForLoadState('networkidle');
  // Comes last.
  await page.getByRole('button', { name: /^Notifications, .+ unread$/ }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const file = join(folder, `${name}.png`);
  await page.screenshot({ path: file, style: WITHOUT_CHOICE, animations: 'disabled' });
  console.log(file);
}
await browser.close();
await vite.close();
