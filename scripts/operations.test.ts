import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './build.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const variablesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);
const documented = variablesIn(read('docs/operations.md'), /^\| `([A-Z_]+)` +\|/gm);

test('docs/operations.md documents every environment variable of the server', () => {
  const known = variablesIn(read('packages/server/src/config.ts'), /^ {2}([A-Z_]+): /gm);
  expect(known.length).toBeGreaterThan(20);
  expect(known.filter((name) => !documented.includes(name))).toEqual([]);
});

test('compose.yaml sets only documented variables', () => {
  const [game = ''] = /environment:\n([\s\S]*?)\n {4}\w/.exec(read('compose.yaml')) ?? [];
  const set = variablesIn(game, /^ {6}([A-Z_]+):/gm);
  expect(set.length).toBeGreaterThan(8);
  expect(set.filter((name) => !documented.includes(name))).toEqual([]);
});

test('.env.example has exactly the variables that compose.yaml requires', () => {
  const required = new Set(variablesIn(read('compose.yaml'), /\$\{([A-Z_]+)/g));
  expect(new Set(variablesIn(read('.env.example'), /^([A-Z_]+)=/gm))).toEqual(required);
});

const METRIC_FILES = [
  'platform/metrics/metrics.ts',
  'platform/cluster/leader.ts',
  'account/mail/count-emails.ts',
  'account/notification/email-queue.ts',
  'season/loop/season-metrics.ts',
  'season/live/feed-metrics.ts',
];

test('docs/operations.md documents every metric, and its alerts use only these', () => {
  const text = read('docs/operations.md');
  const names = METRIC_FILES.flatMap((file) =>
    variablesIn(read(`packages/server/src/${file}`), /(?:name: |addSourceGauge\()'(\w+)'/g),
  );
  expect(names.length).toBeGreaterThan(9);
  expect(names.filter((name) => !text.includes(`\`${name}`))).toEqual([]);
  const alerts = variablesIn(text, /expr: (?:(?:rate|sum)\()?((?!up|nodejs)\w+)/g);
  expect(alerts.length).toBeGreaterThan(3);
  expect(alerts.filter((name) => !names.includes(name))).toEqual([]);
});
