import { endpoints, type MatchStatus } from '@machine/contract';
import { describe, expect, it } from 'vitest';
import { gradeAndNotify } from '../../testing/run-jobs.ts';
import { HOUR } from '../../testing/fake-data-source.ts';
import { gameBeforeEach, KICK_OFF } from '../../testing/game.ts';
import { signUpUser } from '../../testing/test-users.ts';
import { pickAs, type Player, readExactly } from '../../testing/player.ts';
import { updateTable } from '../../testing/queries.ts';
import { addMatch, addPick } from '../../testing/rows.ts';

const game = gameBeforeEach();

const START = KICK_OFF + HOUR;
const recap = (player: Player, id = 'a') => readExactly(player, endpoints.recap, `/api/completed/${id}/recap`);
const setResult = async (status: MatchStatus, score_home = 101, score_away = 98) => {
  await updateTable(game.db, 'matches', { status, score_home, score_away }, { id: 'a' });
  await gradeAndNotify(game.db, game.now());
};

describe('a recap', () => {
  it('is null for everyone until the match starts', async () => {
    await addMatch(game.db, 'a', START);
    const player = await game.member();
    await pickAs(player, 'a', 'AGREE');
    game.setTime(START - 1);
    for (const caller of [game.visitor(), player]) expect(await recap(caller)).toBeNull();
    game.setTime(START);
    for (const caller of [game.visitor(), player]) {
      expect((await recap(caller))?.prediction?.fullAnalysis).toBe('They are better.');
    }
    expect((await player.post('/api/picks', { matchId: 'a', choice: 'DISAGREE' })).status).toBe(409);
  });

  it('contains everything about a final match', async () => {
    await addMatch(game.db, 'a', START, { is_gold: 1, confidence: 61.5 });
    const player = await game.member();
    await pickAs(player, 'a', 'DISAGREE');
    game.setTime(START + 3 * HOUR);
    await setResult('FINAL', 98, 101);
    await game.db.updateTable('grades').set({ post_mortem: 'It went the other way.' }).execute();
    expect(await recap(player)).toEqual({
      match: {
        status: 'FINAL',
        league: 'NBA',
        officialResult: 'Phoenix Suns won 101–98',
        homeTeam: 'Los Angeles Lakers',
        awayTeam: 'Phoenix Suns',
        homeTeamAbbr: 'LAL',
        awayTeamAbbr: 'PHX',
        scoreHome: 98,
        scoreAway: 101,
        startTime: '2026-11-20T19:00:00.000Z',
      },
      prediction: {
        machinePick: 'HOME',
        confidencePct: 61.5,
        analysisAt: '2026-11-13T19:00:00.000Z',
        modelVersion: 'test',
        contentHash: 'cd'.repeat(32),
        stakes: { agree: 5, disagree: 5 },
        fullAnalysis: 'They are better.',
        rationaleBullets: [],
        sources: [],
      },
      grading: { isMachineCorrect: false, postMortemAnalysis: 'It went the other way.' },
      userResult: { wasCorrect: true, starsDelta: 5, streakProgress: 1, choice: 'DISAGREE' },
      isGold: true,
      word: 'My first decided NBA call was wrong.',
    });
  });

  it('has no prediction for a match without one', async () => {
    await addMatch(game.db, 'a', KICK_OFF - HOUR, { status: 'FINAL', hasPrediction: false });
    expect(await recap(game.visitor())).toMatchObject({ prediction: null, grading: null, userResult: null });
  });
});

describe('the result of a pick in a recap', () => {
  it('is known while that of the match is provisional, and pays nothing yet', async () => {
    await addMatch(game.db, 'a', START);
    const player = await game.member();
    await pickAs(player, 'a', 'AGREE');
    game.setTime(START + 1);
    await setResult('PROVISIONAL');
    const { match, grading, userResult } = (await recap(player)) ?? {};
    expect([match?.officialResult, grading]).toEqual([null, { isMachineCorrect: true, postMortemAnalysis: null }]);
    expect(userResult).toEqual({ choice: 'AGREE', wasCorrect: true, starsDelta: null, streakProgress: null });
  });

  it('shows the edge of a graded DISAGREE only', async () => {
    await addMatch(game.db, 'a', START, { probabilities: { home: 63.4, draw: 0, away: 36.6 } });
    const [rebel, ally] = [await game.member(), await game.member()];
    await pickAs(rebel, 'a', 'DISAGREE');
    await pickAs(ally, 'a', 'AGREE');
    game.setTime(START + 3 * HOUR);
    await setResult('PROVISIONAL', 97, 98);
    expect((await recap(rebel))?.userResult).not.toHaveProperty('ahead');
    await setResult('FINAL', 97, 98);
    expect((await recap(rebel))?.userResult).toMatchObject({ starsDelta: 3.2, ahead: 3.2 });
    expect((await recap(ally))?.userResult).not.toHaveProperty('ahead');
    await setResult('FINAL', 98, 97);
    expect((await recap(rebel))?.userResult).toMatchObject({ starsDelta: 0, ahead: -1.8 });
  });
});

it('counts the streak of a player up to its match', async () => {
  const player = await signUpUser(game);
  const ids = ['a', 'b', 'c', 'd', 'e'];
  for (const [index, id] of ids.entries()) {
    const score = { score_home: id === 'b' ? 0 : 2, score_away: 1 };
    await addMatch(game.db, id, KICK_OFF - (9 - index) * HOUR, { status: 'FINAL', ...score });
    await addPick(game.db, { userId: player.id, matchId: id });
  }
  await gradeAndNotify(game.db, game.now());
  const streaks = await Promise.all(ids.map(async (id) => (await recap(player, id))?.userResult?.streakProgress));
  expect(streaks).toEqual([1, 0, 1, 2, 3]);
});

it('shows callers only their own pick and nothing about other players', async () => {
  await addMatch(game.db, 'a', START);
  const [self, other] = [await game.member('self_one'), await game.member('other_one')];
  await pickAs(self, 'a', 'DISAGREE');
  game.setTime(START + HOUR);
  await setResult('FINAL');
  expect((await recap(self))?.userResult).toMatchObject({ choice: 'DISAGREE' });
  for (const caller of [game.visitor(), other]) expect((await recap(caller))?.userResult).toBeNull();
  for (const caller of [game.visitor(), self, other]) {
    for (const path of ['/api/completed/a/recap', '/api/completed/live', '/api/machine/stats', '/api/matches/a']) {
      expect((await caller.get(path)).text).not.toMatch(/example\.org|other_one|self_one|Lovelace/);
    }
  }
});
