import { expect, it } from 'vitest';
import { KICK_OFF } from '../../testing/game.ts';
import { openedBeforeEach } from '../../testing/after-test.ts';
import { openGrading } from '../../testing/grading.ts';
import { addMatch, addPick } from '../../testing/rows.ts';

const HOUR = 60 * 60_000;

const grading = openedBeforeEach(openGrading);

/** Lets the rebel win `count` gold matches, for five stars each. */
async function winGold(count: number) {
  for (let index = 0; index < count; index += 1) {
    const id = `gold-${index}`;
    const lost = { status: 'FINAL', score_home: 0, score_away: 1 } as const;
    await addMatch(grading.db, id, KICK_OFF + index * HOUR, { is_gold: 1, ...lost });
    await addPick(grading.db, { userId: grading.rebel, matchId: id, choice: 'DISAGREE' });
  }
  await grading.grade();
}

it('ranks rise with the stars, and each notifies once, with its display name', async () => {
  await winGold(6);
  expect(await grading.userOf(grading.rebel)).toMatchObject({ stars: 30, rank: 'ROOKIE' });
  await grading.addPickedMatch('last', KICK_OFF, { is_gold: 1 });
  for (const [home, away, reached] of [
    [0, 1, { stars: 35, rank: 'APPRENTICE' }],
    [1, 0, { stars: 30, rank: 'ROOKIE' }],
    [0, 1, { stars: 35, rank: 'APPRENTICE' }],
  ] as const) {
    await grading.end('last', home, away);
    await grading.grade();
    expect(await grading.userOf(grading.rebel)).toMatchObject(reached);
  }
  expect(await grading.notificationsOf(grading.rebel, 'RANK_UP')).toEqual(['You are now a Challenger']);
});

it('the rank ADMIN does not change', async () => {
  await grading.db.updateTable('users').set({ rank: 'ADMIN' }).where('id', '=', grading.rebel).execute();
  await winGold(8);
  expect(await grading.userOf(grading.rebel)).toMatchObject({ stars: 40, rank: 'ADMIN' });
  expect(await grading.notificationsOf(grading.rebel, 'RANK_UP')).toEqual([]);
});
