import * as z from 'zod/mini';
import { POSITION_MAX, positionInQuery } from '../auditLog.ts';
import * as endpoints from '../endpoints.ts';
import { type Endpoint, ignored } from '../endpoint.ts';
import { liveEvent, watchMessage } from '../events.ts';
import * as contract from '../index.ts';
import { preferencePatch } from '../preference.ts';
import { PREFERENCE_KEYS } from '../user.ts';
import { type AnyTexts } from './descriptions/describe.ts';
import { DESCRIPTIONS } from './descriptions/index.ts';
import { SHARED } from './descriptions/shared.ts';
import { errorBody, pickConflict } from './error-body.ts';
import { BLOCKS, strictOf, strictSchemas } from './strict.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

const pascal = (name: string) => name[0]?.toUpperCase() + name.slice(1);

const parts: Record<string, z.core.$ZodType> = {};
for (const [name, { body, query, response, sent }] of Object.entries<Endpoint>(endpoints)) {
  parts[`${name} response`] = strictOf(sent ?? response ?? ignored);
  if (body) parts[`${name} body`] = body;
  if (query) parts[`${name} query`] = query;
}
parts['live event'] = strictOf(liveEvent);
parts['watch message'] = watchMessage;

/** Exports that become no schema of their own: a query becomes parameters. */
const isSkipped = (name: string) => name === 'ignored' || name.endsWith('Query');

/** The names of schemas that several calls share, or that have a name in the contract. */
function namesOf(): Map<z.core.$ZodType, string> {
  const strict = strictSchemas();
  const replaced = new Map(
    Object.values<Endpoint>(endpoints).flatMap(({ response, sent }) =>
      sent === undefined ? [] : [[response as z.core.$ZodType, strictOf(sent)]],
    ),
  );
  const sent = new Set(Object.values(parts));
  const names = new Map<z.core.$ZodType, string>([
    [errorBody, 'Error'],
    [pickConflict, 'PickConflict'],
    ...BLOCKS.map(([schema, name]) => [schema, name] as const),
  ]);
  for (const [name, schema] of Object.entries(contract)) {
    if (!(schema instanceof z.ZodMiniType) || isSkipped(name)) continue;
    const used = replaced.get(schema) ?? strict.get(schema) ?? (sent.has(schema) ? schema : undefined);
    if (used && !names.has(used)) names.set(used, pascal(name));
  }
  return names;
}

/** Adds what zod can't tell: checks that are functions. */
function override({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }): void {
  if ('pattern' in zodSchema && zodSchema.pattern instanceof RegExp) jsonSchema.pattern = zodSchema.pattern.source;
  const block = BLOCKS.find(([schema]) => schema === zodSchema);
  if (block) {
    jsonSchema.description = block[2];
    // The format says the same as zod's pattern, and every safe integer is allowed.
    delete jsonSchema.pattern;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  }
  if (zodSchema === positionInQuery) {
    delete jsonSchema.anyOf;
    Object.assign(jsonSchema, { type: 'integer', minimum: 0, maximum: POSITION_MAX });
  }
  if (zodSchema === preferencePatch) {
    delete jsonSchema.propertyNames;
    delete jsonSchema.additionalProperties;
    Object.assign(jsonSchema, {
      properties: Object.fromEntries(PREFERENCE_KEYS.map((key) => [key, { type: 'boolean' }])),
      additionalProperties: false,
      minProperties: 1,
      maxProperties: 1,
    });
  }
}

/** Returns the descriptions of fields, which toJSONSchema() copies beside the properties. A response has them in its strict twin. */
function fieldTextsOf() {
  const strict = strictSchemas();
  const metadata = z.registry<{ fieldTexts: AnyTexts }>();
  for (const [schema, fieldTexts] of DESCRIPTIONS) {
    metadata.add(schema, { fieldTexts });
    metadata.add(strict.get(schema) ?? schema, { fieldTexts });
  }
  return metadata;
}

type Property = JsonSchema & { fieldTexts?: AnyTexts };
const isObject = (value: unknown): value is Property => typeof value === 'object' && value !== null;

/** Gives each property its description: beside a reference, because it says more than what it refers to. */
function describeProperties(schema: unknown): void {
  if (!isObject(schema)) return;
  const { fieldTexts } = schema;
  delete schema.fieldTexts;
  if (fieldTexts) schema.properties = withTexts(schema.properties, fieldTexts);
  Object.values(schema).forEach(describeProperties);
}

function withTexts(properties: JsonSchema['properties'] = {}, texts: AnyTexts): JsonSchema['properties'] {
  const entries = Object.entries(properties as Record<string, Property>).map(([name, property]) => {
    const text = texts[name] ?? (SHARED as AnyTexts)[name];
    if (text === undefined || typeof text === 'string') return [name, { description: text, ...property }];
    const inner = [property, property.items, ...(property.anyOf ?? [])].find(
      (part): part is Property => isObject(part) && part.properties !== undefined,
    );
    if (inner) inner.fieldTexts = text[1];
    return [name, { description: text[0], ...property }];
  });
  return Object.fromEntries(entries);
}

/**
 * Returns the JSON Schemas (2020-12) of the contract: the shared ones by name, and the part of a call or event by label,
 * such as 'lockPick body'. `prefix` is where the shared ones are in the document, such as '#/components/schemas/'.
 */
export function jsonSchemas(prefix: string) {
  const names = namesOf();
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of names) registry.add(schema, { id });
  for (const [id, schema] of Object.entries(parts)) if (!names.has(schema)) registry.add(schema, { id });
  const metadata = fieldTextsOf();
  const { schemas } = z.toJSONSchema(registry, { uri: (id) => prefix + id, io: 'input', override, metadata });
  Object.values(schemas).forEach(describeProperties);
  const clean = (id: string): JsonSchema => {
    const { $schema: _schema, $id: _id, ...schema } = schemas[id] as JsonSchema;
    return schema;
  };
  const shared = [...names.values()].toSorted();
  return {
    shared: Object.fromEntries(shared.map((name) => [name, clean(name)])),
    part(label: string): JsonSchema | undefined {
      const schema = parts[label];
      if (schema === undefined) return undefined;
      const name = names.get(schema);
      return name === undefined ? clean(label) : { $ref: prefix + name };
    },
  };
}
