import { expect, test } from 'vitest';
import { noticesText } from './licenses.ts';

test('the notices name every package of others that is distributed, with the licenses that ask for it', () => {
  const text = noticesText();
  const named = [...text.matchAll(/^(\S+) \d+\.\S+ \((.+)\)$/gm)].map(([, name, license]) => `${name} ${license}`);
  expect(named).toEqual(
    expect.arrayContaining([
      'react MIT',
      'lucide-react ISC',
      '@fontsource-variable/geist OFL-1.1',
      'satori MPL-2.0',
      'workbox-core MIT',
    ]),
  );
  for (const license of ['SIL OPEN FONT LICENSE', 'Mozilla Public License', 'ISC License'])
    expect(text).toContain(license);
  expect(named.join()).not.toContain('@machine/');
});
