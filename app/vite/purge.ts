import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import purgeCSSPlugin from '@fullhuman/postcss-purgecss';

const SOURCES = ['../../packages/ui/src', '../src'].map((folder) => fileURLToPath(new URL(folder, import.meta.url)));

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.(?:stories|test)\./.test(name))
    .map((name) => join(folder, name));

/** The components of Radix Themes that our sources import by name. */
function radixComponents(files: string[]): Set<string> {
  const names = new Set<string>();
  for (const file of files) {
    for (const [, list = ''] of readFileSync(file, 'utf8').matchAll(/import \{([^}]+)\} from '@radix-ui\/themes'/g)) {
      for (const name of list.split(','))
        names.add(
          name
            .replace(/^type /, '')
            .replace(/ as .*/s, '')
            .trim(),
        );
    }
  }
  return names;
}

const kebab = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/**
 * Takes out of Radix Themes' style sheet what no source names: its class names stand in the code of the components
 * that we import, whose sizes and variants are put together at run time and therefore kept by pattern.
 */
export function purge() {
  const radix = join(dirname(createRequire(import.meta.url).resolve('@radix-ui/themes')), '../esm');
  const ours = SOURCES.flatMap(filesOf);
  const used = radixComponents(ours);
  const components = [...used, 'BaseButton'].flatMap((name) => [
    join(radix, 'components', `${kebab(name)}.js`),
    join(radix, 'components', `${kebab(name)}.props.js`),
    join(radix, 'components/_internal', `${kebab(name)}.js`),
    join(radix, 'components/_internal', `${kebab(name)}.props.js`),
  ]);
  const present = new Set(readdirSync(radix, { recursive: true, encoding: 'utf8' }).map((name) => join(radix, name)));
  return purgeCSSPlugin({
    content: [
      ...ours,
      ...components.filter((file) => present.has(file)),
      fileURLToPath(new URL('../index.html', import.meta.url)),
    ],
    // CSS modules name their own classes; only the library's sheets are cut.
    safelist: {
      standard: [
        /^_/,
        'radix-themes',
        'light',
        'dark',
        'light-theme',
        'dark-theme',
        /^rt-variant-/,
        /^rt-high-contrast$/,
      ],
      greedy: [/^data-/, /^:/],
    },
    variables: true,
    fontFace: false,
    keyframes: true,
  });
}
