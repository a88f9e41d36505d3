import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import asyncApiSpecs from '@asyncapi/specs';
import { type CallName, type Endpoint, endpoints } from '@machine/contract';
import { documents, statusesOf } from '@machine/contract/openapi';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { ROOT } from './build.ts';

const generated = documents();
type Schema = Record<string, unknown>;
const {
  'openapi.json': openApi,
  'asyncapi.json': asyncApi,
  'schemas.json': schemas,
} = generated as Record<string, Schema>;

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

test('the OpenAPI document has every call, with all of its statuses', () => {
  const { paths } = openApi as { paths: Record<string, Record<string, { operationId: string; responses: object }>> };
  const operations = Object.values(paths)
    .flatMap(Object.values<{ operationId: string; responses: object }>)
    .map(({ operationId, responses }) => [operationId, Object.keys(responses).map(Number)]);
  const expected = (Object.keys(endpoints) as CallName[]).map((name) => [name, statusesOf(name).toSorted()]);
  expect(Object.fromEntries(operations)).toEqual({ ...Object.fromEntries(expected), loginRedirect: [302] });
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
