import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Container, parse } from 'postcss';

/** The style sheets that define tokens, in the order of packages/ui/src/theme/theme.css. */
const SHEETS = [
  ...['base', 'colors/mint', 'colors/sage', 'colors/tomato', 'colors/amber', 'colors/sky'].map((name) =>
    fileURLToPath(import.meta.resolve(`@radix-ui/themes/tokens/${name}.css`)),
  ),
  fileURLToPath(new URL('../../ui/src/theme/theme.css', import.meta.url)),
];

/** Returns how to read a token in one appearance, with all references resolved. */
export function readTheme(appearance: 'dark' | 'light'): (token: string) => string {
  const selectors = new Set([':root', '.radix-themes', `.${appearance}`, `.radix-themes.${appearance}`]);
  const raw = new Map([['--scaling', '1']]);
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
  for (const sheet of SHEETS) collect(parse(readFileSync(sheet, 'utf8')));
  const valueOf = (token: string): string => {
    // The scales that `AppRoot` chooses.
    const value = raw.get(token.replace('--accent-', '--mint-').replace('--gray-', '--sage-'));
    if (value === undefined) throw new Error(`The theme has no ${token}.`);
    return value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => valueOf(name));
  };
  return valueOf;
}
