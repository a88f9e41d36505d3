import { quote, Rejection } from '../format/rejection.mjs';
import { PICK, RESULT } from './forms.mjs';
import { readRows } from './pages.mjs';
import { continueStreaks } from './totals.mjs';

/**
 * @typedef {import('./client.mjs').Client} Client
 * @typedef {import('./report.mjs').Finding} Finding
 * @typedef {import('./forms.mjs').Result} Result
 * @typedef {import('./forms.mjs').GradedPick} GradedPick
 * @typedef {import('./committed.mjs').Committed} Committed
 */

const GOLD_STARS = 5;
/** A disagreement counts for AI Slayers if the Machine was at least this sure. */
const SLAYER_MIN_PCT = 50;

/**
 * Reads the results of all graded matches.
 *
 * @param {Client} client
 * @returns {Promise<Result[]>} in the order of their starts
 */
export async function readResults(client) {
  /** @type {Result[]} */
  const results = [];
  const list = { path: '/api/audit/results', field: 'results', cursor: 'after', form: RESULT };
  for await (const row of readRows(client, list)) results.push(/** @type {Result} */ (row));
  return results.toSorted((a, b) => compare(a.startTime, b.startTime) || compare(a.matchId, b.matchId));
}

/** @param {string} a @param {string} b */
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Checks that each result follows from its score, and that its prediction was committed before it started.
 *
 * @param {Result[]} results
 * @param {Map<string, Committed>} predictions
 * @param {Finding} finding
 */
export function checkResults(results, predictions, finding) {
  const seen = new Set();
  let unproven = 0;
  for (const result of results) {
    const prediction = predictions.get(result.matchId);
    const problem = seen.has(result.matchId) ? 'is listed twice' : problemOf(result, prediction);
    if (problem !== null) finding.problem(`Match ${quote(result.matchId)} ${problem}.`);
    seen.add(result.matchId);
    if (prediction === undefined) unproven += 1;
  }
  const older = unproven === 0 ? '' : `; ${unproven} of them have predictions from before the log, which prove nothing`;
  finding.sentence = `${results.length} graded matches follow from their scores${older}`;
}

/** @param {Result} result @param {Committed | undefined} prediction */
function problemOf({ status, scoreHome, scoreAway, outcome, isMachineCorrect, startTime, gradedAt }, prediction) {
  if (status === 'VOID') return outcome === null && isMachineCorrect === null ? null : 'is void but has a result';
  if (scoreHome === null || scoreAway === null) return 'is final but has no score';
  if (outcome !== outcomeOf(scoreHome, scoreAway)) return `ended ${scoreHome}–${scoreAway}, which is not ${outcome}`;
  if (gradedAt < startTime) return `was graded at ${gradedAt}, before its start at ${startTime}`;
  if (prediction === undefined) return null;
  if (prediction.at >= startTime) return `started at ${startTime}, before its prediction of ${prediction.at}`;
  if (isMachineCorrect !== (prediction.machinePick === outcome))
    return `ended with ${outcome} against a prediction of ${prediction.machinePick}, but is graded differently`;
  return null;
}

/** @param {number} home @param {number} away @returns {import('./forms.mjs').Outcome} */
function outcomeOf(home, away) {
  if (home === away) return 'DRAW';
  return home > away ? 'HOME' : 'AWAY';
}

/**
 * Reads the picks on all final matches, checks their grades and adds them up. Only the picks on matches that start at the
 * same time are in memory together.
 *
 * @param {Client} client
 * @param {Result[]} results in the order of their starts
 * @param {Map<string, Committed>} predictions
 * @param {{ finding: Finding, totals: import('./totals.mjs').Totals }} into
 */
export async function checkPicks(client, results, predictions, { finding, totals }) {
  let count = 0;
  for (const { startTime, matches } of byStart(results.filter(({ status }) => status === 'FINAL'))) {
    /** @type {import('./totals.mjs').StreakPick[]} */
    const picks = [];
    for (const result of matches) {
      for await (const pick of readPicks(client, result.matchId)) {
        const problem = problemOfPick(pick, result, predictions.get(result.matchId));
        if (problem !== null)
          finding.problem(`Match ${quote(result.matchId)}: the pick of player ${quote(pick.userId)} ${problem}.`);
        const { at, wasCorrect } = pick;
        const spans = totals.add(startTime, pick);
        picks.push({ spans, at: Date.parse(at), matchId: result.matchId, wasCorrect });
      }
    }
    continueStreaks(picks);
    count += picks.length;
  }
  finding.sentence = `${count} picks were made in time, and their grades follow from the results`;
}

/** @param {Result[]} results in the order of their starts */
function byStart(results) {
  /** @type {{ startTime: string, matches: Result[] }[]} */
  const groups = [];
  for (const result of results) {
    const last = groups.at(-1);
    if (last?.startTime === result.startTime) last.matches.push(result);
    else groups.push({ startTime: result.startTime, matches: [result] });
  }
  return groups;
}

/** @param {Client} client @param {string} matchId @returns {AsyncGenerator<GradedPick>} */
async function* readPicks(client, matchId) {
  const path = `/api/audit/picks?matchId=${encodeURIComponent(matchId)}`;
  const players = new Set();
  for await (const row of readRows(client, { path, field: 'picks', cursor: 'after', form: PICK })) {
    const pick = /** @type {GradedPick} */ (row);
    if (players.has(pick.userId)) throw new Rejection(`Match ${quote(matchId)} has two picks of a player.`);
    players.add(pick.userId);
    yield pick;
  }
}

/** @param {GradedPick} pick @param {Result} result @param {Committed | undefined} prediction */
function problemOfPick(pick, { outcome, isMachineCorrect, startTime }, prediction) {
  const wasMachineCorrect = prediction === undefined ? isMachineCorrect : prediction.machinePick === outcome;
  if (pick.wasCorrect !== ((pick.choice === 'AGREE') === wasMachineCorrect)) return 'is graded against the result';
  if (prediction === undefined) return null;
  // A match may have moved to an earlier time after the pick.
  const latest = prediction.startTime > startTime ? prediction.startTime : startTime;
  if (pick.at >= latest) return `is from ${pick.at}, not before the start at ${latest}`;
  if (pick.at < prediction.at) return `is from ${pick.at}, before the prediction of ${prediction.at}`;
  const stars = starsOf(pick, prediction);
  if (pick.stars !== stars) return `got ${pick.stars} stars instead of ${stars}`;
  const isSlayerPick = pick.choice === 'DISAGREE' && prediction.statedPct >= SLAYER_MIN_PCT;
  return pick.isSlayerPick === isSlayerPick ? null : 'is counted wrongly for AI Slayers';
}

/** @param {GradedPick} pick @param {Committed} prediction */
function starsOf({ choice, wasCorrect }, { isGold, stakes }) {
  if (!wasCorrect) return 0;
  if (isGold) return GOLD_STARS;
  return choice === 'AGREE' ? stakes.agree : stakes.disagree;
}
