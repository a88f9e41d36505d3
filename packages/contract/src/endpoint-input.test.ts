import { expectTypeOf, test } from 'vitest';
import type { EndpointInput } from './endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Type tests, checked by `npm run check`: an invalid call must not compile. Valid ones are all over the app. */

type Table = typeof endpoints;
const call = <Name extends keyof Table>(_name: Name, _input: EndpointInput<Table[Name]>): void => {};

test('requires every path parameter, the body, and the query unless it is optional', () => {
  // @ts-expect-error missing path parameter
  call('removeFollower', { params: { id: '1' } });
  // @ts-expect-error unknown path parameter
  call('userSummary', { params: { userId: '1' } });
  // @ts-expect-error missing params
  call('recap', {});
  // @ts-expect-error missing choice
  call('lockPick', { body: { matchId: 'm1' } });
  // @ts-expect-error missing body
  call('login', {});
  // @ts-expect-error body without path parameters
  call('sendChatMessage', { body: { text: 'Hi' } });
  // @ts-expect-error missing query
  call('searchUsers', {});
  // @ts-expect-error unknown board
  call('leaderboard', { query: { board: 'best' } });
  call('randomPrediction', {});
  expectTypeOf<EndpointInput<Table['searchUsers']>>().toEqualTypeOf<{ query: { q: string } }>();
});
