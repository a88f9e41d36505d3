import { endpoints } from '@machine/contract';
import { expect, it } from 'vitest';
import { HOUR_MS } from '../../platform/clock/time.ts';
import { gameBeforeEach, KICK_OFF } from '../../testing/game.ts';
import { readExactly } from '../../testing/player.ts';
import { updateTable } from '../../testing/queries.ts';
import { addMatch } from '../../testing/rows.ts';
import { gradeDue } from '../grading/grade.ts';

const game = gameBeforeEach();

const probabilities = { home: 60, draw: 0, away: 40 };

async function setResult(id: string, scores: readonly [number, number] | null, at: number) {
  const [score_home, score_away] = scores ?? [null, null];
  const status = scores ? 'FINAL' : 'VOID';
  await updateTable(game.db, 'matches', { status, score_home, score_away }, { id });
  game.setTime(at);
  await gradeDue(game.db, at);
}

/** Adds a match whose prediction is a week older. */
const add = (id: string, startTime: number) => addMatch(game.db, id, startTime, { probabilities });
const predictedAt = (match_id: string, created_at: number) =>
  // Kysely knows that predictions never change.
  updateTable(game.db, 'predictions', { created_at } as object, { match_id });

const wordBefore = async (id: string) =>
  (await readExactly(game.visitor(), endpoints.randomPrediction, `/api/predictions/random?match=${id}`))?.prediction
    .word;
const wordAfter = async (id: string) =>
  (await readExactly(game.visitor(), endpoints.recap, `/api/completed/${id}/recap`))?.word;

const HOME_WIN = [101, 98] as const;
const AWAY_WIN = [98, 101] as const;

it('is made from what was final when the prediction was stored, and stays', async () => {
  await add('sim-nba-1', KICK_OFF);
  await add('sim-nba-2', KICK_OFF + HOUR_MS);
  await add('nba-real', KICK_OFF);
  await add('sim-nba-3', KICK_OFF + 20 * HOUR_MS);
  expect(await wordBefore('sim-nba-3')).toBeUndefined();
  await predictedAt('sim-nba-3', KICK_OFF + 6 * HOUR_MS);
  await setResult('nba-real', HOME_WIN, KICK_OFF + 3 * HOUR_MS);
  await setResult('sim-nba-1', AWAY_WIN, KICK_OFF + 3 * HOUR_MS);
  await setResult('sim-nba-2', AWAY_WIN, KICK_OFF + 4 * HOUR_MS);
  const word = 'I have been wrong on Los Angeles Lakers twice in a row.';
  expect(await wordBefore('sim-nba-3')).toBe(word);
  await add('sim-nba-4', KICK_OFF + HOUR_MS);
  await setResult('sim-nba-4', HOME_WIN, KICK_OFF + 7 * HOUR_MS);
  expect(await wordBefore('sim-nba-3')).toBe(word);
});

it('follows a corrected result, without which it would be false', async () => {
  for (const [index, id] of ['a', 'b', 'c'].entries()) {
    await add(id, KICK_OFF + index * HOUR_MS);
    await setResult(id, AWAY_WIN, KICK_OFF + (index + 3) * HOUR_MS);
  }
  await add('next', KICK_OFF + 60 * HOUR_MS);
  await predictedAt('next', KICK_OFF + 30 * HOUR_MS);
  expect(await wordBefore('next')).toMatch(/^I have been wrong on .+ three times in a row\.$/);
  await setResult('b', HOME_WIN, KICK_OFF + 40 * HOUR_MS);
  expect(await wordBefore('next')).not.toMatch(/in a row/);
});

it('comes after the match once that is final, and never on one that does not count', async () => {
  for (const id of ['a', 'b']) await add(id, KICK_OFF);
  game.setTime(KICK_OFF + HOUR_MS);
  expect(await wordAfter('a')).toBeUndefined();
  await setResult('a', AWAY_WIN, KICK_OFF + 3 * HOUR_MS);
  await setResult('b', null, KICK_OFF + 3 * HOUR_MS);
  expect(await wordAfter('a')).toBe('My first decided NBA call was wrong.');
  expect(await wordAfter('b')).toBeUndefined();
});
