import { endpoints } from '@machine/contract';
import { expect, it } from 'vitest';
import { countPicks } from '../community/count.ts';
import { gradeDue } from '../grading/grade.ts';
import { DAY_MS, HOUR_MS } from '../../platform/clock/time.ts';
import { gameBeforeEach, KICK_OFF } from '../../testing/game.ts';
import { pickAs, type Player, readExactly } from '../../testing/player.ts';
import { updateTable } from '../../testing/queries.ts';
import { addMatch, addPicks } from '../../testing/rows.ts';

const game = gameBeforeEach();

const START = KICK_OFF + HOUR_MS;

const questions = async (player: Player = game.visitor()) =>
  (await readExactly(player, endpoints.spotlightPrediction))?.questions ?? [];
const ids = async () => (await questions()).map(({ match }) => match.id);

async function setResult(id: string, status: 'FINAL' | 'VOID' | 'PROVISIONAL', at = game.now()) {
  const scores = status === 'VOID' ? {} : { score_home: 101, score_away: 98 };
  await updateTable(game.db, 'matches', { status, ...scores }, { id });
  game.setTime(at);
  await gradeDue(game.db, at);
}

it('the questions of the last days have their answer and how many were right once the result is final', async () => {
  await addMatch(game.db, 'a', START, { confidence: 61 });
  const player = await game.member();
  await pickAs(player, 'a', 'DISAGREE');
  await addPicks(game.db, 'a', ['AGREE', 'AGREE', 'AGREE', 'DISAGREE']);
  const open = { match: { id: 'a' }, confidencePct: 61, isMachineCorrect: null, isUserCorrect: null, answers: null };
  expect(await questions(player)).toMatchObject([{ ...open, userPick: 'DISAGREE' }]);
  expect(await questions()).toMatchObject([{ ...open, userPick: null }]);
  game.setTime(START + HOUR_MS);
  await countPicks(game.db, game.now());
  await setResult('a', 'PROVISIONAL');
  expect(await questions(player)).toMatchObject([{ isMachineCorrect: true, isUserCorrect: false, answers: null }]);
  await setResult('a', 'FINAL', START + DAY_MS);
  const answers = { right: 3, total: 5, bots: 0 };
  expect(await questions(player)).toMatchObject([{ isMachineCorrect: true, isUserCorrect: false, answers }]);
  expect(await questions()).toMatchObject([{ userPick: null, isUserCorrect: null, answers }]);
});

it('the questions are the newest ten, one a day, whatever days had none', async () => {
  for (let day = 0; day < 14; day += 1) {
    if (day === 3) continue;
    await addMatch(game.db, `sure-${day}`, START - day * DAY_MS, { confidence: 80 });
    await addMatch(game.db, `even-${day}`, START - day * DAY_MS, { confidence: 51 });
  }
  await addMatch(game.db, 'tomorrow', START + DAY_MS);
  expect(await ids()).toEqual([0, 1, 2, 4, 5, 6, 7, 8, 9, 10].map((day) => `even-${day}`));
});

it('the questions keep a match that was called off after its start, and no other one', async () => {
  await addMatch(game.db, 'even', START, { confidence: 50 });
  await addMatch(game.db, 'sure', START, { confidence: 80 });
  await setResult('even', 'VOID', START + HOUR_MS);
  expect(await questions()).toMatchObject([{ match: { id: 'even', status: 'VOID' }, isMachineCorrect: null }]);
  await addMatch(game.db, 'earlier', START + 1, { confidence: 50, status: 'POSTPONED' });
  expect(await ids()).toEqual(['even']);
  await setResult('earlier', 'VOID', START + 14 * DAY_MS);
  expect(await ids()).toEqual(['even']);
  await addMatch(game.db, 'next', START + 15 * DAY_MS, { confidence: 50 });
  await addMatch(game.db, 'second', START + 15 * DAY_MS, { confidence: 70 });
  game.setTime(START + 15 * DAY_MS - HOUR_MS);
  expect(await ids()).toEqual(['next', 'even']);
  await setResult('next', 'VOID');
  expect(await ids()).toEqual(['second', 'even']);
});
