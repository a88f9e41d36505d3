import type { FinishedMatch, Fixture } from '../../game/match/feed.ts';
import { DAY_MS, type Instant } from '../../platform/clock/time.ts';
import type { ModelParameters } from './model-parameters.ts';

const YEAR_MS = 365 * DAY_MS;

export type Probabilities = { home: number; draw: number; away: number };

/** `matchesBefore`: how many matches of the league had been learned before the club's last one. */
type Club = { rating: number; lastStart: Instant; matchesBefore: number };

/**
 * A club before a match. `restMs` is the time from the start of its previous match; undefined if it hasn't played since
 * the last off-season, as matches before that may be unknown.
 */
export type Side = { rating: number; restMs: number | undefined; isShortRest: boolean };

export type Assessment = { home: Side; away: Side; probabilities: Probabilities };

type MatchNews = {
  /** The number of regular starters each side is expected to miss, such as 1.5. */
  absences?: { home: number; away: number };
  /** Matches of the league that haven't been learned. Those before the match count as played when it comes to rest. */
  schedule?: readonly Fixture[];
};

/** Creates the ratings of a league's clubs, based only on the matches learned. */
export function createRatings(model: ModelParameters) {
  const clubs = new Map<string, Club>();
  let lastStart: Instant | undefined;
  let offSeasons = 0;
  let matchesLearned = 0;

  /** A gap in the known results can hide whole seasons, so a break counts as one off-season for each year begun. */
  function offSeasonsBefore(at: Instant): number {
    const breakMs = lastStart === undefined ? 0 : at - lastStart;
    return breakMs > model.offSeasonMs ? Math.ceil(breakMs / YEAR_MS) : 0;
  }

  const carriedOver = (rating: number, times: number) =>
    model.initialRating + (rating - model.initialRating) * model.carryOver ** times;

  function ratingAt(name: string, at: Instant): number {
    const club = clubs.get(name);
    const justEnded = offSeasonsBefore(at);
    if (!club) return offSeasons + justEnded > 0 ? model.newcomerRating : model.initialRating;
    // Counted in matches, not in time: when the league hasn't played either, or its results are unknown, nobody was absent.
    if (matchesLearned - club.matchesBefore > model.absenceMatches) return model.newcomerRating;
    return carriedOver(club.rating, justEnded);
  }

  function sideAt(name: string, at: Instant, schedule: readonly Fixture[]): Side {
    const before = schedule.filter((match) => match.startTime < at && isPlaying(name, match));
    const lastStart = Math.max(clubs.get(name)?.lastStart ?? -Infinity, ...before.map(({ startTime }) => startTime));
    const restMs = at - lastStart <= model.offSeasonMs ? at - lastStart : undefined;
    return { rating: ratingAt(name, at), restMs, isShortRest: restMs !== undefined && restMs < model.shortRestMs };
  }

  function assess(
    { homeTeam, awayTeam, startTime }: Fixture,
    { absences = { home: 0, away: 0 }, schedule = [] }: MatchNews = {},
  ): Assessment {
    const home = sideAt(homeTeam, startTime, schedule);
    const away = sideAt(awayTeam, startTime, schedule);
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

  /** Returns the ratings that learning this match would give both clubs, without learning it. */
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
    const justEnded = offSeasonsBefore(startTime);
    if (justEnded > 0) {
      for (const club of clubs.values()) club.rating = carriedOver(club.rating, justEnded);
      offSeasons += justEnded;
    }
    lastStart = Math.max(lastStart ?? startTime, startTime);
    clubs.set(homeTeam, { rating: home, lastStart: startTime, matchesBefore: matchesLearned });
    clubs.set(awayTeam, { rating: away, lastStart: startTime, matchesBefore: matchesLearned });
    matchesLearned += 1;
  }

  return { learn, assess, ratingsAfter, matchesLearned: () => matchesLearned };
}

const isPlaying = (club: string, { homeTeam, awayTeam }: Fixture): boolean => club === homeTeam || club === awayTeam;

/** Davidson's model: a draw is weighted by the geometric mean of both wins. `edge`: the home side's lead in rating points. */
function probabilitiesFor({ drawWeight }: ModelParameters, edge: number): Probabilities {
  const home = 10 ** (edge / 800);
  const away = 1 / home;
  const total = home + away + drawWeight;
  return { home: home / total, draw: drawWeight / total, away: away / total };
}
