import type { Endpoint } from '../endpoint.ts';
import { PATH_PARAMETERS } from './descriptions/parameters.ts';
import type { JsonSchema } from './schemas.ts';

const descriptions = new Map(Object.entries(PATH_PARAMETERS));

/** Returns the parameters of a call: in its path, its query and its headers. */
export const parametersOf = (endpoint: Endpoint, query: JsonSchema | undefined): object[] => [
  ...pathParameters(endpoint),
  ...queryParameters(endpoint, query),
  ...(endpoint.idempotent ? [IDEMPOTENCY_KEY] : []),
];

const pathParameters = ({ path }: Endpoint) =>
  [...path.matchAll(/:(\w+)/g)].map(({ 0: text, 1: name, index }) => ({
    name,
    in: 'path',
    required: true,
    description: descriptions.get(path.slice(0, index + text.length)),
    schema: { type: 'string', minLength: 1 },
  }));

const queryParameters = ({ example }: Endpoint, query: JsonSchema = {}) =>
  Object.entries(query.properties ?? {}).map(([name, property]) => {
    const { description, ...schema } = property as JsonSchema;
    const value = example?.query?.[name];
    return {
      name,
      in: 'query',
      required: query.required?.includes(name) ?? false,
      description,
      schema,
      ...(value !== undefined && { example: value }),
    };
  });

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A repeated request with the same key is done once and answered as before.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};
