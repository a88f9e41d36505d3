import { endpoints, PRACTICE_MATCHES, type PracticeMatch } from '@machine/contract';
import { handle, type Route } from '../../platform/http/route.ts';
import { randomFrom, shuffled } from '../../platform/random.ts';
import { practiceMatchesOf } from './practice-matches.ts';

export type PracticeDeps = {
  /** Returns a number from 0 up to but not including 1. */
  random: () => number;
};

/** The number of matches that are kept in memory. More would take longer to predict, and nobody sees them all. */
const POOL_SIZE = 1_000;

/** Draws from a pool of real matches, which are read and predicted on the first draw. */
export function practiceRoutes(deps: PracticeDeps): Route[] {
  const random = randomFrom(() => Math.floor(deps.random() * 2 ** 32));
  let loading: Promise<PracticeMatch[]> | undefined;

  async function load(): Promise<PracticeMatch[]> {
    const leagues = ['NBA', 'EPL'] as const;
    return (await Promise.all(leagues.map((league) => practiceMatchesOf(league, POOL_SIZE / 2, random)))).flat();
  }

  async function draw(): Promise<PracticeMatch[]> {
    loading ??= load().catch((error: unknown) => {
      // Not kept, so that the next draw tries again.
      loading = undefined;
      throw error;
    });
    return shuffled(await loading, random).slice(0, PRACTICE_MATCHES);
  }

  return [handle(endpoints.practice, async () => ({ body: await draw() }))];
}
