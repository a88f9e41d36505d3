import { checkForm } from '../format/form.mjs';
import { quote } from '../format/rejection.mjs';
import { BOARD } from './forms.mjs';
import { PERIODS } from './totals.mjs';

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
 * @param {Map<string, PlayerTotals>} players
 * @param {Finding} finding
 */
export async function checkBoards(client, players, finding) {
  let count = 0;
  for (const ranking of RANKINGS) {
    const { board, period } = ranking;
    await finding.attempt(async () => {
      const rows = await client.json(`/api/leaderboards?period=${period}&board=${board}`);
      checkForm(rows, BOARD, `The leaderboard ${board} (${period})`);
      count += checkBoard(/** @type {BoardRow[]} */ (rows), ranking, players, finding);
    });
  }
  finding.sentence = `${RANKINGS.length} leaderboards with ${count} rows follow from the grades of ${players.size} players`;
}

/** @param {BoardRow[]} rows @param {Ranking} ranking @param {Map<string, PlayerTotals>} players @param {Finding} finding */
function checkBoard(rows, ranking, players, finding) {
  const { board, period, score } = ranking;
  // The clock may have passed into a day or week in which no match has been graded yet.
  if (rows.length === 0 && period !== 'all') return 0;
  const listed = new Set(rows.map(({ userId }) => String(userId)));
  /** @param {string} sentence */
  const problem = (sentence) => finding.problem(`Leaderboard ${board} (${period}): ${sentence}.`);
  if (listed.size < rows.length) problem('a player is listed twice');
  let [position, last] = [0, Number.POSITIVE_INFINITY];
  for (const [index, row] of rows.entries()) {
    const player = players.get(String(row.userId));
    const own = player === undefined ? null : score(player);
    if (player === undefined || own === null) {
      problem(`player ${quote(row.userId)} is listed without such a result`);
      continue;
    }
    if (own > last + TOLERANCE) problem(`player ${quote(row.userId)} is below a worse one`);
    if (own < last - TOLERANCE) position = index + 1;
    last = own;
    if (row.position !== position) problem(`row ${index + 1} has position ${row.position} instead of ${position}`);
    const wrong = wrongValue(row, ranking, player);
    if (wrong !== null) problem(`player ${quote(row.userId)} has ${wrong}`);
  }
  const missing = findMissing(players, listed, (player) => {
    const own = score(player);
    return own !== null && (rows.length < MAX_ROWS || own > last + TOLERANCE);
  });
  if (missing !== undefined) problem(`player ${quote(missing)} is missing`);
  return rows.length;
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

/** @param {Map<string, PlayerTotals>} players @param {Set<string>} listed @param {(player: PlayerTotals) => boolean} belongs */
function findMissing(players, listed, belongs) {
  for (const [id, player] of players) if (!listed.has(id) && belongs(player)) return id;
  return undefined;
}
