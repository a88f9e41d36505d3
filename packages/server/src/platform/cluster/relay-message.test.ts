import { expect, it } from 'vitest';
import { parseRelayMessage } from './relay-message.ts';

it.each(['', 'hello', 'null', '[]', '["a","chat"]', '["a","shout","m-1"]', '["a","chat",1]', '{"type":"chat"}'])(
  'does not parse %j',
  (text) => {
    expect(parseRelayMessage(text)).toBe(null);
  },
);
