import { describe, expectTypeOf, test } from 'vitest';
import type { EndpointInput, EndpointOutput } from './endpoint.ts';
import type * as endpoints from './endpoints.ts';

/** Checked by `npm run types`: a wrong call does not compile. */

type Table = typeof endpoints;
type Input<Name extends keyof Table> = EndpointInput<Table[Name]>;
type Output<Name extends keyof Table> = EndpointOutput<Table[Name]>;
const call = <Name extends keyof Table>(_name: Name, _input: Input<Name>): void => {};

describe('what a call must be given', () => {
  test('is nothing where path, query and body ask for nothing', () => {
    expectTypeOf<Input<'currentUser'>>().toEqualTypeOf<unknown>();
    expectTypeOf<Input<'logout'>>().toEqualTypeOf<unknown>();
  });

  test('is every id of the path', () => {
    expectTypeOf<Input<'userSummary'>>().toExtend<{ params: { id: string } }>();
    expectTypeOf<Input<'removeFollower'>['params']>().toEqualTypeOf<Record<'id' | 'followerId', string>>();
    call('removeFollower', { params: { id: '1', followerId: '2' } });
    // @ts-expect-error an id is missing
    call('removeFollower', { params: { id: '1' } });
    // @ts-expect-error the path has no such id
    call('userSummary', { params: { userId: '1' } });
    // @ts-expect-error an id is text
    call('userSummary', { params: { id: 1 } });
    // @ts-expect-error no ids at all
    call('recap', {});
  });

  test('is the body', () => {
    expectTypeOf<Input<'lockPick'>['body']['choice']>().toEqualTypeOf<'AGREE' | 'DISAGREE'>();
    call('lockPick', { body: { matchId: 'm1', choice: 'AGREE' } });
    // @ts-expect-error no choice
    call('lockPick', { body: { matchId: 'm1' } });
    // @ts-expect-error no such choice
    call('lockPick', { body: { matchId: 'm1', choice: 'HOME' } });
    // @ts-expect-error no body
    call('login', {});
    // @ts-expect-error a body without the ids of the path
    call('sendChatMessage', { body: { text: 'Hi' } });
    // @ts-expect-error no such preference
    call('updatePreference', { body: { canChangePassword: true } });
  });

  test('is the query, or may be', () => {
    expectTypeOf<Input<'searchUsers'>>().toEqualTypeOf<{ query: { q: string } }>();
    call('searchUsers', { query: { q: 'ann' } });
    call('leaderboard', { query: {} });
    call('leaderboard', { query: { board: 'slayers' } });
    call('randomPrediction', {});
    call('randomPrediction', { query: { match: 'm1' } });
    // @ts-expect-error a search needs its words
    call('searchUsers', {});
    // @ts-expect-error no such board
    call('leaderboard', { query: { board: 'best' } });
  });

  test('is the name of a call', () => {
    expectTypeOf<'deleteEverything'>().not.toExtend<keyof Table>();
    // @ts-expect-error no such call
    call('deleteEverything', {});
  });
});

test('what a call answers has the type of its schema', () => {
  expectTypeOf<Output<'unreadCount'>>().toEqualTypeOf<{ count: number }>();
  expectTypeOf<Output<'createThread'>>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<Output<'recap'>>().extract<null>().toEqualTypeOf<null>();
  expectTypeOf<Output<'login'>>().toEqualTypeOf<unknown>();
  expectTypeOf<Output<'notifications'>[number]['id']>().toEqualTypeOf<string>();
});
