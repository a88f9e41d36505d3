import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../platform/clock/time.ts';
import { gameBeforeEach, KICK_OFF } from '../../testing/game.ts';
import { signUpUser, type TestUser } from '../../testing/test-users.ts';
import { pick, pickAll, seenBy } from '../../testing/community.ts';
import { addMatch, addPicks } from '../../testing/rows.ts';
import { countPicks } from './count.ts';

const SOON = KICK_OFF + 60 * MINUTE_MS;
const STATUSES = ['LIVE', 'PROVISIONAL', 'FINAL'] as const;

const game = gameBeforeEach();

const countsSeenBy = async (person: TestUser, matchId: string) => {
  const { agreeCount, disagreeCount } = await seenBy(person, matchId);
  return [agreeCount, disagreeCount];
};

describe('community counts before the start of a match', () => {
  it('always include the viewer’s own pick, which doesn’t hide the others in its batch', async () => {
    await addMatch(game.db, 'a', SOON);
    const [ann, bob] = [await signUpUser(game, 'ann'), await signUpUser(game, 'bob')];
    await pickAll(game, 'a', ['DISAGREE', 'DISAGREE', 'DISAGREE', 'DISAGREE', 'DISAGREE']);
    await pick(game, ann, 'a', 'AGREE');
    expect(await countsSeenBy(ann, 'a')).toEqual([1, 5]);
    await pickAll(game, 'a', ['AGREE', 'AGREE', 'AGREE', 'DISAGREE']);
    // The new batch would show Ann the picks of only four others, but shows Bob those of five.
    expect(await countsSeenBy(ann, 'a')).toEqual([1, 5]);
    await pick(game, bob, 'a', 'DISAGREE');
    expect(await countsSeenBy(bob, 'a')).toEqual([4, 7]);
    await pickAll(game, 'a', ['AGREE', 'AGREE', 'AGREE', 'AGREE']);
    expect([await countsSeenBy(ann, 'a'), await countsSeenBy(bob, 'a')]).toEqual([
      [8, 7],
      [4, 7],
    ]);
  });

  it('stay private for a postponed match after its original start time', async () => {
    await addMatch(game.db, 'a', SOON);
    const ann = await signUpUser(game);
    await pick(game, ann, 'a', 'AGREE');
    await addPicks(game.db, 'a', ['AGREE', 'DISAGREE']);
    await game.db.updateTable('matches').set({ status: 'POSTPONED' }).execute();
    game.setTime(SOON + 1);
    await countPicks(game.db, game.now());
    expect(await countsSeenBy(ann, 'a')).toEqual([1, 0]);
  });
});

it.each(STATUSES)(
  'community counts include every pick on a match that is %s, before and after the next tick',
  async (status) => {
    await addMatch(game.db, 'a', SOON);
    const ann = await signUpUser(game);
    await pickAll(game, 'a', ['AGREE', 'DISAGREE', 'AGREE', 'AGREE', 'AGREE', 'AGREE']);
    await pick(game, ann, 'a', 'AGREE');
    await addPicks(game.db, 'a', ['DISAGREE', 'DISAGREE']);
    expect(await countsSeenBy(ann, 'a')).toEqual([6, 1]);
    await game.db.updateTable('matches').set({ status }).execute();
    expect(await countsSeenBy(ann, 'a')).toEqual([6, 3]);
    await countPicks(game.db, game.now());
    expect(await countsSeenBy(ann, 'a')).toEqual([6, 3]);
    const left = game.db.selectFrom('picks').select('id').where('crowd_batch', 'is', null);
    expect(await left.execute()).toEqual([]);
  },
);
