import { buttonPropDefs, cardPropDefs } from '@radix-ui/themes/props';
import type { Preview } from '@storybook/react-vite';
import { SCALES } from '@machine/book/tokens/scales.ts';

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number];

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

const { variant, size } = buttonPropDefs;
const color = { values: Object.keys(SCALES), default: 'mint' };
const BUTTON = { variant, color, size };
/** The props of Radix that designers set. Storybook can't read them, and their types have all props of the markup, too. */
const RADIX_PROPS: Record<string, Record<string, { values?: readonly string[]; default?: string }>> = {
  Button: { ...BUTTON, disabled: {} },
  ButtonLink: BUTTON,
  IconButton: {
    ...BUTTON,
    variant: { ...variant, default: 'ghost' },
    color: { ...color, default: 'gray' },
    disabled: {},
  },
  Panel: { size: { ...cardPropDefs.size, default: '2' } },
};

const showRadixProps: ArgTypesEnhancer = ({ argTypes, component }) => {
  const { __docgenInfo: docs } = (component as Documented) ?? {};
  const props = Object.entries(RADIX_PROPS[docs?.displayName ?? ''] ?? {});
  const described = props.map(([name, { values, default: preset }]) => {
    const type = { summary: values?.map((value) => `'${value}'`).join(' | ') ?? 'boolean' };
    const table = { type, ...(preset !== undefined && { defaultValue: { summary: `'${preset}'` } }) };
    return [name, { name, table, options: values, control: { type: values ? 'select' : 'boolean' } }];
  });
  return { ...Object.fromEntries(described), ...argTypes };
};

/** Props of the markup and of React, which aren't part of a component's design. */
const HIDDEN = ['ref', 'className', 'style', 'key'];

/** Hides props of the markup, and controls that would edit JSON, dates or functions. */
const hideControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (HIDDEN.includes(name)) return [name, { ...argType, table: { disable: true } }];
      const value: unknown = initialArgs[name];
      const isEditable = value === null || !['object', 'function'].includes(typeof value);
      return [name, isEditable ? argType : { ...argType, control: false as const }];
    }),
  );

export const argTypesEnhancers = [showRadixProps, showSourceTypes, hideControls];

/** Summarizes a union of states by its kinds; the full type is the expandable detail. */
function typeSummary(raw: string) {
  const kinds = [...raw.matchAll(/\bkind: ('\w+')/g)].map(([, kind]) => kind);
  const summary = raw.replaceAll(/\s+/g, ' ').replace(/^\| /, '');
  return kinds.length > 0 ? { summary: kinds.join(' | '), detail: raw } : { summary };
}
