import type { ChangeSet } from './change-set.ts';
import type { Names } from './naming.ts';
import { addCall, listNamesOf } from './new-call.ts';
import { behavior, component, constantOf, nextSection, route, states, stories, STYLE } from './screen-templates.ts';
import { addAfter, addBefore, addExport, addImport } from './source-edits.ts';

/** Adds a screen with its states, its route and the call whose data it shows. */
export function addScreen(changes: ChangeSet, names: Names, givenNoun?: string): string[] {
  const { pascal, camel, kebab, title } = names;
  const listNames = listNamesOf(names, givenNoun);
  const { noun } = listNames;
  const path = `packages/ui/src/${noun}/${pascal}Screen`;
  changes.assertUnused('packages/ui/src', `${pascal}Screen`);
  const steps = addCall(changes, names, givenNoun);

  changes.create(`${path}.tsx`, component(names, listNames));
  changes.create(`${path}.module.css`, STYLE);
  changes.create(`${path}.stories.tsx`, stories(names, listNames));
  changes.create(`${path}.behavior.stories.tsx`, behavior(names));
  changes.change('packages/ui/src/index.ts', (index) =>
    addExport(index, `export * from './${noun}/${pascal}Screen.tsx';`),
  );
  let section = '';
  changes.change('docs/specification.md', (page) => {
    section = nextSection(page, title);
    return addBefore(
      page,
      '## 2. ',
      '## 3. ',
      `### ${section}\n\n- FILL IN: describe what it shows, and its states.\n\n`,
    );
  });
  changes.create(`.storybook/spec/${kebab}.ts`, states(names, section));
  changes.change('.storybook/spec/states.ts', (table) =>
    addBefore(
      addImport(table, [constantOf(names)], `./${kebab}.ts`),
      'SPEC_STATES: readonly',
      '];',
      `  ...${constantOf(names)},\n`,
    ),
  );
  changes.change('packages/ui/src/edgeCaseStories.test.ts', (table) =>
    addAfter(table, 'const EDGE_CASES = {\n', `  '${noun}/${pascal}Screen': ['StillLoading', 'HostileText'],\n`),
  );
  changes.change('.storybook/screens.ts', (table) =>
    addBefore(
      table,
      'SCREENS = [',
      "  { folder: 'Not found'",
      `  { folder: '${title}', route: '/${kebab}', noun: '${noun}', screen: '${pascal}Screen' },\n`,
    ),
  );

  changes.create(`app/src/routes/${pascal}Route.tsx`, route(names, listNames));
  changes.change('app/src/paths.ts', (table) =>
    addBefore(table, 'export const paths = {', '  privacy:', `  ${camel}: '/${kebab}',\n`),
  );
  changes.change('app/src/routes/screens.ts', (table) =>
    addBefore(
      table,
      'screens: Screen[] = [',
      "  {\n    path: '*'",
      `  {\n    path: paths.${camel},\n    title: '${title}',\n    load: () => import('./${pascal}Route.tsx').then((it) => it.${pascal}Route),\n  },\n`,
    ),
  );
  return [
    `Implement each state in ${path}.tsx; npm run storybook shows them under Screens/${title}.`,
    `Describe the screen in section ${section} of docs/specification.md.`,
    `List its states in .storybook/spec/${kebab}.ts and tag the stories that show them, for the state coverage.`,
    `Add a link to paths.${camel}; nothing links there yet. npm run dev:mocked opens /${kebab}.`,
    ...steps,
  ];
}
