import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import asyncApiSpecs from '@asyncapi/specs';
import { type CallName, type Endpoint, endpoints } from '@machine/contract';
import { bodyProblems, documents, statusesOf } from '@machine/contract/openapi';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ROOT } from './build.ts';
import { responseExamples } from '@machine/mocks/responseExamples.ts';

const examples = await responseExamples();
const generated = documents(examples);
type Schema = Record<string, unknown>;
const {
  'openapi.json': openApi,
  'asyncapi.json': asyncApi,
  'schemas.json': schemas,
} = generated as Record<string, Schema>;

type Content = { content?: { 'application/json': { example?: unknown } } };
type Operation = {
  operationId: string;
  summary?: string;
  description?: string;
  parameters?: { name: string; description?: string }[];
  requestBody?: Content;
  responses: Record<string, Content & { headers?: Record<string, Schema> }>;
};
const operations = Object.values((openApi as { paths: Record<string, Record<string, Operation>> }).paths).flatMap(
  Object.values<Operation>,
);

test('the OpenAPI document is valid', async () => {
  const result = await new Validator().validate(structuredClone(openApi ?? {}));
  expect(result).toMatchObject({ valid: true });
});

test('the AsyncAPI document is valid', () => {
  // The specification brings its own copy of the meta-schema.
  const ajv = new Ajv({ strict: false, meta: false, validateSchema: false, allErrors: true });
  addFormats.default(ajv);
  ajv.validate(asyncApiSpecs.schemas['3.0.0'] ?? false, asyncApi);
  expect(ajv.errors).toBeNull();
});

describe('the JSON Schemas', () => {
  const { $defs = {} } = schemas as { $defs?: Record<string, Schema> };
  const ajv = new Ajv2020({ strictTypes: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(schemas ?? {}, 'contract');

  test.each(Object.keys($defs))('%s is valid, and says what it holds', (name) => {
    expect(() => ajv.compile({ $ref: `contract#/$defs/${name}` })).not.toThrow();
    const text = JSON.stringify($defs[name]);
    // An empty schema would accept anything.
    expect(text).not.toMatch(/"items":{}|:{"type":"object"}|^{}$/);
  });

  test('are as strict as the checks of responses', () => {
    const match = ajv.compile({ $ref: 'contract#/$defs/MatchChat' });
    const chat = { matchId: 7, homeTeam: 'A', awayTeam: 'B', startTime: '2026-11-20T18:00:00+01:00', unreadCount: 0 };
    expect(match(chat)).toBe(true);
    for (const change of [
      { startTime: '2026-11-20 18:00' },
      { unreadCount: -1 },
      { email: 'a@b.example' },
      { matchId: null },
    ]) {
      expect([change, match({ ...chat, ...change })]).toEqual([change, false]);
    }
  });
});

/** Returns the properties of all schemas in a document, by where they are. */
function propertiesIn(part: unknown, path = ''): [path: string, property: Schema][] {
  if (typeof part !== 'object' || part === null) return [];
  const { properties } = part as { properties?: Record<string, Schema> };
  // A field may have that name, too.
  const own = path.endsWith('/properties') ? {} : properties;
  return [
    ...Object.entries(own ?? {}).map(([name, property]): [string, Schema] => [`${path}/${name}`, property]),
    ...Object.entries(part).flatMap(([name, value]) =>
      name === 'example' ? [] : propertiesIn(value, `${path}/${name}`),
    ),
  ];
}

const isDescribed = ({ description }: Schema) => /^.{5,}\.$/.test(String(description));

test.each(Object.keys(generated))('%s describes every property', (name) => {
  const properties = propertiesIn(generated[name]);
  expect(properties.length).toBeGreaterThan(0);
  expect(properties.filter(([, property]) => !isDescribed(property)).map(([path]) => path)).toEqual([]);
});

test('the OpenAPI document describes every operation, parameter and header', () => {
  const described = operations.flatMap(({ operationId, summary, description, parameters = [], responses }) => [
    [`${operationId} summary`, summary],
    [`${operationId} description`, description],
    ...parameters.map(({ name, description }) => [`${operationId} ${name}`, description]),
    ...Object.values(responses).flatMap(({ headers = {} }) =>
      Object.entries(headers).map(([name, { description, $ref }]) => [`${operationId} ${name}`, description ?? $ref]),
    ),
  ]);
  expect(described.filter(([, text]) => !text)).toEqual([]);
});

/** Returns the JSON of a request and of its successful responses. */
const bodiesOf = ({ requestBody = {}, responses }: Operation) =>
  Object.entries({ request: requestBody, ...responses }).flatMap(([of, { content }]) =>
    content && !/[45]../.test(of) ? [{ of, ...content['application/json'] }] : [],
  );

const isIncomplete = (operation: Operation) => bodiesOf(operation).some((body) => !('example' in body));

test('the OpenAPI document has an example of every body', () => {
  expect(operations.filter(isIncomplete).map(({ operationId }) => operationId)).toEqual([]);
  const withoutBodies = operations.filter((operation) => bodiesOf(operation).length === 0);
  const statuses = withoutBodies.flatMap(({ responses }) => Object.keys(responses).filter((status) => status < '400'));
  expect(new Set(statuses)).toEqual(new Set(['204', '302']));
});

test.each(operations.filter(({ operationId }) => operationId !== 'loginRedirect'))(
  'the examples of $operationId match its schemas',
  (operation) => {
    const name = operation.operationId as CallName;
    const { body = z.never() }: Endpoint = endpoints[name];
    const problems = bodiesOf(operation).flatMap(({ of, example }): unknown[] =>
      of === 'request' ? (z.safeParse(body, example).error?.issues ?? []) : bodyProblems(name, example),
    );
    expect(problems).toEqual([]);
  },
);

test('the OpenAPI document has every call, with all of its statuses', () => {
  const statuses = operations.map(({ operationId, responses }) => [operationId, Object.keys(responses).map(Number)]);
  const expected = (Object.keys(endpoints) as CallName[]).map((name) => [name, statusesOf(name).toSorted()]);
  expect(Object.fromEntries(statuses)).toEqual({ ...Object.fromEntries(expected), loginRedirect: [302] });
});

test('the specification lists exactly the calls of the contract', () => {
  const specification = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8');
  const rows = specification
    .split('\n')
    .flatMap((line) => /^\| ((?:GET|POST|PUT|PATCH|DELETE) \/api.*?) +(?<!\\)\|/.exec(line)?.[1] ?? []);
  const listed = rows.flatMap((row) => row.split(', ')).map((call) => call.replace(/\?.*/, ''));
  const calls = Object.values<Endpoint>(endpoints).map(
    ({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`,
  );
  expect(listed.toSorted()).toEqual(calls.toSorted());
});
