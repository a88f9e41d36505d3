import { describe, expect, it } from 'vitest';
import { recompute } from './recompute.ts';
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
const run = (entry: object, secret: string) => recompute(['--entry', JSON.stringify(entry), '--secret', secret]);

describe('the recomputation of a season', () => {
  // Never change these: the results of ended seasons have to be the same in every later version.
  it('prints what each match of the season has come to', () => {
    const nba = { ...ENTRY, league: 'NBA', season: 'NBA 2026-10-19', until: '2026-10-20T12:00:00.000Z' };
    const outcomes = [run({ ...ENTRY, until: '2026-10-26T00:00:00.000Z' }, SECRET), run(nba, SECRET)];
    const next = { ...nba, season: 'NBA 2026-10-19, simulation 2', until: '2026-10-19T08:00:00.000Z' };
    expect([...outcomes, run(next, SECRET)].flatMap((text) => text.split('\n'))).toMatchInlineSnapshot(`
      [
        "match,start,status,home,away",
        "sim-epl-2964-0,2026-10-19T20:00:00.000Z,FINAL,0,0",
        "sim-epl-2964-1,2026-10-20T19:45:00.000Z,FINAL,4,0",
        "sim-epl-2964-2,2026-10-21T19:45:00.000Z,FINAL,5,1",
        "sim-epl-2964-3,2026-10-22T20:00:00.000Z,FINAL,4,1",
        "sim-epl-2964-4,2026-10-23T20:00:00.000Z,FINAL,2,3",
        "sim-epl-2964-5,2026-10-24T12:30:00.000Z,FINAL,0,2",
        "sim-epl-2964-6,2026-10-24T15:00:00.000Z,FINAL,0,3",
        "sim-epl-2964-7,2026-10-24T17:30:00.000Z,FINAL,3,0",
        "sim-epl-2964-8,2026-10-25T14:00:00.000Z,FINAL,5,3",
        "sim-epl-2964-9,2026-10-25T16:30:00.000Z,FINAL,1,1",
        "match,start,status,home,away",
        "sim-nba-20745-0,2026-10-19T00:00:00.000Z,FINAL,126,125",
        "sim-nba-20745-1,2026-10-19T02:20:00.000Z,FINAL,121,107",
        "sim-nba-20745-2,2026-10-19T04:45:00.000Z,FINAL,120,131",
        "sim-nba-20745-3,2026-10-19T07:10:00.000Z,FINAL,111,92",
        "sim-nba-20745-4,2026-10-19T09:35:00.000Z,FINAL,98,112",
        "sim-nba-20745-5,2026-10-19T12:00:00.000Z,FINAL,121,113",
        "sim-nba-20745-6,2026-10-19T14:20:00.000Z,FINAL,107,109",
        "sim-nba-20745-7,2026-10-19T16:45:00.000Z,FINAL,109,110",
        "sim-nba-20745-8,2026-10-19T19:10:00.000Z,FINAL,104,96",
        "sim-nba-20745-9,2026-10-19T21:35:00.000Z,FINAL,124,104",
        "sim-nba-20746-0,2026-10-20T00:00:00.000Z,FINAL,121,127",
        "sim-nba-20746-1,2026-10-20T02:20:00.000Z,FINAL,86,108",
        "sim-nba-20746-2,2026-10-20T04:45:00.000Z,FINAL,108,118",
        "sim-nba-20746-3,2026-10-20T07:10:00.000Z,FINAL,102,115",
        "sim-nba-20746-4,2026-10-20T09:35:00.000Z,FINAL,110,115",
        "match,start,status,home,away",
        "sim-nba-20745-0,2026-10-19T00:00:00.000Z,FINAL,133,118",
        "sim-nba-20745-1,2026-10-19T02:20:00.000Z,FINAL,122,107",
        "sim-nba-20745-2,2026-10-19T04:45:00.000Z,FINAL,129,123",
        "sim-nba-20745-3,2026-10-19T07:10:00.000Z,FINAL,107,96",
      ]
    `);
  });

  it('rejects a secret that was not committed, and anything else', () => {
    expect(() => run(ENTRY, Buffer.alloc(32, 8).toString('base64url'))).toThrow(
      "The secret isn't the one that was committed for EPL 2026-10-19.",
    );
    for (const args of [
      ['--entry', JSON.stringify(ENTRY)],
      ['--entry', JSON.stringify({ ...ENTRY, kind: 'secret' }), '--secret', SECRET],
      ['--entry', '{', '--secret', SECRET],
      ['--seed', '1'],
    ]) {
      expect(() => recompute(args)).toThrow(/^Usage: /);
    }
  });
});
