import type { Draft } from './draft.ts';
import { addAfter, addBefore, addExport, addImport } from './edits.ts';
import { camelOf, type Names, oneOf } from './names.ts';

const CONTRACT = 'packages/contract/src';
const MOCKS = 'packages/mocks/src';

/** What a new call is made of, besides its own name. */
export const partsOf = ({ pascal, camel }: Names, noun?: string) => {
  const item = oneOf(pascal);
  return { list: camel, item, one: camelOf(item), noun: noun ?? camelOf(item) };
};

/** A call that reads a list: its row of the contract's table, what answers it in the mocks, and how the app asks it. */
export function draftCall(draft: Draft, names: Names, givenNoun?: string): string[] {
  const { list, item, one, noun } = partsOf(names, givenNoun);
  const path = `/api/${names.kebab}`;
  for (const name of [list, item, one]) draft.refuseTaken(CONTRACT, name);
  draft.refuseTaken(MOCKS, list);

  draft.extend(
    `${CONTRACT}/${noun}.ts`,
    "import * as z from 'zod/mini';\n",
    (source) => `${addWire(source)}\n${schema(list, item, one)}`,
  );
  draft.change(`${CONTRACT}/index.ts`, (index) => withExport(index, `export * from './${noun}.ts';`));
  draft.extend(`${CONTRACT}/endpoints/${noun}.ts`, "import type { Endpoint } from '../endpoint.ts';\n", (source) => {
    const { text, alias } = withNoun(source, noun);
    return `${text}\n${endpoint(list, path, alias)}`;
  });
  draft.change(`${CONTRACT}/endpoints.ts`, (table) => withExport(table, `export * from './endpoints/${noun}.ts';`));

  draft.extend(
    `${MOCKS}/${noun}.ts`,
    '',
    (source) => `${addImport(source, [`type ${item}`], '@machine/contract')}\n${fixture(list, item)}`,
  );
  draft.change(`${MOCKS}/fixtures.ts`, (source) => withExport(source, `export * from './${noun}.ts';`));
  draft.create(`${MOCKS}/${list}.test.ts`, fixtureTest(list, noun));
  draft.change(`${MOCKS}/scenarioHandlers.ts`, (source) =>
    addBefore(
      addBefore(source, 'const resultHandlers = [', '];', `  reply(endpoints.${list}, fixtures.${list}),\n`),
      'const emptyHandlers = [',
      '];',
      `  reply(endpoints.${list}, []),\n`,
    ),
  );

  draft.extend(`app/src/queries/${noun}.ts`, `\nexport const ${noun}Queries = {\n};\n`, (source) =>
    addAfter(withQueryImports(source), `export const ${noun}Queries = {\n`, queryRow(list)),
  );
  return [
    `Say in ${CONTRACT}/${noun}.ts what ${one} is made of; ${MOCKS}/${noun}.ts follows.`,
    `Answer it in packages/server/src/${noun}/routes.ts, and name the routes in packages/server/src/server.ts: until then the server says 501.`,
    `These have no row for ${list} yet, and npm run types or npm test say so until they have:`,
    `  ${CONTRACT}/endpoints.test.ts: ADDED, the calls beyond the specification`,
    '  packages/server/src/testing/matrix.ts: MATRIX, who may do what (it does not compile without)',
    '  packages/server/src/http/matrix.test.ts: how many calls there are, and their ids',
    'These have no row either, and do not notice:',
    '  app/src/faults/matrix.ts: MATRIX, what each fault comes to; and a scene in app/src/faults/scenes-read.ts',
  ];
}

const withExport = (source: string, line: string) => (source.includes(line) ? source : addExport(source, line));

const addWire = (source: string) => addImport(source, ['byId', 'id', 'rows', 'text'], './wire.ts');

/** How a file of the table calls the schemas of its noun. */
function withNoun(source: string, noun: string): { text: string; alias: string } {
  const known = new RegExp(`import \\* as (\\w+) from '\\.\\./${noun}\\.ts';`).exec(source)?.[1];
  if (known !== undefined) return { text: source, alias: known };
  const alias = `${noun}Schemas`;
  return { text: `import * as ${alias} from '../${noun}.ts';\n${source}`, alias };
}

const schema = (list: string, item: string, one: string) => `/* FILL IN: each field with a block of wire.ts. */
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

const fixture = (list: string, item: string) => `/* FILL IN: some of each kind. */
export const ${list}: ${item}[] = [
  { id: '${list}-1', title: 'The first' },
  { id: '${list}-2', title: 'The second' },
];
`;

const fixtureTest = (list: string, noun: string) => `import { endpoints, parseResponse } from '@machine/contract';
import { expect, test } from 'vitest';
import { ${list} } from './${noun}.ts';

test('${list} speak the wire', () => {
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
