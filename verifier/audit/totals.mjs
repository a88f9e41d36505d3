/**
 * Leaderboards, added up from graded picks, in three spans: the game day and the week of the newest event, and all time.
 *
 * @typedef {{ from: number, to: number }} Span in milliseconds; `to` is excluded
 * @typedef {'daily' | 'weekly' | 'all'} Period
 * @typedef {{ stars: number, slayerPicks: number, slayerRight: number, streak: number, longest: number }} SpanTotals
 *   `streak` is the last run of right picks in the span, and `longest` the longest one
 * @typedef {{ daily: SpanTotals, weekly: SpanTotals, all: SpanTotals }} PlayerTotals
 * @typedef {{ userId: string, wasCorrect: boolean, stars: number, isSlayerPick: boolean }} CountedPick
 * @typedef {{ spans: SpanTotals[], at: number, matchId: string, wasCorrect: boolean }} StreakPick
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
   * Adds a pick to what doesn't depend on the order.
   *
   * @param {string} startTime of the match
   * @param {CountedPick} pick
   * @returns {SpanTotals[]} the totals of the player in the spans to which it belongs
   */
  add(startTime, pick) {
    const start = Date.parse(startTime);
    const player = this.#playerOf(pick.userId);
    const spans = PERIODS.filter((period) => this.spans[period].from <= start && start < this.spans[period].to);
    const totals = spans.map((period) => player[period]);
    for (const each of totals) addPick(each, pick);
    return totals;
  }

  /** @param {string} userId @returns {PlayerTotals} */
  #playerOf(userId) {
    const known = this.players.get(userId);
    if (known !== undefined) return known;
    const player = { daily: none(), weekly: none(), all: none() };
    this.players.set(userId, player);
    return player;
  }
}

/** @returns {SpanTotals} */
const none = () => ({ stars: 0, slayerPicks: 0, slayerRight: 0, streak: 0, longest: 0 });

/** @param {SpanTotals} totals @param {CountedPick} pick */
function addPick(totals, { stars, isSlayerPick, wasCorrect }) {
  // Sums of tenths aren't exact.
  totals.stars = Math.round(10 * (totals.stars + stars)) / 10;
  if (!isSlayerPick) return;
  totals.slayerPicks += 1;
  if (wasCorrect) totals.slayerRight += 1;
}

/**
 * Continues the streaks of players with their picks on all matches that start at one time. Call it in the order of the
 * starts.
 *
 * @param {StreakPick[]} picks
 */
export function continueStreaks(picks) {
  picks.sort((a, b) => a.at - b.at || (a.matchId < b.matchId ? -1 : 1));
  for (const { spans, wasCorrect } of picks) {
    for (const span of spans) {
      span.streak = wasCorrect ? span.streak + 1 : 0;
      span.longest = Math.max(span.longest, span.streak);
    }
  }
}
