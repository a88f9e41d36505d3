import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as propDefs from '@radix-ui/themes/props';
import { type AtRule, type Container, parse, type Root } from 'postcss';
import { build, type Rolldown } from 'vite';
import { ROOT } from '../build.ts';

const RADIX = '@radix-ui/themes';
const COMPONENTS = `${RADIX}/components.css`;
const UTILITIES = `${RADIX}/utilities.css`;

/** Keeps the order of Radix' sheets, in whatever order the parts are loaded. */
const LAYERS = '@layer radix.tokens, radix.core, radix.components, radix.utilities, primitives, machine;\n';

type RadixSheets = {
  /** The sheets of components, in the order of Radix' own. */
  names: string[];
  /** Returns those that a module needs. */
  namesFor: (source: string) => string[];
};

/**
 * Splits the sheets of Radix Themes in a copy of ui's sources: the theme keeps what all components need, and each
 * component of Radix that ui uses gets a sheet. Only rules for breakpoints at which ui never sets the prop are left out.
 */
export async function splitRadixSheets(folder: string, files: readonly string[]): Promise<RadixSheets> {
  const sources = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  const classes = await classesOf([...new Set(sources.flatMap(componentsIn))]);
  const breakpoints = breakpointsIn(sources);
  const { core, parts } = partsOf(parse(withBreakpoints(readSheet(COMPONENTS), breakpoints)), classes);
  const write = (name: string, sheet: string) => writeFileSync(join(folder, 'theme', `${name}.css`), sheet);
  write('radixCore', core);
  write('radixUtilities', withBreakpoints(readSheet(UTILITIES), breakpoints));
  for (const { name, sheet } of parts) write(name, `${LAYERS}@layer radix.components {\n${sheet}}\n`);
  const theme = readFileSync(join(folder, 'theme/theme.css'), 'utf8')
    .replace(/^@layer .*\n/, LAYERS)
    .replaceAll("css' layer(radix)", "css' layer(radix.tokens)")
    .replace(`'${COMPONENTS}' layer(radix.tokens)`, "'./radixCore.css' layer(radix.core)")
    .replace(`'${UTILITIES}' layer(radix.tokens)`, "'./radixUtilities.css' layer(radix.utilities)");
  write('theme', theme);
  return {
    names: parts.map(({ name }) => name),
    namesFor(source) {
      const used = componentsIn(source);
      return parts.filter(({ users }) => users.some((each) => used.includes(each))).map(({ name }) => name);
    },
  };
}

const readSheet = (name: string) => parse(readFileSync(join(ROOT, 'node_modules', name), 'utf8'));

/** Returns the components of Radix Themes that a module imports. */
const componentsIn = (source: string): string[] =>
  [...source.matchAll(/import \{([^}]*)\} from '@radix-ui\/themes'/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().split(' as ')[0] ?? '')
    .filter((name) => /^[A-Z]\w+$/.test(name) && !name.endsWith('Props'));

/** Returns the classes in the code of each component, including the components that it uses itself. */
async function classesOf(components: readonly string[]): Promise<Map<string, Set<string>>> {
  const ids = Object.fromEntries(components.map((name) => [name, join(ROOT, `packages/ui/${name}.radix.js`)]));
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'machine:radix-components',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith('.radix.js') ? id : null),
        load: (id) => {
          const name = /(\w+)\.radix\.js$/.exec(id)?.[1];
          return name ? `export { ${name} } from '${RADIX}'` : null;
        },
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: ids, external: /^(?!@radix-ui\/themes)[@a-z]/, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])));
  const reach = (fileName: string, seen = new Set<string>()): Set<string> => {
    const chunk = chunks.get(fileName);
    if (!chunk || seen.has(fileName)) return seen;
    seen.add(fileName);
    for (const each of chunk.imports) reach(each, seen);
    return seen;
  };
  return new Map(
    [...chunks.values()]
      .filter(({ isEntry }) => isEntry)
      .map(({ name, fileName }) => {
        const code = [...reach(fileName)].map((each) => chunks.get(each)?.code).join('\n');
        return [name, new Set(code.match(/\brt-[A-Z]\w*/g))] as const;
      }),
  );
}

type Part = { name: string; users: string[]; sheet: string };

/** Classes that nearly everything has. Radix' sheet begins with them. */
const CORE = ['rt-Box', 'rt-Flex', 'rt-Grid', 'rt-Skeleton', 'rt-Text'];
const classIn = (selector: string) => /\.(rt-[A-Z]\w*)/.exec(selector)?.[1];

/** Sorts rules by the components that need their first class. */
function partsOf(sheet: Root, classes: ReadonlyMap<string, ReadonlySet<string>>) {
  const usersOf = (name: string) => [...classes].flatMap(([component, has]) => (has.has(name) ? [component] : []));
  const names = new Map<string, string>();
  sheet.walkRules(({ selectors }) => {
    for (const name of selectors.map(classIn)) {
      if (name === undefined || CORE.includes(name) || usersOf(name).length === 0) continue;
      const users = String(usersOf(name));
      if (!names.has(users)) names.set(users, name.replace('rt-', 'radix'));
    }
  });
  const parts = [...names].map(([key, name]): Part => {
    const users = key.split(',');
    const has = (selector: string) => {
      const first = classIn(selector);
      return first !== undefined && !CORE.includes(first) && String(usersOf(first)) === key;
    };
    return { name, users, sheet: withRules(sheet, has) };
  });
  const core = withRules(sheet, (selector) => CORE.includes(classIn(selector) ?? 'rt-Box'));
  return { core, parts };
}

/** Returns a sheet with some rules only, and the animations that these name. */
function withRules(sheet: Root, isKept: (selector: string) => boolean): string {
  const kept = sheet.clone();
  const animations: AtRule[] = [];
  kept.walkAtRules('keyframes', (animation) => {
    animations.push(animation);
    animation.remove();
  });
  kept.walkRules((rule) => {
    const selectors = rule.selectors.filter(isKept);
    if (selectors.length === 0) rule.remove();
    else rule.selectors = selectors;
  });
  removeEmpty(kept);
  const text = kept.toString();
  return [text, ...animations.filter(({ params }) => text.includes(params))].join('\n');
}

function removeEmpty(sheet: Container): void {
  sheet.walkAtRules((rule) => {
    if (rule.nodes) removeEmpty(rule);
    if (rule.nodes?.length === 0) rule.remove();
  });
}

/** The props that set utilities, with the starts of their classes: `gap` has `rt-r-gap`. */
const UTILITY_PROPS = new Map<string, string[]>();
for (const group of Object.values<object>(propDefs)) {
  for (const [prop, { className }] of Object.entries<{ className?: string }>(group as Record<string, object>)) {
    if (className?.startsWith('rt-r-')) UTILITY_PROPS.set(prop, [...(UTILITY_PROPS.get(prop) ?? []), className]);
  }
}

const WITH_BREAKPOINTS = /(\w+)(?:=\{|: | = )\{([^{}]*\b(?:xs|sm|md|lg|xl): [^{}]*)\}/g;

/** Returns the breakpoints that props have, before the start of a class: `sm:rt-r-gap` for `gap={{ initial: '1', sm: '2' }}`. */
const breakpointsIn = (sources: readonly string[]): Set<string> =>
  new Set(
    sources.flatMap((source) =>
      [...source.matchAll(WITH_BREAKPOINTS)].flatMap(([, name = '', sizes = '']) => {
        // A constant may be the value of any prop in the modules that name it.
        const users = sources.filter((each) => !UTILITY_PROPS.has(name) && each.includes(name));
        const props = [name, ...users.flatMap((each) => [...each.matchAll(/(\w+)=/g)].map(([, prop = '']) => prop))];
        const starts = props.flatMap((prop) => UTILITY_PROPS.get(prop) ?? []);
        return [...sizes.matchAll(/\b(xs|sm|md|lg|xl): /g)].flatMap(([, size = '']) =>
          starts.map((start) => `${size}:${start}`),
        );
      }),
    ),
  );

/** Returns a sheet without the rules for breakpoints at which nothing uses a prop. */
const withBreakpoints = (sheet: Root, used: ReadonlySet<string>): string =>
  withRules(sheet, (selector) => {
    const named = [...selector.matchAll(/\.(\w+)\\:-?(rt-r-(?:m(?:in|ax)-)?[a-z]+)/g)];
    return named.length === 0 || named.some(([, breakpoint, start]) => used.has(`${breakpoint}:${start}`));
  });
