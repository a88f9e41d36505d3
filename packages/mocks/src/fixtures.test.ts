import { currentUser, injury, predictionResponse, signupResponse, userExport } from '@machine/contract';
import { expect, test } from 'vitest';
import * as fixtures from './fixtures.ts';

const {
  player,
  newcomer,
  playerWithoutPassword,
  unconfirmedPlayer,
  exportedData,
  generatedSignup,
  chosenSignup,
  injuries,
} = fixtures;
const predictions = Object.entries(fixtures).filter(([name]) => /(Prediction|Response)$/.test(name));

test.each(predictions)('%s matches the schema', (_, fixture) => {
  expect(predictionResponse.parse(fixture)).toEqual(fixture);
});

test.each([player, newcomer, playerWithoutPassword, unconfirmedPlayer])('user $username matches the schema', (user) => {
  expect(currentUser.parse(user)).toEqual(user);
});

test.each([generatedSignup, chosenSignup])('sign-up of $user.username matches the schema', (response) => {
  expect(signupResponse.parse(response)).toEqual(response);
});

test('the export matches the schema', () => {
  expect(userExport.parse(exportedData)).toEqual(exportedData);
});

test.each(injuries)('injury of $playerName matches the schema', (row) => {
  expect(injury.parse(row)).toEqual(row);
});
