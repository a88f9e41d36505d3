import { endpoints } from '@machine/contract';
import { expect, it } from 'vitest';
import { gameWeekOf, gameWeekStart } from '../../platform/clock/game-day.ts';
import { WEEK_MS } from '../../platform/clock/time.ts';
import { HOUR } from '../../testing/fake-data-source.ts';
import { KICK_OFF, openGame } from '../../testing/game.ts';
import { readExactly } from '../../testing/player.ts';
import { updateTable } from '../../testing/queries.ts';
import { addMatch, addPick } from '../../testing/rows.ts';
import { signUpUser } from '../../testing/test-users.ts';
import { gradeDue } from '../grading/grade.ts';
import { toDuel } from './duel.ts';

const NOW = gameWeekOf(KICK_OFF);
const week = (ago: number, you: number, machine: number) => ({ week: NOW - ago, you, machine });

it.each([
  ['no week', [], { won: 0, lost: 0, level: 0, inARow: 0 }],
  ['only this week', [week(0, 30, 10)], { won: 0, lost: 0, level: 0, inARow: 0 }],
  ['a level week after two won', [week(3, 2, 1), week(2, 2, 1), week(1, 5, 5)], { won: 2, level: 1, inARow: 0 }],
  ['three in a row', [week(4, 1, 2), week(3, 2, 1), week(2, 2, 1), week(1, 6, 5)], { won: 3, lost: 1, inARow: 3 }],
  ['a week without picks', [week(3, 2, 1), week(1, 2, 1)], { won: 2, inARow: 1 }],
  ['none last week', [week(2, 2, 1), week(0, 1, 2)], { won: 1, inARow: 0, last: null }],
])('counts weeks: %s', (_, weeks, expected) => {
  expect(toDuel(weeks, NOW)).toMatchObject(expected);
});

it('compares both on the same picks, gold at its ordinary pay, and leaves out hidden results', async () => {
  const game = await openGame();
  const ada = await signUpUser(game);
  const { id } = ada;
  const probabilities = { home: 63.4, draw: 0, away: 36.6 };
  const play = async (matchId: string, startTime: number, home: number, choice: 'AGREE' | 'DISAGREE') => {
    await addMatch(game.db, matchId, startTime, { status: 'FINAL', score_home: home, score_away: 5, probabilities });
    await addPick(game.db, { userId: id, matchId, choice, at: startTime - HOUR });
  };
  const start = gameWeekStart(NOW);
  // The Machine says home.
  await play('both right', start, 9, 'AGREE');
  await play('both wrong', start + HOUR, 1, 'AGREE');
  await play('beaten', start + 2 * HOUR, 1, 'DISAGREE');
  await play('gold beaten', start + 3 * HOUR, 1, 'DISAGREE');
  await updateTable(game.db, 'matches', { is_gold: 1 }, { id: 'gold beaten' });
  await play('lost', start + 4 * HOUR, 9, 'DISAGREE');
  await play('last week', start - HOUR, 9, 'DISAGREE');
  await play('the week before', start - WEEK_MS - HOUR, 1, 'DISAGREE');
  await gradeDue(game.db, KICK_OFF);
  const [thisWeek, lastWeek] = [start, start - WEEK_MS].map((time) => new Date(time).toISOString());
  const expected = {
    week: { startsAt: thisWeek, you: 8.2, machine: 3.6 },
    last: { startsAt: lastWeek, you: 0, machine: 1.8 },
    won: 1,
    lost: 1,
    level: 0,
    inARow: 0,
  };
  const own = async () => (await readExactly(ada, endpoints.currentUser))?.duel;
  expect(await own()).toEqual(expected);
  const summary = await readExactly(game.visitor(), endpoints.userSummary, `/api/users/${id}/summary`);
  expect(summary?.duel).toEqual(expected);

  game.setTime(start + 3 * HOUR);
  await ada.post('/api/user/hidden-results', { all: true, clubs: [] });
  await updateTable(game.db, 'hidden_results', { since: start + 3.5 * HOUR });
  expect((await own())?.week).toEqual({ startsAt: thisWeek, you: 8.2, machine: 1.8 });
});
