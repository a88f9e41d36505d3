import { activeSessions } from '@machine/contract';
import { expect, test } from 'vitest';
import * as fixtures from './activeSession.ts';

test.each([
  ['usual', fixtures.activeSessions],
  ['many', fixtures.manyActiveSessions(60)],
  ['malformed', fixtures.malformedSessions],
  ['hostile', fixtures.hostileSessions],
])('%s sessions match the schema', (_, list) => {
  expect(activeSessions.parse(list)).toEqual(list);
});
