import { beforeEach, describe, expect, it } from 'vitest';
import { type Grading, openGrading } from '../../testing/grading.ts';

let grading: Grading;
beforeEach(async () => {
  grading = await openGrading();
});

const gradesOf = (id: string) => grading.db.selectFrom('grades').selectAll().where('match_id', '=', id).execute();

describe('gradeDue', () => {
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
});
