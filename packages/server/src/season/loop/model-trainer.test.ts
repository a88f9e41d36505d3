import { expect, it } from 'vitest';
import type { Feed } from '../../game/match/feed.ts';
import { type FakeMachine, fakeFeed, fakeMachine, fakeMatch, HOUR } from '../../testing/fake-data-source.ts';
import { KICK_OFF } from '../../testing/game.ts';
import { createModelTrainer } from './model-trainer.ts';

const CHANGE = KICK_OFF;
const MATCHES = [-48, -24, 3, 27].map((hours) => fakeMatch(`at-${hours}`, CHANGE + hours * HOUR));

/** Clubs have new strengths from `CHANGE` on. */
const feed: Feed = { ...fakeFeed(MATCHES), strengthsSince: (_, at) => (at < CHANGE ? -Infinity : CHANGE) };

function train() {
  const machines: FakeMachine[] = [];
  const machineAt = createModelTrainer(feed, () => {
    const machine = fakeMachine();
    machines.push(machine);
    return machine;
  });
  const learnedFor = (at: number, startTime?: number) => {
    const machine = machineAt('NBA', at, startTime);
    return machines.find((each) => each === machine)?.learned;
  };
  return { machines, learnedFor };
}

it('predicts a match of the next season without the results of this one', () => {
  const { machines, learnedFor } = train();
  const before = CHANGE - HOUR;
  expect(learnedFor(before, before + HOUR / 2)).toEqual(['at--48', 'at--24']);
  expect(learnedFor(before, CHANGE)).toEqual([]);
  expect(learnedFor(CHANGE + 10 * HOUR, CHANGE + 27 * HOUR)).toEqual(['at-3']);
  expect(learnedFor(CHANGE + 50 * HOUR)).toEqual(['at-3', 'at-27']);
  expect(machines).toHaveLength(2);
});

it('learns everything from a feed whose clubs keep their strengths', () => {
  const machine = createModelTrainer(fakeFeed(MATCHES), fakeMachine)('NBA', CHANGE + 50 * HOUR) as FakeMachine;
  expect(machine.learned).toHaveLength(4);
});
