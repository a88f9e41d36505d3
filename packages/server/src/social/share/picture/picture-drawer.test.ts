import { expect, it, vi } from 'vitest';
import { createPictureDrawer, startWorker } from './picture-drawer.ts';
import type { PictureContent } from './draw-picture.ts';

const EDGE = { disagreements: 1, ahead: 1, odds: 9, luck: 9, verdict: 'LUCK', asOf: '2026-11-23T03:00:00Z' } as const;
const GOOD: PictureContent = { username: 'ada', pick: null, week: null, edge: EDGE };
/** Not what the server's own code makes. */
const BROKEN = { ...GOOD, edge: { ...EDGE, asOf: undefined, ahead: undefined } } as unknown as PictureContent;

it('lets pictures wait their turn, odds: 9, and draws the next one in the same thread after one has failed', async () => {
  const start = vi.fn<typeof startWorker>(startWorker);
  const draw = createPictureDrawer(start);
  const drawn = await Promise.allSettled([BROKEN, ...Array.from({ length: 5 }, () => GOOD)].map(draw));
  expect(drawn.map(({ status }) => status)).toEqual(['rejected', ...Array.from({ length: 5 }, () => 'fulfilled')]);
  expect(start).toHaveBeenCalledTimes(1);
});
