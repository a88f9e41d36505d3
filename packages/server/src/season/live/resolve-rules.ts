import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../platform/clock/time.ts';

/** A match that moves further than this from its first known start is void and comes back as a new match. */
export const MOVE_MAX_MS = 48 * HOUR_MS;
/** An interrupted or postponed match is void after this time. */
export const WAIT_MAX_MS = 48 * HOUR_MS;
/**
 * NBA games of the same clubs that start at most this far apart are one game: clubs also meet on consecutive days. In
 * the EPL, the clubs and the season tell which match it is.
 */
export const SAME_NBA_GAME_MS = 20 * HOUR_MS;
/** A lower score replaces a higher one when it has stood this long. */
export const LOWER_SCORE_MS = MINUTE_MS;
/** A result is final once it is seen again after this long, … */
export const CONFIRMED_AFTER_MS = 10 * MINUTE_MS;
/** … or has stood for this long. */
export const FINAL_AFTER_MS = 30 * MINUTE_MS;
/** A result that its source has taken back is held this long. */
export const HOLD_MAX_MS = DAY_MS;
/**
 * A final result can be corrected this long after the end. An hour longer than a day, because the last look at a match
 * is a day after its end.
 */
export const CORRECTABLE_MS = 25 * HOUR_MS;
/** A correction or a cancellation counts when it has stood this long: it may be one wrong answer. */
export const STANDS_MS = 10 * MINUTE_MS;
/** A match that is on this long before its known start was open for picks while it was played. */
export const EARLY_MAX_MS = 15 * MINUTE_MS;
/** A match without any result this long after its start is void: longer than a provider may be away. */
export const NO_RESULT_MS = 14 * DAY_MS;
/**
 * A match that is first named this long after its start, with its result, is final at once: a new server learns what has
 * been played this season. Such a match was never open for picks.
 */
export const LONG_AGO_MS = 4 * DAY_MS;
/** From the end of a match: nothing can change its result anymore. */
export const SETTLED_AFTER_MS = CORRECTABLE_MS + STANDS_MS;

/** The decisions and rejections of the resolver, by rule. Each is a line of a match's audit. */
export const RULES = {
  created: 'named by a source for the first time',
  'start-moved': 'moved by up to 48 hours: the prediction stays',
  'start-passed': 'a new start is ignored, because the known one has passed',
  'start-ignored': 'a new start is ignored, because the match has started',
  'moved-far': 'moved by more than 48 hours: void, and a new match',
  renamed: 'a new club has another name now: void, and a new match',
  postponed: 'postponed',
  cancelled: 'canceled',
  rescheduled: 'scheduled again',
  started: 'started',
  suspended: 'interrupted',
  resumed: 'resumed',
  'score-fell': 'a lower score is ignored until it has stood for 60 seconds',
  'score-lowered': 'a lower score has stood for 60 seconds',
  'back-in-time': 'an earlier state is ignored',
  'no-score': 'an end without a score is ignored',
  tie: 'a tie at the end of an NBA game is ignored',
  ended: 'ended: the result is provisional',
  'result-changed': 'another result before the first one is final',
  'ended-long-ago': 'final: it ended days before a source first named it',
  confirmed: 'final: the same result was seen again after 10 minutes',
  'stood-30-minutes': 'final: the result has stood for 30 minutes',
  'correction-seen': 'another result after the final one',
  corrected: 'the final result is corrected',
  'late-correction': 'another result is ignored, because it is too late to correct',
  'void-awarded': 'void: decided off the field',
  'void-cancelled': 'void: canceled',
  'void-not-played': 'void: not played within 48 hours of its first known start',
  'void-not-resumed': 'void: not resumed within 48 hours',
  'void-played-early': 'void: played while picks were still open',
  'void-unconfirmed': 'void: the end was not confirmed within 24 hours',
  'void-no-result': 'void: no result within 14 days',
} as const;

export type Rule = keyof typeof RULES;

/** Rules that reject something a source said. Each is logged as a problem. */
export const REJECTIONS: ReadonlySet<Rule> = new Set<Rule>([
  'start-passed',
  'start-ignored',
  'score-fell',
  'back-in-time',
  'no-score',
  'tie',
  'correction-seen',
  'late-correction',
  'void-played-early',
]);
