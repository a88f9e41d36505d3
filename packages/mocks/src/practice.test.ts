import { endpoints, parseResponse, PRACTICE_MATCHES } from '@machine/contract';
import { expect, test } from 'vitest';
import { practiceMatches } from './practice.ts';

test('the practice matches are as many as the contract says, and match it', () => {
  expect(practiceMatches).toHaveLength(PRACTICE_MATCHES);
  expect(parseResponse(endpoints.practice, practiceMatches)).toEqual(practiceMatches);
});
