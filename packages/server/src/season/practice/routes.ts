import { endpoints, PRACTICE_MATCHES, type PracticeMatch } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import { type Random, randomFrom, shuffled } from '../../platform/random.ts';
import { practiceMatchesOf } from './practice-matches.ts';

export type PracticeDeps = {
  /** Returns a number from 0 up to but not including 1. */
  random: () => number;
};

export const practiceRoutes = ({ random }: PracticeDeps): Route[] => {
  const pool = createPracticePool(randomFrom(() => Math.floor(random() * 2 ** 32)));
  return [handle(endpoints.practice, async () => ({ body: await pool.draw(PRACTICE_MATCHES) }))];
};

/** The number of matches that are kept in memory. More would take longer to predict, and nobody sees them all. */
const POOL_SIZE = 1_000;

/** Creates a pool of real matches to practice on. It is read and predicted on the first draw. */
function createPracticePool(random: Random) {
  let loading: Promise<PracticeMatch[]> | undefined;

  async function load(): Promise<PracticeMatch[]> {
    const shares = await Promise.all(
      (['NBA', 'EPL'] as const).map((league) => practiceMatchesOf(league, POOL_SIZE / 2, random)),
    );
    return shares.flat();
  }

  return {
    async draw(count: number): Promise<PracticeMatch[]> {
      loading ??= load().catch((error: unknown) => {
        // Not kept, so that the next draw tries again.
        loading = undefined;
        throw error;
      });
      return shuffled(await loading, random).slice(0, count);
    },
  };
}
