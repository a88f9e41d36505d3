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

/** @type {Ranking[]} */
export const RANKINGS = PERIODS.flatMap((period) => [
  { board: 'stars', period, score: (player) => player[period].stars || null },
  { board: 'slayers', period, score: (player) => shareOf(player[period], SLAYER_MIN_PICKS[period]) },
  { board: 'streaks', period, score: (player) => streakOf(player, period) || null },
]);

/** Returns a share in percent as it is shown. @param {import('./totals.mjs').SpanTotals} totals @param {number} minimum */
const shareOf = ({ slayerPicks: picks, slayerRight: right }, minimum) =>
  picks < minimum ? null : Math.round((1_000 * right) / picks) / 10;

/** Returns the longest streak of a day or week; of all time, the current one. @param {PlayerTotals} player @param {Period} period */
const streakOf = (player, period) => (period === 'all' ? player.all.streak : player[period].longest);

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
    if (own > last) yield `player ${quote(row.userId)} is below a worse one`;
    if (own < last) position = index + 1;
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
    if (rows.length < MAX_ROWS || own > last) yield `player ${quote(id)} is missing`;
  }
}

/** Returns what a board shows of a player. @param {PlayerTotals} player @param {Ranking} ranking */
export const shownOf = (player, { board, period, score }) => ({
  stars: player[board === 'stars' ? period : 'all'].stars,
  streak: streakOf(player, board === 'streaks' ? period : 'all'),
  accuracy: board === 'slayers' ? score(player) : null,
});

/** @param {BoardRow} row @param {Ranking} ranking @param {PlayerTotals} player */
function wrongValue({ stars, streak, accuracy }, ranking, player) {
  const expected = shownOf(player, ranking);
  if (stars !== expected.stars) return `${stars} stars instead of ${expected.stars}`;
  if (streak !== expected.streak) return `a streak of ${streak} instead of ${expected.streak}`;
  const isWrong = ranking.board === 'slayers' && accuracy !== expected.accuracy;
  return isWrong ? `${accuracy} % instead of ${expected.accuracy} %` : null;
}
