import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { HOME } from '../../app/src/routes/TitledScreen.tsx';
import { screens } from '../../app/src/routes/screens.ts';
import { PARTS_OF_SCREENS, SCREENS } from './screens.ts';

const preview = readFileSync(new URL('../../.storybook/preview.tsx', import.meta.url), 'utf8');

test('screens stand in the order and with the addresses of the routes', () => {
  const addresses = [HOME, ...screens].map(({ path }) =>
    path === '*' ? 'any other' : path.replaceAll(/:([\w?]+)/g, '{$1}'),
  );
  expect(Object.values(SCREENS)).toEqual(addresses);
});

test('the sidebar has each screen once, in this order', () => {
  const names = [...Object.keys(SCREENS), ...PARTS_OF_SCREENS];
  const [, list = ''] = /'Screens',\s*\[([^\]]*)\]/.exec(preview) ?? [];
  expect([...list.matchAll(/'([^']+)'/g)].map(([, name]) => name)).toEqual(names);
  const stories = globSync('../ui/src/**/*.stories.tsx', { cwd: import.meta.dirname });
  const titles = new Set(
    stories.flatMap(
      (file) => /title: 'Screens\/([^']+)'/.exec(readFileSync(join(import.meta.dirname, file), 'utf8'))?.[1] ?? [],
    ),
  );
  expect([...titles].toSorted()).toEqual(names.toSorted());
});
