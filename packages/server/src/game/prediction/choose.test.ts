import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { KICK_OFF, openGame } from '../../testing/game.ts';
import { addMatch, addPick, addUsers } from '../../testing/rows.ts';
import { randomOpenMatch } from './choose.ts';

const game = await openGame();

const someMatch = fc.record({
  startsIn: fc.integer({ min: -3, max: 3 }),
  status: fc.constantFrom('SCHEDULED' as const, 'SCHEDULED' as const, 'LIVE' as const, 'POSTPONED' as const),
  hasPrediction: fc.boolean(),
  isPicked: fc.boolean(),
  is_gold: fc.constantFrom(0 as const, 1 as const),
});

it('offers an open match that the user has not picked, as long as there is one', async () => {
  const [user = ''] = await addUsers(game.db, 1);
  const randoms = fc.double({ min: 0, max: 0.999, noNaN: true });
  await fc.assert(
    fc.asyncProperty(fc.array(someMatch, { maxLength: 8 }), randoms, async (matches, random) => {
      await game.db.deleteFrom('picks').execute();
      await game.db.deleteFrom('predictions').execute();
      await game.db.deleteFrom('matches').execute();
      for (const [index, { startsIn, isPicked, ...options }] of matches.entries()) {
        await addMatch(game.db, `m-${index}`, KICK_OFF + startsIn, options);
        if (isPicked) await addPick(game.db, { userId: user, matchId: `m-${index}` });
      }
      const openFor = (userId: string | null) =>
        matches.flatMap(({ startsIn, status, hasPrediction, isPicked }, index) =>
          startsIn > 0 && status === 'SCHEDULED' && hasPrediction && !(isPicked && userId !== null)
            ? [`m-${index}`]
            : [],
        );
      for (const userId of [null, user]) {
        const possible = openFor(userId).length === 0 ? [undefined] : openFor(userId);
        expect(possible).toContain(await randomOpenMatch(game.db, game.clock, userId, () => random));
      }
    }),
    { numRuns: 60 },
  );
});
