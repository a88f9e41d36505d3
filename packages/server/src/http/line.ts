import { busy } from './refusal.ts';

/** Does the work of so many at once; who comes then is refused with 503 before anything is done for them. */
export function createLine(most: number) {
  let inside = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= most) throw busy();
    inside += 1;
    try {
      return await work();
    } finally {
      inside -= 1;
    }
  };
}
