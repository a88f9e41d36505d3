import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT_NAME } from '@machine/contract';
import { FIXED_NOW, openPrediction } from '@machine/mocks/fixtures';
import { chromium } from 'playwright';
import { createElement as element } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SNAPSHOT_OPTIONS } from './browser.ts';
import { ROOT } from './build.ts';
import { buildPackages } from './packages/build-package.ts';
import { serveFolder } from './serve.ts';

/** Draws the picture of link previews with the components, tokens and fonts of the ui package: app/public/social-card.png. */
const SIZE = { width: 1200, height: 630 };
const FILE = 'app/public/social-card.png';
const LIBRARY = join(ROOT, 'packages/ui/dist/lib');

/** Without the scan lines and the glow, which double the size of the file. */
const STYLE = `
  .radix-themes { min-height: 0; height: ${SIZE.height}px; overflow: hidden }
  .card { display: grid; grid-template-columns: 1fr 492px; gap: 56px; align-items: center; height: 100%; padding: 0 64px }
  .radix-themes::before { content: none }
  .words > svg { color: var(--accent-11) }
  .words > h1 { margin: 28px 0 0; color: var(--gray-12); font: 700 76px / 1.04 var(--mono); letter-spacing: -0.03em }
  .words > p { margin: 28px 0 0; color: var(--gray-11); font: 400 28px / 1.4 var(--sans) }
  .prediction { zoom: 1.2 }
`;

process.env.NODE_ENV = 'production';
await buildPackages();
const { AppRoot, PredictionCard } = (await import(join(LIBRARY, 'index.js'))) as typeof import('@machine/ui');

const MARK = element(
  'svg',
  { viewBox: '0 0 28 28', width: 72, fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
  element('path', { d: 'M9 2H2v24h7M19 2h7v24h-7' }),
  element('path', { d: 'M9 19V9l5 5 5-5v10', strokeWidth: 2.5 }),
);
const WORDS = element(
  'div',
  { className: 'words' },
  MARK,
  element('h1', null, PRODUCT_NAME),
  element('p', null, 'It predicts every NBA and Premier League match. Agree, or prove it wrong.'),
);
const CARD = element(PredictionCard, { prediction: openPrediction, viewer: 'player', now: FIXED_NOW, onPick() {} });
const page = renderToStaticMarkup(
  element(AppRoot, {
    appearance: 'dark',
    children: element('div', { className: 'card' }, WORDS, element('div', { className: 'prediction' }, CARD)),
  }),
);

const server = await serveFolder(LIBRARY);
const browser = await chromium.launch(SNAPSHOT_OPTIONS);
const tab = await browser.newPage({ viewport: SIZE, reducedMotion: 'reduce' });
// Any page of the server, so that the style sheet and the fonts have its origin.
await tab.goto(`${server.url}theme.css`);
await tab.setContent(`<!doctype html><link rel="stylesheet" href="/theme.css" /><style>${STYLE}</style>${page}`, {
  waitUntil: 'networkidle',
});
await tab.evaluate(() => document.fonts.ready);
writeFileSync(join(ROOT, FILE), await tab.screenshot());
await browser.close();
await server.close();
console.log(FILE);
