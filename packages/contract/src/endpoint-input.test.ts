import { expectTypeOf, test } from 'vitest';
import type { EndpointInput, EndpointOutput } from './endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Type tests, checked by `npm run check`: an invalid call must not compile. Valid ones are all over the app. */

type Table = typeof endpoints;
type Input<Name extends keyof Table> = EndpointInput<Table[Name]>;
type Output<Name extends keyof Table> = EndpointOutput<Table[Name]>;
const call = <Name extends keyof Table>(_name: Name, _input: Input<Name>): void => {};

test('requires every path parameter', () => {
  expectTypeOf<Input<'removeFollower'>['params']>().toEqualTypeOf<Record<'id' | 'followerId', string>>();
  // @ts-expect-error missing path parameter
  call('removeFollower', { params: { id: '1' } });
  // @ts-expect-error unknown path parameter
  call('userSummary', { params: { userId: '1' } });
  // @ts-expect-error ids are strings
  call('userSummary', { params: { id: 1 } });
  // @ts-expect-error missing params
  call('recap', {});
});

test('requires the body', () => {
  expectTypeOf<Input<'lockPick'>['body']['choice']>().toEqualTypeOf<'AGREE' | 'DISAGREE'>();
  // @ts-expect-error missing choice
  call('lockPick', { body: { matchId: 'm1' } });
  // @ts-expect-error invalid choice
  call('lockPick', { body: { matchId: 'm1', choice: 'HOME' } });
  // @ts-expect-error missing body
  call('login', {});
  // @ts-expect-error body without path parameters
  call('sendChatMessage', { body: { text: 'Hi' } });
  // @ts-expect-error unknown preference
  call('updatePreference', { body: { canChangePassword: true } });
});

test('requires the query unless it is optional', () => {
  expectTypeOf<Input<'searchUsers'>>().toEqualTypeOf<{ query: { q: string } }>();
  call('leaderboard', { query: {} });
  call('randomPrediction', {});
  // @ts-expect-error missing query
  call('searchUsers', {});
  // @ts-expect-error unknown board
  call('leaderboard', { query: { board: 'best' } });
});

test('the output is the type of the response schema', () => {
  expectTypeOf<Output<'unreadCount'>>().toEqualTypeOf<{ count: number }>();
  expectTypeOf<Output<'recap'>>().extract<null>().toEqualTypeOf<null>();
  expectTypeOf<Output<'login'>>().toEqualTypeOf<unknown>();
});
