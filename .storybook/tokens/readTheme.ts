import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Container, parse } from 'postcss';

/** The style sheets that define tokens, in the order of packages/ui/src/theme/theme.css. */
const SHEETS = [
  '@radix-ui/themes/tokens/colors/mint.css',
  '@radix-ui/themes/tokens/colors/sage.css',
  '@radix-ui/themes/tokens/colors/tomato.css',
  '@radix-ui/themes/tokens/colors/amber.css',
].map((file) => fileURLToPath(import.meta.resolve(file)));
const OWN_SHEETS = ['base.css', 'scales.css', 'theme.css'].map((file) =>
  fileURLToPath(new URL(`../../packages/ui/src/theme/${file}`, import.meta.url)),
);

/** Returns the value of every token in one appearance, with all references resolved. */
export function readTheme(appearance: 'dark' | 'light'): ReadonlyMap<string, string> {
  const selectors = new Set([
    ':root',
    '.radix-themes',
    ':where(.radix-themes)',
    `.${appearance}`,
    `:is(.${appearance}, .${appearance}-theme)`,
    `.radix-themes.${appearance}`,
  ]);
  const raw = new Map<string, string>();
  const collect = (container: Container) =>
    container.each((node) => {
      // Media queries and feature checks hold variants, such as wide-gamut colors.
      if (node.type === 'atrule' && node.name === 'layer' && node.nodes) collect(node);
      if (node.type !== 'rule' || !node.selectors.some((selector) => selectors.has(selector))) return;
      node.each((declaration) => {
        if (declaration.type === 'decl' && declaration.prop.startsWith('--'))
          raw.set(declaration.prop, declaration.value);
      });
    });
  for (const sheet of [...SHEETS, ...OWN_SHEETS]) collect(parse(readFileSync(sheet, 'utf8')));
  const resolve = (value: string): string =>
    value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => resolve(raw.get(name) ?? `missing(${name})`));
  return new Map([...raw].map(([name, value]) => [name, resolve(value)]));
}
