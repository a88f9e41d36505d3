import type { Args, ArgTypes, ArgsEnhancer, ArgTypesEnhancer, Parameters } from 'storybook/internal/types';

type NamedStories = Record<string, { args?: Args; tags?: string[] }>;
type Options = ReadonlyMap<string, unknown>;

/**
 * The story of a component to try out with controls. Props that take objects get a select of the values that `stories`
 * have for them, by their names: `import * as stories` from its own file. A function, because a docs page shows the first story, before the others are defined.
 */
export const playground = (stories: () => NamedStories = () => ({})) => ({
  tags: ['playground', 'no-visual'],
  parameters: { playground: { stories } },
});

/** Props of the markup and of React, which aren't part of a component's design. */
const HIDDEN = ['ref', 'className', 'style', 'key'];

export const hideMarkupProps: ArgTypesEnhancer = ({ argTypes }) =>
  mapValues(argTypes, (argType, name) => (HIDDEN.includes(name) ? { ...argType, table: { disable: true } } : argType));

export const addNamedOptions: ArgTypesEnhancer = ({ argTypes, initialArgs, parameters }) => {
  const stories = storiesOf(parameters);
  if (!stories) return argTypes;
  return mapValues(argTypes, (argType, name) => {
    const value: unknown = initialArgs[name];
    const options = optionsOf(name, initialArgs, stories);
    const names = [...options.keys()];
    const isObject = [...options.values()].some((option) => typeof option === 'object' && option !== null);
    if (isObject && names.length > 1)
      return { ...argType, control: { type: 'select' as const }, options: names, mapping: Object.fromEntries(options) };
    // Editing JSON, dates or functions isn't designing.
    if (isObject || typeof value === 'function') return { ...argType, control: false as const };
    if (typeof value !== 'string' || argType.options) return argType;
    const texts = [...new Set(options.values())].filter((option) => typeof option === 'string');
    const isAlias =
      /^[A-Z]\w*$/.test(argType.table?.type?.summary ?? '') && argType.table?.type?.summary !== 'ReactNode';
    return isAlias && texts.length > 1
      ? { ...argType, control: { type: 'select' as const }, options: texts }
      : { ...argType, control: { type: 'text' as const } };
  });
};

/** Selects the name of the initial value, so that the control shows it. */
export const selectInitialOptions: ArgsEnhancer = ({ argTypes, initialArgs, parameters }) =>
  storiesOf(parameters)
    ? mapValues(initialArgs, (value, name) => {
        const mapping = Object.entries(argTypes[name]?.mapping ?? {});
        return mapping.find(([, option]) => option === value)?.[0] ?? value;
      })
    : initialArgs;

/** Returns the stories with a state of their own: not the meta, and no tests of behavior. */
function storiesOf({ playground: own }: Parameters): NamedStories | undefined {
  const all = (own as ReturnType<typeof playground>['parameters']['playground'] | undefined)?.stories();
  if (!all) return undefined;
  return Object.fromEntries(
    Object.entries(all).filter(
      ([name, { tags = [] }]) => /^(?!Playground)[A-Z]/.test(name) && !tags.includes('behavior'),
    ),
  );
}

/** Returns the different values of a prop, by the name of the first story that has it. */
function optionsOf(name: string, initialArgs: Args, stories: NamedStories): Options {
  const options = new Map<string, unknown>();
  const add = (label: string, value: unknown) => {
    if (value !== undefined && ![...options.values()].includes(value)) options.set(label, value);
  };
  for (const [story, { args = {} }] of Object.entries(stories))
    add(words(story), name in args ? args[name] : initialArgs[name]);
  add('Default', initialArgs[name]);
  return options;
}

/** `EndOfDay` becomes "End of day". */
const words = (name: string) => name.replaceAll(/(?<=[a-z])([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);

const mapValues = <T extends ArgTypes | Args>(table: T, change: (value: T[string], name: string) => T[string]) =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, change(value as T[string], name)])) as T;
