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
const answers = Object.entries(fixtures).filter(([name]) => /(Prediction|Answer)$/.test(name));

test.each(answers)('%s speaks the wire', (_, fixture) => {
  expect(predictionResponse.parse(fixture)).toEqual(fixture);
});

test.each([player, newcomer, playerWithoutPassword, unconfirmedPlayer])('user $username speaks the wire', (user) => {
  expect(currentUser.parse(user)).toEqual(user);
});

test.each([generatedSignup, chosenSignup])('sign-up of $user.username speaks the wire', (answer) => {
  expect(signupResponse.parse(answer)).toEqual(answer);
});

test('the export speaks the wire', () => {
  expect(userExport.parse(exportedData)).toEqual(exportedData);
});

test.each(injuries)('injury of $playerName speaks the wire', (row) => {
  expect(injury.parse(row)).toEqual(row);
});
