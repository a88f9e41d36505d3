import { describe, expectTypeOf, test } from 'vitest';
import type { EndpointInput, EndpointOutput } from './endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Type tests, checked by `npm run check`: an invalid call must not compile. */

type Table = typeof endpoints;
type Input<Name extends keyof Table> = EndpointInput<Table[Name]>;
type Output<Name extends keyof Table> = EndpointOutput<Table[Name]>;
const call = <Name extends keyof Table>(_name: Name, _input: Input<Name>): void => {};

describe('EndpointInput', () => {
  test('is unknown for an endpoint without parameters, query or body', () => {
    expectTypeOf<Input<'currentUser'>>().toEqualTypeOf<unknown>();
    expectTypeOf<Input<'logout'>>().toEqualTypeOf<unknown>();
  });

  test('requires every path parameter', () => {
    expectTypeOf<Input<'userSummary'>>().toExtend<{ params: { id: string } }>();
    expectTypeOf<Input<'removeFollower'>['params']>().toEqualTypeOf<Record<'id' | 'followerId', string>>();
    call('removeFollower', { params: { id: '1', followerId: '2' } });
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
    call('lockPick', { body: { matchId: 'm1', choice: 'AGREE' } });
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
    call('searchUsers', { query: { q: 'ann' } });
    call('leaderboard', { query: {} });
    call('leaderboard', { query: { board: 'slayers' } });
    call('randomPrediction', {});
    call('randomPrediction', { query: { match: 'm1' } });
    // @ts-expect-error missing query
    call('searchUsers', {});
    // @ts-expect-error unknown board
    call('leaderboard', { query: { board: 'best' } });
  });

  test('rejects unknown endpoint names', () => {
    expectTypeOf<'deleteEverything'>().not.toExtend<keyof Table>();
    // @ts-expect-error unknown endpoint
    call('deleteEverything', {});
  });
});

test('EndpointOutput is the type of the response schema', () => {
  expectTypeOf<Output<'unreadCount'>>().toEqualTypeOf<{ count: number }>();
  expectTypeOf<Output<'createThread'>>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<Output<'recap'>>().extract<null>().toEqualTypeOf<null>();
  expectTypeOf<Output<'login'>>().toEqualTypeOf<unknown>();
  expectTypeOf<Output<'notifications'>[number]['id']>().toEqualTypeOf<string>();
});
