import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { canonical } from '../format/canonical-json.mjs';
import { quote } from '../format/rejection.mjs';
import { Unavailable } from '../format/unavailable.mjs';

/**
 * Computes what the matches of a season have come to, from its entry in the log and its secret.
 *
 * @typedef {{ status: string, scoreHome: number | null, scoreAway: number | null }} Recomputed
 * @typedef {(season: import('../format/entry.mjs').Season, secret: string) => Promise<Map<string, Recomputed>>} Recompute
 */

const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/**
 * Recomputes with a command, which prints a line for each match: its id, start, status and scores, with commas between.
 *
 * @param {string} command with its first arguments, without quotes
 * @returns {Recompute}
 */
export function recomputeWith(command) {
  const [program = '', ...first] = command.split(/ +/);
  return async (season, secret) => {
    // Written as one word: a secret may begin with a hyphen.
    const args = [...first, '--entry', canonical(season), `--secret=${secret}`];
    const { stdout } = await promisify(execFile)(program, args, { maxBuffer: MAX_OUTPUT_BYTES }).catch(() => {
      throw new Unavailable(`The command ${quote(command)} can't recompute season ${quote(season.season)}.`);
    });
    return new Map(stdout.trim().split('\n').slice(1).map(readLine));
  };
}

/** @param {string} line @returns {[string, Recomputed]} */
function readLine(line) {
  const [matchId = '', , status = '', home = '', away = ''] = line.split(',');
  return [matchId, { status, scoreHome: toScore(home), scoreAway: toScore(away) }];
}

/** @param {string} text */
const toScore = (text) => (text === '' ? null : Number(text));

/**
 * Compares the results of revealed seasons with what follows from their secrets.
 *
 * @param {ReturnType<import('./committed.mjs').Commitments['revealed']>} seasons
 * @param {import('./forms.mjs').Result[]} results
 * @param {{ recompute: Recompute, finding: import('./report.mjs').Finding }} by
 */
export async function checkSeasons(seasons, results, { recompute, finding }) {
  const graded = new Map(results.map((result) => [result.matchId, result]));
  let count = 0;
  for (const { season, secret, matchIds } of seasons) {
    const expected = await recompute(season, secret);
    for (const matchId of matchIds) {
      const result = graded.get(matchId);
      if (result === undefined) continue;
      const problem = problemOf(result, expected.get(matchId));
      if (problem !== null) finding.problem(`Match ${quote(matchId)} of season ${quote(season.season)} ${problem}.`);
      count += 1;
    }
  }
  finding.sentence = `ended seasons: ${seasons.length}, of which ${count} results follow from the secrets`;
}

/** @param {import('./forms.mjs').Result} result @param {Recomputed | undefined} expected */
function problemOf({ status, scoreHome, scoreAway }, expected) {
  if (expected === undefined) return 'does not follow from its secret';
  const isFinal = expected.status === 'FINAL';
  if (!isFinal) return status === 'FINAL' ? `is final, but by its secret ${expected.status}` : null;
  if (status === 'FINAL' && scoreHome === expected.scoreHome && scoreAway === expected.scoreAway) return null;
  const shown = status === 'FINAL' ? `ended ${scoreHome}–${scoreAway}` : 'is void';
  return `${shown}, but by its secret ${expected.scoreHome}–${expected.scoreAway}`;
}
