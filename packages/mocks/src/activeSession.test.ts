import { activeSessions } from '@machine/contract';
import { expect, test } from 'vitest';
import * as fixtures from './activeSession.ts';

test.each([
  ['usual', fixtures.activeSessions],
  ['many', fixtures.activeSessionsOf(60)],
  ['odd', fixtures.oddSessions],
  ['hostile', fixtures.hostileSessions],
])('%s sessions speak the wire', (_, list) => {
  expect(activeSessions.parse(list)).toEqual(list);
});
