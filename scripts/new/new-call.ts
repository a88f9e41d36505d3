import type { ChangeSet } from './change-set.ts';
import { camelOf, type Names, singularOf } from './naming.ts';
import { addAfter, addBefore, addExport, addImport } from './source-edits.ts';

const CONTRACT = 'packages/contract/src';
const MOCKS = 'packages/mocks/src';

/** Returns the names of a list call and its items. */
export const listNamesOf = ({ pascal, camel }: Names, noun?: string) => {
  const item = singularOf(pascal);
  return { list: camel, item, one: camelOf(item), noun: noun ?? camelOf(item) };
};

/** Adds a call that reads a list: its endpoint in the contract, its mock responses and its query in the app. */
export function addCall(changes: ChangeSet, names: Names, givenNoun?: string): string[] {
  const { list, item, one, noun } = listNamesOf(names, givenNoun);
  const path = `/api/${names.kebab}`;
  for (const name of [list, item, one]) changes.assertUnused(CONTRACT, name);
  changes.assertUnused(MOCKS, list);

  changes.extend(
    `${CONTRACT}/${noun}.ts`,
    "import * as z from 'zod/mini';\n",
    (source) => `${addWire(source)}\n${schema(list, item, one)}`,
  );
  changes.change(`${CONTRACT}/index.ts`, (index) => withExport(index, `export * from './${noun}.ts';`));
  changes.extend(`${CONTRACT}/endpoints/${noun}.ts`, "import type { Endpoint } from '../endpoint.ts';\n", (source) => {
    const { text, alias } = withNoun(source, noun);
    return `${text}\n${endpoint(list, path, alias)}`;
  });
  changes.change(`${CONTRACT}/endpoints.ts`, (table) => withExport(table, `export * from './endpoints/${noun}.ts';`));

  changes.extend(
    `${MOCKS}/${noun}.ts`,
    '',
    (source) => `${addImport(source, [`type ${item}`], '@machine/contract')}\n${fixture(list, item)}`,
  );
  changes.change(`${MOCKS}/fixtures.ts`, (source) => withExport(source, `export * from './${noun}.ts';`));
  changes.create(`${MOCKS}/${list}.test.ts`, fixtureTest(list, noun));
  changes.change(`${MOCKS}/scenarioHandlers.ts`, (source) =>
    addBefore(
      addBefore(source, 'const resultHandlers = [', '];', `  reply(endpoints.${list}, fixtures.${list}),\n`),
      'const emptyHandlers = [',
      '];',
      `  reply(endpoints.${list}, []),\n`,
    ),
  );

  changes.extend(`app/src/queries/${noun}.ts`, `\nexport const ${noun}Queries = {\n};\n`, (source) =>
    addAfter(withQueryImports(source), `export const ${noun}Queries = {\n`, queryRow(list)),
  );
  return [
    `Define the fields of ${one} in ${CONTRACT}/${noun}.ts, and update ${MOCKS}/${noun}.ts.`,
    `Implement the call in packages/server/src/${noun}/routes.ts and add the routes to packages/server/src/server.ts; until then the server responds with 501.`,
    `Add ${list} to these files; npm run types or npm test fails until then:`,
    `  ${CONTRACT}/endpoints.test.ts: ADDED, the calls beyond the specification`,
    '  packages/server/src/testing/access-matrix.ts: ACCESS_MATRIX, the permissions of each call (required to compile)',
    '  packages/server/src/platform/http/endpoint-access.test.ts: the number of calls, and their ids',
    '  app/test/faults/calls/reads.ts: READS, how a player reaches the call and what a failure looks like (required to compile)',
    '  docs/reliability.md: a row of the table "Calls", with the next id',
  ];
}

const withExport = (source: string, line: string) => (source.includes(line) ? source : addExport(source, line));

const addWire = (source: string) => addImport(source, ['byId', 'id', 'rows', 'text'], './wire.ts');

/** Imports the schemas of a noun, and returns the alias under which the endpoint file imports them. */
function withNoun(source: string, noun: string): { text: string; alias: string } {
  const known = new RegExp(`import \\* as (\\w+) from '\\.\\./${noun}\\.ts';`).exec(source)?.[1];
  if (known !== undefined) return { text: source, alias: known };
  const alias = `${noun}Schemas`;
  return { text: `import * as ${alias} from '../${noun}.ts';\n${source}`, alias };
}

const schema = (
  list: string,
  item: string,
  one: string,
) => `/* FILL IN: define each field with a schema from wire.ts. */
export const ${one} = z.object({ id, title: text });
export type ${item} = z.infer<typeof ${one}>;
export const ${list} = rows(${one}, byId);
`;

const endpoint = (list: string, path: string, alias: string) => `export const ${list} = {
  method: 'GET',
  path: '${path}',
  response: ${alias}.${list},
} as const satisfies Endpoint;
`;

const fixture = (list: string, item: string) => `/* FILL IN: add an example of each kind. */
export const ${list}: ${item}[] = [
  { id: '${list}-1', title: 'The first' },
  { id: '${list}-2', title: 'The second' },
];
`;

const fixtureTest = (list: string, noun: string) => `import { endpoints, parseResponse } from '@machine/contract';
import { expect, test } from 'vitest';
import { ${list} } from './${noun}.ts';

test('${list} match the contract', () => {
  const dropped: string[] = [];
  const read = parseResponse(endpoints.${list}, ${list}, ({ reason }) => void dropped.push(reason));
  expect(read).toEqual(${list});
  expect(dropped).toEqual([]);
});
`;

const QUERY_IMPORTS = [
  { name: 'REFETCH_ON_MOUNT', from: './refetchOnMount.ts' },
  { name: 'call', from: '../api/call.ts' },
  { name: 'queryOptions', from: '@tanstack/react-query' },
  { name: 'endpoints', from: '@machine/contract' },
];
const withQueryImports = (source: string) =>
  QUERY_IMPORTS.reduce((text, { name, from }) => addImport(text, [name], from), source);

const queryRow = (list: string) => `  ${list}: () =>
    queryOptions({
      queryKey: ['${list}'] as const,
      queryFn: () => call(endpoints.${list}),
      ...REFETCH_ON_MOUNT,
    }),
`;
