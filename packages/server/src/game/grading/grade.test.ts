import { beforeEach, describe, expect, it } from 'vitest';
import { KICK_OFF } from '../../testing/game.ts';
import { type Grading, openGrading } from '../../testing/grading.ts';
import { addMatch, addPick } from '../../testing/rows.ts';
import { selectFrom } from '../../testing/queries.ts';

const HOUR = 60 * 60_000;

let grading: Grading;
beforeEach(async () => {
  grading = await openGrading();
});

const gradesOf = (id: string) => grading.db.selectFrom('grades').selectAll().where('match_id', '=', id).execute();
const resultsOf = (id: string) =>
  selectFrom(grading.db, 'pick_results', ['user_id', 'was_correct', 'stars'], { match_id: id });
const edgesOf = (id: string) =>
  selectFrom(grading.db, 'pick_results', ['user_id', 'edge', 'edge_variance'], { match_id: id });

describe('gradeDue', () => {
  it('awards no stars for a PROVISIONAL match, and awards them once it is FINAL', async () => {
    await grading.addPickedMatch('a');
    await grading.end('a', 0, 1, 'PROVISIONAL');
    expect(await grading.grade()).toEqual([]);
    expect(await grading.userOf(grading.rebel)).toMatchObject({ stars: 0, current: 0 });
    await grading.end('a', 0, 1);
    expect(await grading.grade()).toEqual(['a']);
    expect(await gradesOf('a')).toMatchObject([
      { status: 'FINAL', outcome: 'AWAY', machine_correct: 0, score_home: 0, score_away: 1, start_time: KICK_OFF },
    ]);
    expect(new Set(await resultsOf('a'))).toEqual(
      new Set([
        { user_id: grading.ally, was_correct: 0, stars: 0 },
        { user_id: grading.rebel, was_correct: 1, stars: 2 },
      ]),
    );
    expect(await grading.userOf(grading.ally)).toEqual({ stars: 0, current: 0, best: 0, rank: 'ROOKIE' });
    expect(await grading.userOf(grading.rebel)).toEqual({ stars: 2, current: 1, best: 1, rank: 'ROOKIE' });
  });

  it('grades HOME as wrong after a draw, and awards five stars for gold', async () => {
    await grading.addPickedMatch('a', KICK_OFF, { league: 'EPL', is_gold: 1 });
    await grading.end('a', 1, 1);
    await grading.grade();
    expect(await gradesOf('a')).toMatchObject([{ outcome: 'DRAW', machine_correct: 0 }]);
    expect(await grading.userOf(grading.rebel)).toMatchObject({ stars: 5 });
  });

  it('pays the stored stakes, and adds a DISAGREE to the edge again after a correction', async () => {
    await grading.addPickedMatch('a', KICK_OFF, { probabilities: { home: 63.4, draw: 0, away: 36.6 } });
    await grading.end('a', 0, 1);
    await grading.grade();
    expect(await grading.userOf(grading.rebel)).toMatchObject({ stars: 3 });
    const variance = expect.closeTo(0.634 * 0.366, 12);
    expect(new Set(await edgesOf('a'))).toEqual(
      new Set([
        { user_id: grading.ally, edge: null, edge_variance: null },
        { user_id: grading.rebel, edge: expect.closeTo(0.634, 12), edge_variance: variance },
      ]),
    );
    await grading.end('a', 1, 0);
    await grading.grade();
    expect(await grading.userOf(grading.ally)).toMatchObject({ stars: 2 });
    expect(await edgesOf('a')).toContainEqual({
      user_id: grading.rebel,
      edge: expect.closeTo(-0.366, 12),
      edge_variance: variance,
    });
    await grading.end('a', 1, 0, 'VOID');
    await grading.grade();
    expect(await edgesOf('a')).toEqual([]);
  });

  it.each(['SCHEDULED', 'LIVE', 'PROVISIONAL', 'POSTPONED'] as const)(
    'does not grade a match that is %s',
    async (status) => {
      await grading.addPickedMatch('a');
      await grading.end('a', 3, 0, status);
      expect(await grading.grade()).toEqual([]);
      expect(await gradesOf('a')).toEqual([]);
    },
  );

  it('does not grade a FINAL match without a score or a prediction', async () => {
    await grading.addPickedMatch('a', KICK_OFF, { status: 'FINAL', score_home: 1, score_away: null });
    await grading.addPickedMatch('b', KICK_OFF, {
      status: 'FINAL',
      score_home: 1,
      score_away: 0,
      hasPrediction: false,
    });
    expect(await grading.grade()).toEqual([]);
  });

  it('awards nothing for a VOID match and does not affect streaks', async () => {
    for (const [index, id] of ['a', 'b', 'c'].entries()) await grading.addPickedMatch(id, KICK_OFF + index * HOUR);
    await grading.end('a', 1, 0);
    await grading.end('b', 0, 1, 'VOID');
    await grading.end('c', 1, 0);
    expect(await grading.grade()).toEqual(['a', 'b', 'c']);
    expect(await gradesOf('b')).toMatchObject([
      { status: 'VOID', outcome: null, machine_correct: null, score_home: null },
    ]);
    expect(await resultsOf('b')).toEqual([]);
    expect(await grading.userOf(grading.ally)).toMatchObject({ stars: 2, current: 2, best: 2 });
  });

  it('revokes the stars when a FINAL match becomes VOID, and awards them when it is FINAL again', async () => {
    await grading.addPickedMatch('a');
    await grading.end('a', 1, 0);
    await grading.grade();
    await grading.end('a', 1, 0, 'VOID');
    expect(await grading.grade()).toEqual(['a']);
    expect(await grading.userOf(grading.ally)).toMatchObject({ stars: 0, current: 0, best: 0 });
    await grading.end('a', 1, 0);
    await grading.grade();
    expect(await grading.userOf(grading.ally)).toMatchObject({ stars: 1, current: 1, best: 1 });
  });

  it.each(['PROVISIONAL', 'LIVE', 'POSTPONED'] as const)(
    'withdraws the grade when a FINAL match becomes %s',
    async (status) => {
      await grading.addPickedMatch('a');
      await grading.end('a', 1, 0);
      await grading.grade();
      await grading.end('a', 1, 0, status);
      expect(await grading.grade()).toEqual(['a']);
      expect([await gradesOf('a'), await resultsOf('a')]).toEqual([[], []]);
      expect(await grading.userOf(grading.ally)).toMatchObject({ stars: 0, current: 0, best: 0 });
      expect(await grading.grade()).toEqual([]);
    },
  );

  it('withdraws the grade when a VOID match is SCHEDULED again', async () => {
    await grading.addPickedMatch('a');
    await grading.end('a', 0, 0, 'VOID');
    await grading.grade();
    await grading.set('a', { status: 'SCHEDULED' });
    expect(await grading.grade()).toEqual(['a']);
    expect(await gradesOf('a')).toEqual([]);
  });

  it('regrades a match with a corrected result and clears its post-mortem', async () => {
    await grading.addPickedMatch('a');
    await grading.end('a', 0, 1);
    await grading.grade();
    await grading.db.updateTable('grades').set({ post_mortem: 'Bad luck.' }).execute();
    await grading.end('a', 2, 1);
    expect(await grading.grade()).toEqual(['a']);
    expect(await gradesOf('a')).toMatchObject([{ outcome: 'HOME', machine_correct: 1, post_mortem: null }]);
    expect(await grading.userOf(grading.ally)).toMatchObject({ stars: 1, current: 1 });
    expect(await grading.userOf(grading.rebel)).toMatchObject({ stars: 0, current: 0, best: 0 });
  });

  it('only clears the post-mortem when the score is corrected but not the outcome', async () => {
    await grading.addPickedMatch('a');
    await grading.end('a', 0, 1);
    await grading.grade();
    await grading.db.updateTable('grades').set({ post_mortem: 'Lost by one.' }).execute();
    await grading.end('a', 0, 9);
    expect(await grading.grade()).toEqual(['a']);
    expect(await gradesOf('a')).toMatchObject([{ score_away: 9, post_mortem: null }]);
    expect(await grading.userOf(grading.rebel)).toMatchObject({ stars: 2, current: 1 });
  });

  it('reorders streaks when a start time is corrected', async () => {
    await grading.addPickedMatch('wrong', KICK_OFF);
    await grading.addPickedMatch('right', KICK_OFF + HOUR);
    await grading.end('wrong', 0, 1);
    await grading.end('right', 1, 0);
    await grading.grade();
    expect(await grading.userOf(grading.ally)).toMatchObject({ current: 1 });
    await grading.set('wrong', { start_time: KICK_OFF + 2 * HOUR });
    expect(await grading.grade()).toEqual(['wrong']);
    expect(await grading.userOf(grading.ally)).toMatchObject({ stars: 1, current: 0, best: 1 });
  });

  it('counts streaks in the order of starts, however late a match becomes FINAL', async () => {
    for (const [index, id] of ['a', 'b', 'c', 'd'].entries()) await grading.addPickedMatch(id, KICK_OFF + index * HOUR);
    for (const id of ['d', 'a', 'c']) {
      await grading.end(id, 1, 0);
      await grading.grade();
    }
    expect(await grading.userOf(grading.ally)).toMatchObject({ current: 3, best: 3 });
    await grading.end('b', 0, 1);
    await grading.grade();
    expect(await grading.userOf(grading.ally)).toMatchObject({ stars: 3, current: 2, best: 2 });
  });

  it('counts matches with the same start in the order of picks', async () => {
    for (const id of ['early', 'late']) await addMatch(grading.db, id, KICK_OFF);
    await addPick(grading.db, { userId: grading.ally, matchId: 'early', at: 2 });
    await addPick(grading.db, { userId: grading.ally, matchId: 'late', at: 1 });
    await grading.end('early', 0, 1);
    await grading.end('late', 1, 0);
    await grading.grade();
    expect(await grading.userOf(grading.ally)).toMatchObject({ current: 0, best: 1 });
  });
});
