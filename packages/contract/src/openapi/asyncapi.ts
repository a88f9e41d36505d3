import { PRODUCT_NAME, SOCKET_PATH } from '../constants.ts';
import { VERSION } from './openapi.ts';
import { jsonSchemas } from './schemas.ts';

const PREFIX = '#/components/schemas/';
const CHANNEL = '#/channels/live';

const SENT = {
  MatchEvent: 'Something about a match has changed; sent to who watches it',
  UserEvent: 'A direct message or a notification; sent only to those concerned',
};
const RECEIVED = { WatchMessage: 'The only matches whose events the client wants from now on' };
const MESSAGES = { ...SENT, ...RECEIVED };
const namesOf = <Name extends string>(summaries: Record<Name, string>) => Object.keys(summaries) as Name[];

/** Returns the AsyncAPI 3.0 document of the socket. */
export function asyncApiDocument(): object {
  const { MatchEvent, UserEvent, WatchMessage, Id } = jsonSchemas(PREFIX).shared;
  const messagesOf = (summaries: Record<string, string>) =>
    namesOf(summaries).map((name) => ({ $ref: `${CHANNEL}/messages/${name}` }));
  const names = namesOf(MESSAGES);
  return {
    asyncapi: '3.0.0',
    info: {
      title: `${PRODUCT_NAME}: live events`,
      version: VERSION,
      description:
        "The server sends JSON text frames. They carry no content: the client refetches what has changed. Handshakes are only accepted from the site's own `Origin`; the session cookie says whose events they get. A client that sends a `WatchMessage` gets, of the events about matches, only those of the matches it names; one that never sends it gets all. Each message replaces the one before. What else a client sends is ignored, and so is the message by servers that don't know it.",
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
      sendEvent: { action: 'send', channel: { $ref: CHANNEL }, messages: messagesOf(SENT) },
      receiveWatch: { action: 'receive', channel: { $ref: CHANNEL }, messages: messagesOf(RECEIVED) },
    },
    components: {
      messages: Object.fromEntries(
        names.map((name) => [name, { name, summary: MESSAGES[name], payload: { $ref: PREFIX + name } }]),
      ),
      schemas: { MatchEvent, UserEvent, WatchMessage, Id },
    },
  };
}
