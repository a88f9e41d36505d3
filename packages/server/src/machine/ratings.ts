import type { FinishedMatch, Fixture, Instant } from '../feed/feed.ts';
import type { Model } from './model.ts';

export type Probabilities = { home: number; draw: number; away: number };

type Club = { rating: number; lastStart: Instant };

/** How a club enters a match: its rating, the time since its last start (none yet: undefined), and whether that is short. */
type Side = { rating: number; restMs: number | undefined; tired: boolean };

/** A fixture as the ratings see it. */
export type View = { home: Side; away: Side; probabilities: Probabilities };

/** The ratings of a league's clubs, made of the matches that they were shown and nothing else. */
export type Ratings = {
  learn(match: FinishedMatch): void;
  view(fixture: Fixture): View;
  /** The ratings of both clubs as this match's result would leave them. Changes nothing. */
  after(match: FinishedMatch): { home: number; away: number };
  /** How many matches they are made of. */
  learned(): number;
};

export function createRatings(model: Model): Ratings {
  const clubs = new Map<string, Club>();
  let lastStart: Instant | undefined;
  let summers = 0;
  let learned = 0;

  const isSummerBefore = (at: Instant) => lastStart !== undefined && at - lastStart > model.summerMs;
  const afterSummer = (rating: number) => model.start + (rating - model.start) * model.carryOver;

  function ratingAt(name: string, at: Instant): number {
    const club = clubs.get(name);
    if (!club) return summers > 0 || isSummerBefore(at) ? model.newcomer : model.start;
    if (at - club.lastStart > model.absenceMs) return model.newcomer;
    return isSummerBefore(at) ? afterSummer(club.rating) : club.rating;
  }

  function sideAt(name: string, at: Instant): Side {
    const club = clubs.get(name);
    const restMs = club && at - club.lastStart;
    return { rating: ratingAt(name, at), restMs, tired: restMs !== undefined && restMs < model.tiredMs };
  }

  function view({ homeTeam, awayTeam, startTime }: Fixture): View {
    const home = sideAt(homeTeam, startTime);
    const away = sideAt(awayTeam, startTime);
    const strength = ({ rating, tired }: Side) => rating - (tired ? model.tiredPenalty : 0);
    return { home, away, probabilities: chances(model, strength(home) + model.homeAdvantage - strength(away)) };
  }

  function after(match: FinishedMatch): { home: number; away: number } {
    const { home, away, probabilities: expected } = view(match);
    const margin = match.score.home - match.score.away;
    const result = margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
    const weight = ((Math.abs(margin) || 1) + model.marginOffset) / (1 + model.marginOffset);
    const moved = model.speed * weight ** model.marginPower * (result - expected.home - expected.draw / 2);
    return { home: home.rating + moved, away: away.rating - moved };
  }

  function learn(match: FinishedMatch): void {
    const { homeTeam, awayTeam, startTime } = match;
    const { home, away } = after(match);
    if (isSummerBefore(startTime)) {
      for (const club of clubs.values()) club.rating = afterSummer(club.rating);
      summers += 1;
    }
    lastStart = Math.max(lastStart ?? startTime, startTime);
    clubs.set(homeTeam, { rating: home, lastStart: startTime });
    clubs.set(awayTeam, { rating: away, lastStart: startTime });
    learned += 1;
  }

  return { learn, view, after, learned: () => learned };
}

/** Davidson's model: a draw weighs as the geometric mean of the two wins. `edge` in rating points, for home. */
function chances({ drawWeight }: Model, edge: number): Probabilities {
  const home = 10 ** (edge / 800);
  const away = 1 / home;
  const all = home + away + drawWeight;
  return { home: home / all, draw: drawWeight / all, away: away / all };
}
