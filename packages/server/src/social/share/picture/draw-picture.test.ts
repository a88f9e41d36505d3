import type { SharedEdge, SharedPick, SharedWeek } from '@machine/contract';
import { PNG } from 'pngjs';
import { expect, it, test, vi } from 'vitest';
import { drawable } from './drawable.ts';
import { drawPicture, type PictureContent } from './draw-picture.ts';
import { createPictureDrawer, startWorker } from './picture-drawer.ts';

const PICK: SharedPick = {
  matchId: 'x',
  league: 'NBA',
  homeTeam: 'Los Angeles Lakers',
  awayTeam: 'Boston Celtics',
  homeTeamAbbr: 'LAL',
  awayTeamAbbr: 'BOS',
  startTime: '2026-11-23T03:00:00Z',
  machinePick: 'HOME',
  choice: 'DISAGREE',
  stake: 3,
  scoreHome: 98,
  scoreAway: 104,
  wasCorrect: true,
  stars: 3,
};
const WEEK: SharedWeek = {
  startsAt: '2026-11-16T10:00:00Z',
  pickCount: 40,
  disagreementCount: 5,
  correctCount: 8,
  beatenCount: 3,
  stars: 14,
  picks: Array.from({ length: 40 }, () => PICK),
};
const EDGE: SharedEdge = {
  disagreements: 1_248,
  ahead: -34.2,
  odds: 9,
  luck: 29,
  verdict: 'WORSE',
  asOf: PICK.startTime,
};

const hostile = (text: string): SharedPick => ({
  ...PICK,
  league: text,
  homeTeam: text,
  awayTeam: text,
  homeTeamAbbr: null,
  awayTeamAbbr: text,
  startTime: text,
  machinePick: text,
});

const TEXTS = ['</svg><script>alert(1)</script> שלום\u202E مرحبا 👩‍👩‍👧‍👦 \uD800 \u0000', '', 'W'.repeat(10_000)];
const NONE = { pick: null, week: null, edge: null };
const CONTENTS: Record<string, PictureContent> = {
  'a pick': { ...NONE, username: 'ada', pick: PICK },
  'a week of many picks': { ...NONE, username: 'ada', week: WEEK },
  'an edge': { ...NONE, username: 'ada', edge: EDGE },
  ...Object.fromEntries(
    TEXTS.map((text) => [`the text ${text.slice(0, 20)}`, { ...NONE, username: text, pick: hostile(text) }]),
  ),
};

it.each(Object.entries(CONTENTS))('draws %s', async (_, content) => {
  const png = PNG.sync.read(Buffer.from(await drawPicture(content)));
  expect([png.width, png.height]).toEqual([1200, 630]);
  // The margin shows the background and the corners of the frame, whatever the texts are.
  const isMint = (x: number, y: number) => (png.data[(y * png.width + x) * 4 + 1] ?? 0) > 180;
  expect([isMint(34, 60), isMint(1166, 570), isMint(20, 315), isMint(1180, 315)]).toEqual([true, true, false, false]);
});

it('lets pictures wait their turn, and draws the next one in the same thread after one has failed', async () => {
  const start = vi.fn<typeof startWorker>(startWorker);
  const draw = createPictureDrawer(start);
  const good: PictureContent = { ...NONE, username: 'ada', edge: EDGE };
  // Not what the server's own code makes.
  const broken = { ...good, edge: { ...EDGE, asOf: undefined, ahead: undefined } } as unknown as PictureContent;
  const drawn = await Promise.allSettled([broken, good, good, good].map(draw));
  expect(drawn.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(start).toHaveBeenCalledTimes(1);
});

test.each([
  ['Żalgiris Kaunas', 'Żalgiris Kaunas'],
  ['Жальгирис', 'Жальгирис'],
  ['a‮b​c', 'a b c'],
  ['👩‍👩‍👧 and 木', '? and ?'],
  ['x'.repeat(50), `${'x'.repeat(39)}…`],
  ['', ''],
])('drawable(%j) is %j', (text, shown) => {
  expect(drawable(text)).toBe(shown);
});
