import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Endpoint, endpoints } from '@machine/contract';
import { levelOf } from '@machine/contract/levels.ts';
import { expect, test } from 'vitest';
import { ROOT } from '../build.ts';

test('the specification names the level of each call that is added to Part 1', () => {
  const [, added = ''] = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8').split('## 13. Added to the wire');
  const named = [...added.matchAll(/^\| ([A-Z]+ \/api[^|]*?) +\| ([A-Z_]+)/gm)].flatMap(([, calls = '', level]) =>
    calls.split(', ').map((call) => [call, level]),
  );
  const expected = Object.values<Endpoint>(endpoints)
    .filter((endpoint) => levelOf(endpoint) !== 'BASE')
    .map((endpoint) => [`${endpoint.method} ${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`, levelOf(endpoint)]);
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(expected));
});
