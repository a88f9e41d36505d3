import type { ArgTypesEnhancer } from 'storybook/internal/types';

type Documented = { __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string } }> } } | undefined;

/** Storybook calls a union "union" and a list "ReadonlyArray"; here a type is told as it is written. */
export const argTypesEnhancers: ArgTypesEnhancer[] = [
  ({ argTypes, component }) => {
    const { __docgenInfo: docs } = (component as Documented) ?? {};
    const props = Object.entries(docs?.props ?? {});
    const told = props.flatMap(([name, { tsType }]) => {
      const argType = argTypes[name];
      if (!tsType?.raw || !argType) return [];
      return [[name, { ...argType, table: { ...argType.table, type: typeWords(tsType.raw) } }] as const];
    });
    return { ...argTypes, ...Object.fromEntries(told) };
  },
];

/** Of a union of states its kinds are told, and the rest to those who ask. */
function typeWords(raw: string) {
  const kinds = [...raw.matchAll(/\bkind: ('\w+')/g)].map(([, kind]) => kind);
  const words = raw.replaceAll(/\s+/g, ' ').replace(/^\| /, '');
  return kinds.length > 0 ? { summary: kinds.join(' | '), detail: raw } : { summary: words };
}
