import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { storySource } from './helpers/storySource.ts';
import { describeComponent } from '../packages/ui/stories/usage.ts';

type Documented = { __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string } }> } } | undefined;

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

export const argTypesEnhancers = [showSourceTypes, hideControls];
export const parameters = {
  docs: { source: { transform: storySource }, extractComponentDescription: describeComponent },
};

/** Summarizes a union of states by its kinds; the full type is the expandable detail. */
function typeSummary(raw: string) {
  const kinds = [...raw.matchAll(/\bkind: ('\w+')/g)].map(([, kind]) => kind);
  const summary = raw.replaceAll(/\s+/g, ' ').replace(/^\| /, '');
  return kinds.length > 0 ? { summary: kinds.join(' | '), detail: raw } : { summary };
}
