import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

// `npx vitest run --project unit packages/book/foundations -u` writes the files after a change of the sources. The pages
// read the files, or every page would depend on every component.

const UI = new URL('../../ui/src/', import.meta.url);
const read = (pattern: string) =>
  globSync(pattern, { cwd: UI, exclude: (file) => file.endsWith('.stories.tsx') })
    .toSorted()
    .map((file) => ({ name: basename(file).replace(/\..*$/, ''), source: readFileSync(new URL(file, UI), 'utf8') }));

/** Finds every match of a pattern: the name of the component, and the pattern's groups. */
const findIn = (pattern: string, expression: RegExp): string[][] =>
  read(pattern).flatMap(({ name, source }) =>
    [...source.matchAll(expression)].map(([, ...groups]) => [name, ...groups.map(String)]),
  );

test('the page about icons lists those that components import', async () => {
  const uses = findIn('**/*.tsx', /import \{([^}]*)\} from 'lucide-react'/g).flatMap(([component = '', names = '']) =>
    // "Bell", "Menu as MenuIcon", "type LucideIcon"
    names.split(',').flatMap((name) => {
      const [icon = ''] = name.trim().split(' ');
      return icon === '' || icon === 'type' ? [] : [{ icon, component }];
    }),
  );
  const byIcon = Object.entries(Object.groupBy(uses, ({ icon }) => icon)).toSorted();
  const rows = byIcon.map(([icon, users = []]) => {
    const names = users.map(({ component }) => component).toSorted();
    return `  { Icon: ${icon}, name: '${icon}', components: '${names.join(', ')}' },\n`;
  });
  const imports = byIcon.map(([icon]) => `  ${icon},\n`);
  await expect(
    `import {\n${imports.join('')}} from 'lucide-react';\n\nexport const USED_ICONS = [\n${rows.join('')}];\n`,
  ).toMatchFileSnapshot('./usedIcons.ts');
});

test('the page about motion lists what style sheets move', async () => {
  const keyframes = findIn('**/*.css', /@keyframes (\S+) \{((?:[^{}]*\{[^{}]*\})*)/g);
  const motions = findIn('**/*.css', /\b(transition|animation):\s*(?!none)([^;}]+)/g);
  await expect(`${JSON.stringify({ keyframes, motions }, null, 2)}\n`).toMatchFileSnapshot('./usedMotion.json');
});
