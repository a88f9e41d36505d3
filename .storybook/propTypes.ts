import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { addNamedOptions, hideMarkupProps, selectInitialOptions } from './helpers/playground.ts';
import { storySource } from './helpers/storySource.ts';
import { describeComponent } from './helpers/usage.ts';

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

export const argTypesEnhancers = [showSourceTypes, hideMarkupProps, addNamedOptions];
export const argsEnhancers = [selectInitialOptions];
export const parameters = {
  docs: { source: { transform: storySource }, extractComponentDescription: describeComponent },
};

/** Summarizes a union of states by its kinds; the full type is the expandable detail. */
function typeSummary(raw: string) {
  const kinds = [...raw.matchAll(/\bkind: ('\w+')/g)].map(([, kind]) => kind);
  const summary = raw.replaceAll(/\s+/g, ' ').replace(/^\| /, '');
  return kinds.length > 0 ? { summary: kinds.join(' | '), detail: raw } : { summary };
}
