import { PRODUCT_NAME, SOCKET_PATH } from '../constants.ts';
import { VERSION } from './openapi.ts';
import { jsonSchemas } from './schemas.ts';

const PREFIX = '#/components/schemas/';
const CHANNEL = '#/channels/live';

const SUMMARIES = {
  MatchEvent: 'Something about a match has changed; sent to everyone',
  UserEvent: 'A direct message or a notification; sent only to those concerned',
};

/** Returns the AsyncAPI 3.0 document of the socket. */
export function asyncApiDocument(): object {
  const { MatchEvent, UserEvent, Id } = jsonSchemas(PREFIX).shared;
  const names = Object.keys(SUMMARIES) as (keyof typeof SUMMARIES)[];
  return {
    asyncapi: '3.0.0',
    info: {
      title: `${PRODUCT_NAME}: live events`,
      version: VERSION,
      description:
        "The server sends JSON text frames. They carry no content: the client refetches what has changed. Handshakes are only accepted from the site's own `Origin`; the session cookie says whose events they get. What a client sends is ignored.",
      license: { name: 'MIT' },
    },
    defaultContentType: 'application/json',
    channels: {
      live: {
        address: SOCKET_PATH,
        messages: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/messages/${name}` }])),
        bindings: { ws: { method: 'GET' } },
      },
    },
    operations: {
      sendEvent: {
        action: 'send',
        channel: { $ref: CHANNEL },
        messages: names.map((name) => ({ $ref: `${CHANNEL}/messages/${name}` })),
      },
    },
    components: {
      messages: Object.fromEntries(
        names.map((name) => [name, { name, summary: SUMMARIES[name], payload: { $ref: PREFIX + name } }]),
      ),
      schemas: { MatchEvent, UserEvent, Id },
    },
  };
}
