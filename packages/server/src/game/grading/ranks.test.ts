import { describe, expect, it } from 'vitest';
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
    await addMatch(grading.db, id, KICK_OFF + index * HOUR, {
      is_gold: 1,
      status: 'FINAL',
      score_home: 0,
      score_away: 1,
    });
    await addPick(grading.db, { userId: grading.rebel, matchId: id, choice: 'DISAGREE' });
  }
  await grading.grade();
}

describe('ranks', () => {
  it('rise with the stars, and each notifies once, with its display name', async () => {
    await winGold(6);
    expect(await grading.userOf(grading.rebel)).toMatchObject({ stars: 30, rank: 'ROOKIE' });
    await grading.addPickedMatch('last', KICK_OFF, { is_gold: 1 });
    await grading.end('last', 0, 1);
    await grading.grade();
    expect(await grading.userOf(grading.rebel)).toMatchObject({ stars: 35, rank: 'APPRENTICE' });
    await grading.end('last', 1, 0);
    await grading.grade();
    expect(await grading.userOf(grading.rebel)).toMatchObject({ stars: 30, rank: 'ROOKIE' });
    await grading.end('last', 0, 1);
    await grading.grade();
    expect(await grading.userOf(grading.rebel)).toMatchObject({ stars: 35, rank: 'APPRENTICE' });
    expect(await grading.notificationsOf(grading.rebel, 'RANK_UP')).toEqual(['You are now a Challenger']);
  });

  it('do not change for ADMIN', async () => {
    await grading.db.updateTable('users').set({ rank: 'ADMIN' }).where('id', '=', grading.rebel).execute();
    await winGold(8);
    expect(await grading.userOf(grading.rebel)).toMatchObject({ stars: 40, rank: 'ADMIN' });
    expect(await grading.notificationsOf(grading.rebel, 'RANK_UP')).toEqual([]);
  });
});
