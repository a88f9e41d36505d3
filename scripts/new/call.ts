import { camelOf, type Edit, type Names, type Plan, singularOf } from './plan.ts';

export type CallOptions = {
  /** The file name in each package; by default the singular of the call's name. */
  noun?: string;
  /** Whether it sends a body instead of reading a list. */
  post?: boolean;
  /** The names of its path parameter and its query parameter. */
  param?: string;
  query?: string;
};

const CONTRACT = 'packages/contract/src';
const MOCKS = 'packages/mocks/src';
const CALL_INFO = 'packages/contract/src/openapi/calls.ts';
const ACCESS = 'packages/server/src/testing/access-matrix.ts';
const STRANGERS = 'packages/server/src/testing/stranger-calls.ts';
const REMEMBERING = `${MOCKS}/remembering`;
const FAULTS = 'app/test/faults/calls.ts';

/** Returns the names of a list, its items and its files. */
export const listNamesOf = ({ pascal }: Names, noun?: string) => {
  const item = singularOf(pascal);
  return { item, one: camelOf(item), noun: noun ?? camelOf(item) };
};

/** Plans a call: its endpoint in the contract, its mock response, and its query or mutation in the app. */
export function planCall(names: Names, options: CallOptions): Plan {
  const { post, param, query } = options;
  const { camel } = names;
  const call = { ...names, ...options, ...listNamesOf(names, post ? (options.noun ?? camel) : options.noun) };
  const { noun } = call;
  const path = `/api/${names.kebab}${param ? `/:${param}` : ''}`;
  const input = [
    param && `params: { ${param}: 'x' }`,
    query && `query: { ${query}: 'x' }`,
    post && `body: { text: 'x' }`,
  ];
  return {
    files: {
      [`${CONTRACT}/${noun}.ts`]: schemas(call),
      [`${CONTRACT}/endpoints/${noun}.ts`]: endpoint(call, path),
      [`app/src/queries/${noun}.ts`]: post ? mutation(call) : queries(call),
      ...(!post && { [`${MOCKS}/${noun}.ts`]: fixture(call), [`${MOCKS}/${camel}.test.ts`]: fixtureTest(call) }),
    },
    edits: [
      exportFrom(`${CONTRACT}/index.ts`, `./${noun}.ts`),
      exportFrom(`${CONTRACT}/endpoints.ts`, `./endpoints/${noun}.ts`),
      {
        path: `${CONTRACT}/endpoints.test.ts`,
        at: { after: 'const ADDED = [' },
        text: `\n  '${post ? 'POST' : 'GET'} ${path.replace(/:\w+/, '{}')}${post ? ' *' : ''}',`,
      },
      {
        path: CALL_INFO,
        at: { before: '  reportClientError:' },
        text: `  ${camel}: player('FILL IN: what it does'),\n`,
      },
      {
        path: ACCESS,
        at: { before: '  reportClientError: row(' },
        text: `  ${camel}: row(MEMBERS, () => ({ ${input.filter(Boolean).join(', ')} })),\n`,
      },
      {
        path: STRANGERS,
        at: { before: '  reportClientError:' },
        text: `  ${camel}: () => once(${input.some(Boolean) ? `{ ${input.filter(Boolean).join(', ')} }` : ''}),\n`,
      },
      {
        path: `${REMEMBERING}/access.ts`,
        at: { before: '  reportClientError:' },
        text: `  ${camel}: 'members',\n`,
      },
      {
        path: FAULTS,
        at: { before: '  reportClientError:' },
        text: `  ${camel}: 'FILL IN: how it is reached, and the sentence of its failure',\n`,
      },
      ...(post
        ? [replyIn('writeHandlers', camel, 'null')]
        : [
            exportFrom(`${MOCKS}/fixtures.ts`, `./${noun}.ts`),
            replyIn('resultHandlers', camel, `fixtures.${camel}`),
            replyIn('emptyHandlers', camel, '[]'),
          ]),
    ],
    steps: [
      `Define the fields in ${CONTRACT}/${noun}.ts${post ? '' : ` and update ${MOCKS}/${noun}.ts`}.`,
      `Complete its entry in ${CALL_INFO}, and write the API documents with npm run contract.`,
      ...(post ? [rememberStep(call)] : []),
      'Implement the call in packages/server/src and add its routes to server.ts; until then the server responds with 501.',
      `Add the call to docs/reliability.md, and describe it in ${FAULTS}.`,
    ],
  };
}

type Call = Names & CallOptions & ReturnType<typeof listNamesOf>;

const exportFrom = (path: string, from: string): Edit => ({ path, at: 'end', text: `export * from '${from}';` });

const replyIn = (handlers: string, camel: string, body: string): Edit => ({
  path: `${MOCKS}/scenarioHandlers.ts`,
  at: { after: `const ${handlers} = [` },
  text: `\n  reply(endpoints.${camel}, ${body}),`,
});

/** A responder can only be written once the fields are known. */
const rememberStep = ({ camel, param }: Call) =>
  `Remember what it changes: in a file of ${REMEMBERING}, add ` +
  `\`${camel}({ ${param ? 'params, ' : ''}body, reply, account }) { account.… = body.…; return reply; }\`, and a test.`;

const schemas = ({ pascal, camel, item, one, post, query }: Call) => `
import * as z from 'zod/mini';
${post ? '' : "import { byId, id, rows, text } from './wire.ts';"}

/* FILL IN: define each field, with a schema from wire.ts or with the limits that the server enforces. */
${
  post
    ? `export const ${camel}Body = z.object({ text: z.string().check(z.minLength(1), z.maxLength(200)) });
export type ${pascal}Body = z.infer<typeof ${camel}Body>;`
    : `export const ${one} = z.object({ id, title: text });
export type ${item} = z.infer<typeof ${one}>;
export const ${camel} = rows(${one}, byId);`
}
${
  query
    ? `export const ${camel}Query = z.object({ ${query}: z.string() });
export type ${pascal}Query = z.infer<typeof ${camel}Query>;`
    : ''
}
`;

function endpoint({ camel, noun, post, query }: Call, path: string): string {
  const fields = [
    `method: '${post ? 'POST' : 'GET'}'`,
    `path: '${path}'`,
    query && `query: ${noun}Schemas.${camel}Query`,
    post && `body: ${noun}Schemas.${camel}Body`,
    post ? 'response: ignored' : `response: ${noun}Schemas.${camel}`,
  ].filter(Boolean);
  return `
import { type Endpoint${post ? ', ignored' : ''} } from '../endpoint.ts';
import * as ${noun}Schemas from '../${noun}.ts';

export const ${camel} = { ${fields.join(', ')} } as const satisfies Endpoint;
`;
}

const fixture = ({ camel, item }: Call) => `
import type { ${item} } from '@machine/contract';

/* FILL IN: add an example of each kind. */
export const ${camel}: ${item}[] = [
  { id: '${camel}-1', title: 'The first' },
  { id: '${camel}-2', title: 'The second' },
];
`;

const fixtureTest = ({ camel, noun }: Call) => `
import { endpoints, parseResponse } from '@machine/contract';
import { expect, test } from 'vitest';
import { ${camel} } from './${noun}.ts';

test('${camel} match the contract', () => {
  expect(parseResponse(endpoints.${camel}, ${camel})).toEqual(${camel});
});
`;

/** The parameters of the query or hook, and the input that it passes to the call. */
const parametersOf = ({ pascal, param, query }: Call) =>
  [param && `${param}: string`, query && `query: ${pascal}Query`].filter(Boolean).join(', ');
const inputOf = ({ param, query, post }: Call) =>
  [param && `params: { ${param} }`, query && 'query', post && 'body'].filter(Boolean).join(', ');

const queries = (call: Call) => `
import { endpoints${call.query ? `, type ${call.pascal}Query` : ''} } from '@machine/contract';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { REFETCH_ON_MOUNT } from './client.ts';

export const ${call.noun}Queries = {
  ${call.camel}: (${parametersOf(call)}) =>
    queryOptions({
      queryKey: [${[`'${call.camel}'`, call.param, call.query && 'query'].filter(Boolean).join(', ')}] as const,
      queryFn: () => call(endpoints.${call.camel}${inputOf(call) && `, { ${inputOf(call)} }`}),
      ...REFETCH_ON_MOUNT,
    }),
};
`;

const mutation = (call: Call) => `
import { endpoints, type ${call.pascal}Body${call.query ? `, type ${call.pascal}Query` : ''} } from '@machine/contract';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { useSingleMutation } from './singleMutation.ts';

export function use${call.pascal}(${parametersOf(call)}) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: ${call.pascal}Body) => call(endpoints.${call.camel}, { ${inputOf(call)} }),
    /* FILL IN: the key of the queries that it changes. */
    onSettled: () => void client.invalidateQueries({ queryKey: ['${call.camel}'] }),
  });
}
`;
