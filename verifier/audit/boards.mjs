import { checkForm } from '../format/form.mjs';
import { quote } from '../format/rejection.mjs';
import { BOARD } from './forms.mjs';
import { PERIODS, spansAt } from './totals.mjs';

/**
 * @typedef {import('./client.mjs').Client} Client
 * @typedef {import('./report.mjs').Finding} Finding
 * @typedef {import('./forms.mjs').BoardRow} BoardRow
 * @typedef {import('./totals.mjs').PlayerTotals} PlayerTotals
 * @typedef {import('./totals.mjs').Period} Period
 *
 * @typedef {'stars' | 'slayers' | 'streaks'} Board
 * @typedef {{ board: Board, period: Period, score: (player: PlayerTotals) => number | null }} Ranking a score of null isn't
 *   listed
 */

/** Boards have no more rows than this. */
const MAX_ROWS = 1_000;
const SLAYER_MIN_PICKS = { daily: 1, weekly: 3, all: 10 };
/** Scores and percentages of servers are rounded or computed in another order. */
const TOLERANCE = 1e-9;
const PERCENT_TOLERANCE = 0.051;

/** @type {Ranking[]} */
const RANKINGS = [
  ...PERIODS.map((period) => starsOf(period)),
  ...PERIODS.map((period) => slayersOf(period)),
  { board: 'streaks', period: 'all', score: ({ streak }) => (streak > 0 ? streak : null) },
];

/** @param {Period} period @returns {Ranking} */
function starsOf(period) {
  return { board: 'stars', period, score: (player) => (player[period].stars > 0 ? player[period].stars : null) };
}

/** @param {Period} period @returns {Ranking} */
function slayersOf(period) {
  return {
    board: 'slayers',
    period,
    score: (player) => {
      const { slayerPicks: picks, slayerRight: right } = player[period];
      if (picks < SLAYER_MIN_PICKS[period]) return null;
      // The lower end of the Wilson interval with z = 2.
      return (right + 2 - 2 * Math.sqrt((right * (picks - right)) / picks + 1)) / (picks + 4);
    },
  };
}

/**
 * Compares all leaderboards that follow from grades with totals.
 *
 * @param {Client} client
 * @param {import('./totals.mjs').Totals} totals
 * @param {Finding} finding
 * @returns {Promise<boolean>} whether they are of the same day and week as the totals
 */
export async function checkBoards(client, { players, spans }, finding) {
  let [count, isSamePeriod] = [0, true];
  for (const ranking of RANKINGS) {
    const { board, period } = ranking;
    const name = `Leaderboard ${board} (${period})`;
    await finding.attempt(async () => {
      const rows = await client.json(`/api/leaderboards?period=${period}&board=${board}`);
      isSamePeriod &&= spansAt(client.gameTime())[period].from === spans[period].from;
      checkForm(rows, BOARD, name);
      for (const problem of problemsOf(/** @type {BoardRow[]} */ (rows), ranking, players))
        finding.problem(`${name}: ${problem}.`);
      count += /** @type {BoardRow[]} */ (rows).length;
    });
  }
  finding.sentence = `${RANKINGS.length} boards with ${count} rows follow from the grades of ${players.size} players`;
  return isSamePeriod;
}

/**
 * @param {BoardRow[]} rows
 * @param {Ranking} ranking
 * @param {Map<string, PlayerTotals>} players
 * @returns {Generator<string>}
 */
function* problemsOf(rows, ranking, players) {
  const { score } = ranking;
  let [position, last] = [0, Number.POSITIVE_INFINITY];
  for (const [index, row] of rows.entries()) {
    const player = players.get(String(row.userId));
    const own = player === undefined ? null : score(player);
    if (player === undefined || own === null) {
      yield `player ${quote(row.userId)} is listed without such a result`;
      continue;
    }
    if (own > last + TOLERANCE) yield `player ${quote(row.userId)} is below a worse one`;
    if (own < last - TOLERANCE) position = index + 1;
    last = own;
    if (row.position !== position) yield `row ${index + 1} has position ${row.position} instead of ${position}`;
    const wrong = wrongValue(row, ranking, player);
    if (wrong !== null) yield `player ${quote(row.userId)} has ${wrong}`;
  }
  yield* missingFrom(rows, last, score, players);
}

/**
 * @param {BoardRow[]} rows
 * @param {number} last the score of the last row
 * @param {Ranking['score']} score
 * @param {Map<string, PlayerTotals>} players
 * @returns {Generator<string>}
 */
function* missingFrom(rows, last, score, players) {
  const listed = new Set(rows.map(({ userId }) => String(userId)));
  if (listed.size < rows.length) yield 'a player is listed twice';
  for (const [id, player] of players) {
    const own = score(player);
    if (own === null || listed.has(id)) continue;
    if (rows.length < MAX_ROWS || own > last + TOLERANCE) yield `player ${quote(id)} is missing`;
  }
}

/** @param {BoardRow} row @param {Ranking} ranking @param {PlayerTotals} player */
function wrongValue({ stars, streak, accuracy }, { board, period }, player) {
  const expected = player[board === 'stars' ? period : 'all'].stars;
  if (stars !== expected) return `${stars} stars instead of ${expected}`;
  if (streak !== player.streak) return `a streak of ${streak} instead of ${player.streak}`;
  if (board !== 'slayers') return null;
  const share = (100 * player[period].slayerRight) / player[period].slayerPicks;
  return Math.abs((accuracy ?? Number.NaN) - share) <= PERCENT_TOLERANCE
    ? null
    : `${accuracy} % instead of ${share.toFixed(1)} %`;
}
