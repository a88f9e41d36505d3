import type { FinishedMatch, Fixture } from '../../game/match/feed.ts';
import type { Instant } from '../../platform/clock/time.ts';
import type { ModelParameters } from './model-parameters.ts';

export type Probabilities = { home: number; draw: number; away: number };

type Club = { rating: number; lastStart: Instant };

/** A club before a match. `restMs` is the time since the start of its last match; undefined if there was none. */
export type Side = { rating: number; restMs: number | undefined; isShortRest: boolean };

/** The ratings' assessment of a fixture. */
export type Assessment = { home: Side; away: Side; probabilities: Probabilities };

/** The ratings of a league's clubs, based only on the matches learned. */
export type Ratings = {
  learn(match: FinishedMatch): void;
  /** `absences`: how many regular starters each side is expected to miss. */
  assess(fixture: Fixture, absences?: { home: number; away: number }): Assessment;
  /** Returns the ratings that learning this match would give both clubs, without learning it. */
  ratingsAfter(match: FinishedMatch): { home: number; away: number };
  matchesLearned(): number;
};

export function createRatings(model: ModelParameters): Ratings {
  const clubs = new Map<string, Club>();
  let lastStart: Instant | undefined;
  let offSeasons = 0;
  let matchesLearned = 0;

  const isAfterOffSeason = (at: Instant) => lastStart !== undefined && at - lastStart > model.offSeasonMs;
  const carriedOver = (rating: number) => model.initialRating + (rating - model.initialRating) * model.carryOver;

  function ratingAt(name: string, at: Instant): number {
    const club = clubs.get(name);
    if (!club) return offSeasons > 0 || isAfterOffSeason(at) ? model.newcomerRating : model.initialRating;
    if (at - club.lastStart > model.absenceMs) return model.newcomerRating;
    return isAfterOffSeason(at) ? carriedOver(club.rating) : club.rating;
  }

  function sideAt(name: string, at: Instant): Side {
    const club = clubs.get(name);
    const restMs = club && at - club.lastStart;
    return { rating: ratingAt(name, at), restMs, isShortRest: restMs !== undefined && restMs < model.shortRestMs };
  }

  function assess({ homeTeam, awayTeam, startTime }: Fixture, absences = { home: 0, away: 0 }): Assessment {
    const home = sideAt(homeTeam, startTime);
    const away = sideAt(awayTeam, startTime);
    const strength = ({ rating, isShortRest }: Side, absent: number) =>
      rating - (isShortRest ? model.shortRestPenalty : 0) - absent * model.absencePenalty;
    return {
      home,
      away,
      probabilities: probabilitiesFor(
        model,
        strength(home, absences.home) + model.homeAdvantage - strength(away, absences.away),
      ),
    };
  }

  function ratingsAfter(match: FinishedMatch): { home: number; away: number } {
    const { home, away, probabilities: expected } = assess(match);
    const margin = match.score.home - match.score.away;
    const result = margin > 0 ? 1 : margin < 0 ? 0 : 0.5;
    const weight = ((Math.abs(margin) || 1) + model.marginOffset) / (1 + model.marginOffset);
    const change = model.kFactor * weight ** model.marginExponent * (result - expected.home - expected.draw / 2);
    return { home: home.rating + change, away: away.rating - change };
  }

  function learn(match: FinishedMatch): void {
    const { homeTeam, awayTeam, startTime } = match;
    const { home, away } = ratingsAfter(match);
    if (isAfterOffSeason(startTime)) {
      for (const club of clubs.values()) club.rating = carriedOver(club.rating);
      offSeasons += 1;
    }
    lastStart = Math.max(lastStart ?? startTime, startTime);
    clubs.set(homeTeam, { rating: home, lastStart: startTime });
    clubs.set(awayTeam, { rating: away, lastStart: startTime });
    matchesLearned += 1;
  }

  return { learn, assess, ratingsAfter, matchesLearned: () => matchesLearned };
}

/** Davidson's model: a draw is weighted by the geometric mean of both wins. `edge`: the home side's lead in rating points. */
function probabilitiesFor({ drawWeight }: ModelParameters, edge: number): Probabilities {
  const home = 10 ** (edge / 800);
  const away = 1 / home;
  const total = home + away + drawWeight;
  return { home: home / total, draw: drawWeight / total, away: away / total };
}
