import * as fc from 'fast-check';
import type { League } from '@machine/contract';
import type { SeasonMatch } from '../season/feeds/season-match.ts';
import type { Fixture } from '../game/match/feed.ts';
import { DAY_MS, type Instant, MINUTE_MS } from '../platform/clock/time.ts';

const CLUBS = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Oak', 'Pine', 'Yew'];
const OPENING = Date.UTC(2023, 7, 12, 12);
const OFF_SEASON_MS = 300 * DAY_MS;

/** Returns a fixture of two clubs, whose codes are the beginnings of their names. */
export const fixtureOf = (league: League, homeTeam: string, awayTeam: string, startTime: Instant): Fixture => ({
  id: `${homeTeam}-${awayTeam}-${startTime}`,
  league,
  homeTeam,
  awayTeam,
  homeTeamAbbr: homeTeam.slice(0, 3).toUpperCase(),
  awayTeamAbbr: awayTeam.slice(0, 3).toUpperCase(),
  startTime,
});

const goals = fc.record({ home: fc.nat({ max: 4 }), away: fc.nat({ max: 4 }) });
const points = fc
  .record({ home: fc.integer({ min: 80, max: 140 }), away: fc.integer({ min: 80, max: 140 }) })
  .filter(({ home, away }) => home !== away);

const scores = { NBA: points, EPL: goals };

/** Generates two seasons with 12 to 80 matches in all, by start: some overlap, and some days have many or none. */
export const seasons = (league: League): fc.Arbitrary<SeasonMatch[]> =>
  fc
    .array(
      fc.record({
        sides: fc.shuffledSubarray(CLUBS, { minLength: 2, maxLength: 2 }),
        pauseMinutes: fc.oneof(fc.constant(0), fc.nat({ max: 240 }), fc.nat({ max: 4 * 24 * 60 })),
        score: scores[league],
      }),
      { minLength: 12, maxLength: 80 },
    )
    .map((drawn) => {
      let at = OPENING;
      return drawn.map(({ sides: [home = '', away = ''], pauseMinutes, score }, n) => {
        const season = n < drawn.length / 3 ? 2023 : 2024;
        at += pauseMinutes * MINUTE_MS;
        const startTime = at + (season - 2023) * OFF_SEASON_MS;
        const fixture = { ...fixtureOf(league, home, away, startTime), id: `m-${n}` };
        return { fixture, season, segments: [{ home: 0, away: 0 }, score] };
      });
    });
