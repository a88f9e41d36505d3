// oxlint-disable-next-line no-restricted-imports -- by the package's own name, because its published scripts are in another folder
import packageJson from '@machine/contract/package.json' with { type: 'json' };
import { LOGIN_REDIRECT_PATH, PRODUCT_NAME } from '../constants.ts';
import type { CallName } from '../callName.ts';
import { type Endpoint, isForVisitors } from '../endpoint.ts';
import * as endpoints from '../endpoints.ts';
import { COMMON_ERRORS, errorsOf, successOf } from './call-statuses.ts';
import { operationDescription } from './operation-description.ts';
import { parametersOf } from './parameters.ts';
import { type JsonSchema, jsonSchemas } from './schemas.ts';

export const { version: VERSION } = packageJson;

const DESCRIPTION = `What a server of ${PRODUCT_NAME} has to answer. The app reads responses more tolerantly than this document describes them: it ignores unknown fields, shows unknown values as they are, and drops invalid rows.

- Every request carries the session cookie. A request that changes something is only accepted from the site itself: \`Sec-Fetch-Site\` is \`same-origin\`, or \`Origin\` is the site's own.
- A body is JSON with the type \`application/json\`. Unknown fields in it are ignored.
- An error has a JSON body with a \`message\` for players: one sentence, never HTML.
- Only the responses of \`currentUser\`, \`login\`, \`signup\` and \`exportData\` contain an email address, the caller's own.
- While the game's clock differs from real time, responses have the header \`Game-Time\`, except those that may be kept without asking.`;

const PREFIX = '#/components/schemas/';
const JSON_TYPE = 'application/json';
const json = (schema: JsonSchema, example?: unknown) => ({
  content: { [JSON_TYPE]: { schema, ...(example !== undefined && { example }) } },
});

/** Bodies of successful responses, by call. */
export type ResponseExamples = { readonly [name in CallName]?: unknown };

const PLAYER = [{ session: [] }, { secureSession: [] }];

/** Returns the OpenAPI 3.1 document of all calls. Examples of requests come from their rows. */
export function openApiDocument(examples: ResponseExamples): object {
  const { shared, part } = jsonSchemas(PREFIX);
  const sources = { part, examples };
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    const path = endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name as CallName, endpoint, sources) };
  }
  paths[LOGIN_REDIRECT_PATH] = { get: LOGIN_REDIRECT };
  return {
    openapi: '3.1.1',
    info: {
      title: PRODUCT_NAME,
      version: VERSION,
      description: DESCRIPTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(Object.values<Endpoint>(endpoints).map(tagOf))].toSorted().map((name) => ({ name })),
    paths,
    components: {
      schemas: shared,
      responses: Object.fromEntries(
        Object.entries(COMMON_ERRORS).map(([status, meaning]) => [`Error${status}`, errorResponse(status, meaning)]),
      ),
      headers: {
        RetryAfter: {
          description: 'Seconds until the next try.',
          required: true,
          schema: { type: 'integer', minimum: 0 },
        },
        SetCookie: { description: 'The cookie: HttpOnly, SameSite=Lax, Path=/.', schema: { type: 'string' } },
        ETag: {
          description: 'For If-None-Match; such a request may get 304 without a body.',
          schema: { type: 'string' },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Over plain http.' },
        secureSession: { type: 'apiKey', in: 'cookie', name: '__Host-session', description: 'Over https.' },
      },
    },
  };
}

const tagOf = ({ path }: Endpoint) => path.split('/')[2] ?? '';

const LOCATION = { description: 'Where the dialog opens.', required: true, schema: { type: 'string' } };
const LOGIN_REDIRECT = {
  operationId: 'loginRedirect',
  summary: 'Redirect a browser to the login dialog; not a call',
  description: 'For everyone.',
  tags: ['auth'],
  security: [],
  responses: { 302: { description: 'To `/?login=1`', headers: { Location: LOCATION } } },
};

type Sources = { part: (label: string) => JsonSchema | undefined; examples: ResponseExamples };

function operation(name: CallName, endpoint: Endpoint, sources: Sources) {
  const { part } = sources;
  const body = part(`${name} body`);
  const parameters = parametersOf(endpoint, part(`${name} query`));
  return {
    operationId: name,
    summary: endpoint.summary,
    description: operationDescription(endpoint),
    tags: [tagOf(endpoint)],
    security: isForVisitors(endpoint) ? [{}, ...PLAYER] : PLAYER,
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, ...json(body, endpoint.example?.body) } }),
    responses: { ...successes(name, endpoint, sources), ...errors(name) },
  };
}

function successes(name: CallName, { method, session }: Endpoint, { part, examples }: Sources) {
  const headers = {
    ...(session && { 'Set-Cookie': { $ref: '#/components/headers/SetCookie' } }),
    ...(method === 'GET' && name !== 'exportData' && { ETag: { $ref: '#/components/headers/ETag' } }),
  };
  return Object.fromEntries(
    Object.entries(successOf(name)).map(([status, description]) => [
      status,
      {
        description,
        ...(Object.keys(headers).length > 0 && { headers }),
        ...(status !== '204' && json(part(`${name} response`) ?? {}, examples[name])),
      },
    ]),
  );
}

const errorResponse = (status: string, description: string) => ({
  description,
  ...((status === '429' || status === '503') && {
    headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
  }),
  ...json({ $ref: PREFIX + (status === '409' ? 'PickConflict' : 'Error') }),
});

const commonErrors = new Map(Object.entries(COMMON_ERRORS));

const errors = (name: CallName) =>
  Object.fromEntries(
    Object.entries(errorsOf(name)).map(([status, meaning]) => [
      status,
      commonErrors.get(status) === meaning
        ? { $ref: `#/components/responses/Error${status}` }
        : errorResponse(status, meaning),
    ]),
  );
