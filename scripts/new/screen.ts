import { draftCall, partsOf } from './call.ts';
import type { Draft } from './draft.ts';
import { addAfter, addBefore, addExport, addImport } from './edits.ts';
import type { Names } from './names.ts';
import { behavior, component, constantOf, route, states, stories, STYLE } from './screen-templates.ts';

/** A screen with its states, its route, and the call that it shows. */
export function draftScreen(draft: Draft, names: Names, givenNoun?: string): string[] {
  const { pascal, camel, kebab, words } = names;
  const parts = partsOf(names, givenNoun);
  const { noun } = parts;
  const path = `packages/ui/src/${noun}/${pascal}Screen`;
  draft.refuseTaken('packages/ui/src', `${pascal}Screen`);
  const told = draftCall(draft, names, givenNoun);

  draft.create(`${path}.tsx`, component(names, parts));
  draft.create(`${path}.module.css`, STYLE);
  draft.create(`${path}.stories.tsx`, stories(names, parts));
  draft.create(`${path}.behavior.stories.tsx`, behavior(names));
  draft.change('packages/ui/src/index.ts', (index) =>
    addExport(index, `export * from './${noun}/${pascal}Screen.tsx';`),
  );
  draft.create(`.storybook/spec/${kebab}.ts`, states(names));
  draft.change('.storybook/spec/states.ts', (table) =>
    addBefore(
      addImport(table, [constantOf(names)], `./${kebab}.ts`),
      'SPEC_STATES: readonly',
      '];',
      `  ...${constantOf(names)},\n`,
    ),
  );
  draft.change('packages/ui/src/edgeCaseStories.test.ts', (table) =>
    addAfter(table, 'const EDGE_CASES = {\n', `  '${noun}/${pascal}Screen': ['StillLoading', 'HostileText'],\n`),
  );
  draft.change('.storybook/screens.ts', (table) =>
    addBefore(
      table,
      'SCREENS = [',
      "  { folder: 'Not found'",
      `  { folder: '${words}', route: '/${kebab}', noun: '${noun}', screen: '${pascal}Screen' },\n`,
    ),
  );

  draft.create(`app/src/routes/${pascal}Route.tsx`, route(names, parts));
  draft.change('app/src/paths.ts', (table) =>
    addBefore(table, 'export const paths = {', '  privacy:', `  ${camel}: '/${kebab}',\n`),
  );
  draft.change('app/src/routes/screens.ts', (table) =>
    addBefore(
      table,
      'screens: Screen[] = [',
      "  { path: '*'",
      `  {\n    path: paths.${camel},\n    title: '${words}',\n    load: () => import('./${pascal}Route.tsx').then((it) => it.${pascal}Route),\n  },\n`,
    ),
  );
  return [
    `Draw it in ${path}.tsx, state by state: npm run storybook shows them under Screens/${words}.`,
    `Name its states in .storybook/spec/${kebab}.ts, and let stories claim them: the state coverage page lists them.`,
    `Lead somebody to paths.${camel}: nothing links there yet. npm run dev:mocked opens /${kebab}.`,
    ...told,
  ];
}
