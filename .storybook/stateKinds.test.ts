import { expect, test } from 'vitest';
import { kindsOf } from './stateKinds.ts';

test.each([
  ['Gold Locked On A Narrow Phone', ['card-gold-locked'], ['gold', 'locked', 'phone']],
  ['Player', ['achievements-ready'], ['ready']],
  ['redirects to the login endpoint on a 401', ['role-unauthorized-pick'], ['401']],
  ['Failed With A Server Message', [], ['failed']],
  ['Empty Anonymous', [], ['empty', 'anonymous']],
  ['Unlocked Badge', [], []],
])('%s, which shows %j, is of the kinds %j', (name, stateIds, kinds) => {
  expect(kindsOf(name, stateIds)).toEqual(kinds);
});
