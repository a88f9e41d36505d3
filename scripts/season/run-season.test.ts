import { describe, expect, it, test } from 'vitest';
import { secretHashOf } from '../../packages/server/src/season/feeds/seasons.ts';
import { runSeason } from './run-season.ts';

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
const run = (entry: unknown, secret: string) =>
  runSeason(['--entry', typeof entry === 'string' ? entry : JSON.stringify(entry), '--secret', secret]);

describe('npm run season', () => {
  // Fixed for good: the results of ended seasons have to be the same in every later version.
  it('prints what each match of the season has come to', () => {
    const { code, lines } = run(ENTRY, SECRET);
    expect(code).toBe(0);
    expect(lines).toHaveLength(1 + 2 * 10);
    expect(lines).toMatchInlineSnapshot(`
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
        "sim-epl-2965-0,2026-10-26T20:00:00.000Z,FINAL,0,1",
        "sim-epl-2965-1,2026-10-27T19:45:00.000Z,FINAL,0,3",
        "sim-epl-2965-2,2026-10-28T19:45:00.000Z,FINAL,0,1",
        "sim-epl-2965-3,2026-10-29T20:00:00.000Z,FINAL,2,2",
        "sim-epl-2965-4,2026-10-30T20:00:00.000Z,FINAL,0,3",
        "sim-epl-2965-5,2026-10-31T12:30:00.000Z,FINAL,2,4",
        "sim-epl-2965-6,2026-10-31T15:00:00.000Z,FINAL,2,0",
        "sim-epl-2965-7,2026-10-31T17:30:00.000Z,FINAL,5,2",
        "sim-epl-2965-8,2026-11-01T14:00:00.000Z,FINAL,4,2",
        "sim-epl-2965-9,2026-11-01T16:30:00.000Z,FINAL,1,3",
      ]
    `);
  });

  it('rejects a secret that was not committed', () => {
    expect(run(ENTRY, Buffer.alloc(32, 8).toString('base64url'))).toEqual({
      code: 1,
      lines: ["The secret isn't the one that was committed for EPL 2026-10-19."],
    });
  });

  test.each([
    ['no arguments', []],
    ['no secret', ['--entry', JSON.stringify(ENTRY)]],
    ['another entry', ['--entry', JSON.stringify({ ...ENTRY, kind: 'secret' }), '--secret', SECRET]],
    ['no JSON', ['--entry', '{', '--secret', SECRET]],
    ['an unknown option', ['--seed', '1']],
  ])('explains itself for %s', (_, args) => {
    const { code, lines } = runSeason(args);
    expect(code).toBe(2);
    expect(lines.join('\n')).toContain('Usage: npm run season -- --entry ENTRY --secret SECRET');
  });
});
