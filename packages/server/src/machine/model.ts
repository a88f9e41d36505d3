import type { League } from '@machine/contract';
import { DAY_MS, HOUR_MS } from '../feed/time.ts';

/**
 * What the Machine is set to. Ratings are Elo points: 400 more means ten times the chances. The figures were chosen
 * on real seasons (2018-19 to 2025-26, 2021-22 to 2024-25), rounded, and sit on wide plateaus.
 */
export type Model = {
  version: string;
  /** Where every club of the first season starts; the mean of a league. */
  start: number;
  /** Where a club starts that joins later: promoted clubs are weaker than those that stayed. */
  newcomer: number;
  /** What playing at home is worth, in rating points. */
  homeAdvantage: number;
  /** How fast ratings follow results: points moved by a wholly unexpected narrow win. */
  speed: number;
  /** How much more a clear win moves: the exponent of (margin + marginOffset) / (1 + marginOffset). */
  marginPower: number;
  marginOffset: number;
  /** Share of a club's distance from the mean that survives the summer. */
  carryOver: number;
  /** A pause of the whole league at least this long is a summer. */
  summerMs: number;
  /** A club away for longer than this was relegated meanwhile, and counts as a newcomer. */
  absenceMs: number;
  /** Davidson's weight of the draw: 0 knows none; two equal clubs draw with w / (2 + w). */
  drawWeight: number;
  /** What a club loses that played less than `tiredMs` ago, start to start. */
  tiredPenalty: number;
  tiredMs: number;
};

export const MODELS: Record<League, Model> = {
  NBA: {
    version: 'elo-nba-1',
    start: 1500,
    newcomer: 1500,
    homeAdvantage: 45,
    speed: 9,
    marginPower: 0.6,
    marginOffset: 3,
    carryOver: 0.6,
    summerMs: 60 * DAY_MS,
    absenceMs: 400 * DAY_MS,
    drawWeight: 0,
    tiredPenalty: 40,
    tiredMs: 28 * HOUR_MS,
  },
  EPL: {
    version: 'elo-epl-1',
    start: 1500,
    newcomer: 1370,
    homeAdvantage: 50,
    speed: 22,
    marginPower: 0.5,
    marginOffset: 1,
    carryOver: 0.85,
    summerMs: 60 * DAY_MS,
    absenceMs: 300 * DAY_MS,
    drawWeight: 0.7,
    tiredPenalty: 0,
    tiredMs: 0,
  },
};
