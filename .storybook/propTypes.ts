import type { Preview } from '@storybook/react-vite';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];
type ArgsEnhancer = NonNullable<Preview['argsEnhancers']>[number];
type ArgType = Parameters<ArgTypesEnhancer>[0]['argTypes'][string];

type Documented =
  | { __docgenInfo?: { displayName?: string; props?: Record<string, { tsType?: { raw?: string } }> } }
  | undefined;

/** Shows prop types as written in the source. Storybook would print "union" and "ReadonlyArray". */
const showSourceTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const { __docgenInfo: docs } = (component as Documented) ?? {};
  const props = Object.entries(docs?.props ?? {});
  const typed = props.flatMap(([name, { tsType }]) => {
    const argType = argTypes[name];
    if (!tsType?.raw || !argType) return [];
    return [[name, { ...argType, table: { ...argType.table, type: typeSummary(tsType.raw) } }] as const];
  });
  return { ...argTypes, ...Object.fromEntries(typed) };
};

/** Props of the markup and of React, which aren't part of a component's design. */
const HIDDEN = ['ref', 'className', 'style', 'key'];

/** Chooses the control of each prop. Data without `options`, nodes and functions have none: nobody edits them as JSON. */
const chooseControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    [...new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)])].map((name) => {
      const argType = argTypes[name] ?? { name };
      if (HIDDEN.includes(name)) return [name, { ...argType, control: false as const, table: { disable: true } }];
      const { type, control, options = type?.name === 'enum' ? type.value : undefined } = argType;
      return [name, { ...argType, options, control: control ?? controlOf(argType, options, initialArgs[name]) }];
    }),
  );

function controlOf({ type }: ArgType, options: ArgType['options'], value: unknown) {
  if (options) return { type: options.length > 4 ? ('select' as const) : ('radio' as const) };
  switch (value === undefined || value === null ? type?.name : typeof value) {
    case 'boolean':
      return { type: 'boolean' as const };
    case 'number':
      return { type: 'number' as const };
    case 'string':
      return { type: 'text' as const };
    default:
      return false;
  }
}

/** Names the presets among the args of a story, so that its controls show which are chosen. */
const namePresets: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(initialArgs).flatMap(([name, value]) => {
      const preset = Object.entries(argTypes[name]?.mapping ?? {}).find(([, each]) => each === value);
      return preset ? [[name, preset[0]]] : [];
    }),
  );

export const argTypesEnhancers = [showSourceTypes, chooseControls];
export const argsEnhancers = [namePresets];

/** Summarizes a union of states by its kinds; the full type is the expandable detail. */
function typeSummary(raw: string) {
  const kinds = [...raw.matchAll(/\bkind: ('\w+')/g)].map(([, kind]) => kind);
  const summary = raw.replaceAll(/\s+/g, ' ').replace(/^\| /, '');
  return kinds.length > 0 ? { summary: kinds.join(' | '), detail: raw } : { summary };
}
