import { expect, it } from 'vitest';
import { liveInfo } from './live-info.ts';

const credit = { name: 'Data by Example', url: 'https://example.org' };

it('names each league and each provider that asks for it once', () => {
  const sources = [
    { name: 'football-data', league: 'EPL', credit },
    { name: 'balldontlie', league: 'NBA', credit: null },
    { name: 'football-data', league: 'NBA', credit },
  ] as const;
  expect(liveInfo({ sources })).toEqual({ leagues: ['EPL', 'NBA'], credits: [credit] });
  expect(liveInfo({ sources: sources.slice(1, 2) })).toEqual({ leagues: ['NBA'], credits: [] });
});
