/**
 * What leaderboards show, added up from graded picks. Stars and AI Slayers have three spans: the game day and the week of
 * the newest event, and all time.
 *
 * @typedef {{ from: number, to: number }} Span in milliseconds; `to` is excluded
 * @typedef {'daily' | 'weekly' | 'all'} Period
 * @typedef {{ stars: number, slayerPicks: number, slayerRight: number }} SpanTotals
 * @typedef {{ daily: SpanTotals, weekly: SpanTotals, all: SpanTotals, streak: number }} PlayerTotals
 * @typedef {{ userId: string, at: string, isRight: boolean, stars: number, isSlayerPick: boolean }} CountedPick
 */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Game days begin at 10:00 UTC. */
const DAY_START_MS = 10 * HOUR_MS;
/** January 1, 1970 was a Thursday: the first Monday is the fifth day. */
const MONDAY_MS = 4 * DAY_MS;

/** @type {readonly Period[]} */
export const PERIODS = ['daily', 'weekly', 'all'];

/** @param {number} time in milliseconds @returns {Record<Period, Span>} */
export function spansAt(time) {
  return {
    daily: spanOf(time, DAY_MS, DAY_START_MS),
    weekly: spanOf(time, 7 * DAY_MS, MONDAY_MS + DAY_START_MS),
    all: { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY },
  };
}

/** @param {number} time @param {number} length @param {number} offset @returns {Span} */
function spanOf(time, length, offset) {
  const from = Math.floor((time - offset) / length) * length + offset;
  return { from, to: from + length };
}

/** Adds up the picks of all players: a few numbers for each player, nothing for each pick. */
export class Totals {
  /** @type {Map<string, PlayerTotals>} */
  players = new Map();

  /** @param {Record<Period, Span>} spans */
  constructor(spans) {
    this.spans = spans;
  }

  /**
   * Adds the picks on all matches that start at one time. Call it in the order of the starts.
   *
   * @param {string} startTime
   * @param {CountedPick[]} picks in the order in which the streak counts them
   */
  add(startTime, picks) {
    const start = Date.parse(startTime);
    const periods = PERIODS.filter((period) => this.spans[period].from <= start && start < this.spans[period].to);
    for (const pick of picks) {
      const player = this.#playerOf(pick.userId);
      player.streak = pick.isRight ? player.streak + 1 : 0;
      for (const period of periods) addPick(player[period], pick);
    }
  }

  /** @param {string} userId @returns {PlayerTotals} */
  #playerOf(userId) {
    const known = this.players.get(userId);
    if (known !== undefined) return known;
    const player = { daily: none(), weekly: none(), all: none(), streak: 0 };
    this.players.set(userId, player);
    return player;
  }
}

/** @returns {SpanTotals} */
const none = () => ({ stars: 0, slayerPicks: 0, slayerRight: 0 });

/** @param {SpanTotals} totals @param {CountedPick} pick */
function addPick(totals, { stars, isSlayerPick, isRight }) {
  totals.stars += stars;
  if (!isSlayerPick) return;
  totals.slayerPicks += 1;
  if (isRight) totals.slayerRight += 1;
}
