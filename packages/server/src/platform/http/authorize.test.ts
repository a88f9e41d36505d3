import type { Endpoint } from '@machine/contract';
import { expect, it } from 'vitest';
import type { Session, Sessions } from '../session/session.ts';
import { createAuthorize } from './authorize.ts';

const sessionOf = (userId: string): Session => ({ userId, idHash: '' });
const SESSIONS = { visitor: null, player: sessionOf('player'), moderator: sessionOf('moderator') };
type Who = keyof typeof SESSIONS;

const authorizeAs = (who: Who, access: Endpoint['access']) =>
  createAuthorize({
    sessions: { findSession: async () => SESSIONS[who] } as unknown as Sessions,
    isModerator: async (userId) => userId === 'moderator',
  })({ access } as Endpoint, new Request('http://localhost'));

const as = (who: Exclude<Who, 'visitor'>) => ({ userId: who, session: SESSIONS[who] });
const UNAUTHORIZED = { status: 401 };
const NOT_FOUND = { status: 404 };

it.each<[Endpoint['access'], visitor: object, player: object, moderator: object]>([
  ['public', {}, {}, {}],
  ['optional', { userId: null }, { userId: 'player' }, { userId: 'moderator' }],
  ['player', UNAUTHORIZED, as('player'), as('moderator')],
  ['owner', UNAUTHORIZED, as('player'), as('moderator')],
  ['moderator', UNAUTHORIZED, NOT_FOUND, as('moderator')],
])('a call for %s gets who makes it, or is rejected', async (access, ...expected) => {
  for (const [index, who] of (['visitor', 'player', 'moderator'] as const).entries()) {
    const result = await authorizeAs(who, access).catch((error: { status: number }) => ({ status: error.status }));
    expect([who, result]).toEqual([who, expected[index]]);
  }
});
