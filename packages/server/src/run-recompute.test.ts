import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { runRecompute } from './run-recompute.ts';
import { secretHashOf } from './season/feeds/seasons.ts';

const SECRET = Buffer.alloc(32, 7).toString('base64url');
const ENTRY = {
  at: '2026-10-18T12:00:00.000Z',
  from: '2026-10-19T00:00:00.000Z',
  kind: 'season',
  league: 'EPL',
  season: 'EPL 2026-10-19',
  secretHash: secretHashOf(SECRET),
  seed: 1,
  until: '2026-11-02T00:00:00.000Z',
  v: 1,
};
const run = (entry: object, secret: string) => runRecompute({ entry: JSON.stringify(entry), secret });

// Never change these: the results of ended seasons have to be the same in every later version.
it.each([
  ['EPL', '2026-10-26', '', 'sim-epl-2964-0,2026-10-19T20:00:00.000Z,FINAL,0,0', '998364b2605c414a'],
  ['NBA', '2026-10-21', '', 'sim-nba-20745-0,2026-10-19T00:00:00.000Z,FINAL,126,125', 'eb4af634f6b77440'],
  ['NBA', '2026-10-20', ', simulation 2', 'sim-nba-20745-0,2026-10-19T00:00:00.000Z,FINAL,133,118', 'd738068bf77d7a92'],
])('prints what each match of the %s has come to until %s%s', (league, until, simulation, first, hash) => {
  const season = `${league} 2026-10-19${simulation}`;
  const text = run({ ...ENTRY, league, season, until: `${until}T00:00:00.000Z` }, SECRET);
  expect(text.split('\n').slice(0, 2)).toEqual(['match,start,status,home,away', first]);
  expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(hash);
});

it('rejects a secret that was not committed, and anything else', () => {
  expect(() => run(ENTRY, Buffer.alloc(32, 8).toString('base64url'))).toThrow(
    "The secret isn't the one that was committed for EPL 2026-10-19.",
  );
  const notSeason = "--entry must be the text of a season's entry in the log.";
  expect(() => run({ ...ENTRY, kind: 'secret' }, SECRET)).toThrow(notSeason);
  expect(() => runRecompute({ entry: '{', secret: SECRET })).toThrow(notSeason);
  expect(() => runRecompute({ entry: JSON.stringify(ENTRY) })).toThrow('Both --entry and --secret are needed.');
});
