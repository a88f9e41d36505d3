import type { League } from '@machine/contract';
import { describe, expect, it } from 'vitest';
import type { Feed, Fixture } from '../../game/match/feed.ts';
import { PUBLISH_AHEAD_MS } from '../../game/prediction/publish-ahead.ts';
import { stakesFor } from '../../game/prediction/stakes.ts';
import { DAY_MS, type Instant } from '../../platform/clock/time.ts';
import { createRandom } from '../../platform/random.ts';
import { createModelTrainer } from '../loop/model-trainer.ts';
import { createMachine } from '../machine/elo.ts';
import { MODELS } from '../machine/model-parameters.ts';
import { machinePickOf, outcomeOf } from '../machine/outcome.ts';
import { createRatings } from '../machine/ratings.ts';
import { readBundledResults } from './bundled-results.ts';
import { clubsOf } from './clubs.ts';
import { realStrength } from './real-strengths.ts';
import { seasonAt } from './seasons.ts';
import { createFeedFromEras } from './simulated.ts';

const LEAGUES = ['NBA', 'EPL'] as const;
const ERA = { from: 0, seed: 1, simulation: 2 } as const;
const NOW = Date.UTC(2026, 10, 20, 18);
const feedOf = (secret: number) =>
  createFeedFromEras([{ ...ERA, secret: Buffer.alloc(32, secret).toString('base64url') }]);

/** Returns Spearman's correlation of two measures of the clubs of a league. */
function rankCorrelation(league: League, one: (club: string) => number, other: (club: string) => number): number {
  const clubs = clubsOf(league).map(({ name }) => name);
  const ranksBy = (measure: (club: string) => number) => clubs.toSorted((a, b) => measure(b) - measure(a));
  const [first, second] = [ranksBy(one), ranksBy(other)];
  const squares = clubs.map((club) => (first.indexOf(club) - second.indexOf(club)) ** 2);
  return 1 - (6 * sumOf(squares)) / (clubs.length ** 3 - clubs.length);
}
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

describe.each(LEAGUES)('the real strengths of the %s', (league) => {
  const strengthOf = (club: string) => realStrength(league, club);
  const season = seasonAt(league, NOW, ERA);

  it('are the ratings after the real results', async () => {
    const ratings = createRatings(MODELS[league]);
    const results = (await readBundledResults(league)).filter(({ startTime }) => startTime < Date.UTC(2026, 3, 1));
    for (const match of results) ratings.learn(match);
    const [last] = results.slice(-1);
    if (last === undefined) throw new Error('no results');
    const ratingOf = (club: string) => ratings.assess({ ...last, homeTeam: club, awayTeam: '' }).home.rating;
    // Not equal to them: the simulation doesn't change with the parameters of the model.
    expect(rankCorrelation(league, strengthOf, ratingOf)).toBeGreaterThan(0.95);
  });

  it('show in the table of each simulated season, but decide no single match', () => {
    for (let secret = 1; secret <= 5; secret += 1) {
      const matches = feedOf(secret)
        .finished(league, season.until)
        .filter(({ startTime }) => startTime >= season.from);
      const pointsOf = (club: string) =>
        sumOf(
          matches.map(({ homeTeam, awayTeam, score: { home, away } }) => {
            const margin = homeTeam === club ? home - away : awayTeam === club ? away - home : -1;
            return margin > 0 ? 3 : margin === 0 ? 1 : 0;
          }),
        );
      expect(rankCorrelation(league, strengthOf, pointsOf)).toBeGreaterThan(0.5);
      const favorites = matches.filter(
        ({ homeTeam, awayTeam, score }) =>
          (strengthOf(homeTeam) - strengthOf(awayTeam)) * (score.home - score.away) > 0,
      );
      expect(favorites.length / matches.length).toBeLessThan(0.75);
    }
  });
});

/**
 * A prediction that has come to an end. `points`: what the club that it favors has won by injuries since. `believed`: its
 * probability for a fan who knows the strengths and the injuries at the start.
 */
type Played = { probability: number; isRight: boolean; points: number; believed: number };

/** Plays an NBA season, and returns its predictions as the game would publish them. */
function playSeason(feed: Feed): Played[] {
  const machineAt = createModelTrainer(feed, createMachine);
  const { from, until } = seasonAt('NBA', NOW, ERA);
  const played: (Omit<Played, 'isRight'> & { id: string; machinePick: string })[] = [];
  for (let at = from; at < until; at += DAY_MS / 2) {
    const publishAt = at + PUBLISH_AHEAD_MS.NBA;
    for (const fixture of feed.fixtures(publishAt - DAY_MS / 2, publishAt)) {
      if (fixture.league !== 'NBA' || fixture.startTime >= until) continue;
      const news = { season: [], injuries: feed.injuries('NBA', at), hasOnlyStarters: true };
      const { confidencePct, machinePick } = machineAt('NBA', at).predict(fixture, news);
      const lostBy = (club: string) =>
        scoredByAbsent(feed, fixture.startTime - 1, club) - scoredByAbsent(feed, at, club);
      const forHome = (lostBy(fixture.awayTeamAbbr) - lostBy(fixture.homeTeamAbbr)) / 4;
      const points = machinePick === 'HOME' ? forHome : -forHome;
      const home = homeChance(expectedMargin(feed, fixture));
      const believed = machinePick === 'HOME' ? home : 1 - home;
      played.push({ id: fixture.id, machinePick, probability: confidencePct / 100, points, believed });
    }
  }
  const outcomes = new Map(
    feed.finished('NBA', until + DAY_MS).map((match) => [match.id, machinePickOf(outcomeOf(match))]),
  );
  return played.flatMap(({ id, machinePick, ...rest }) => {
    const outcome = outcomes.get(id);
    return outcome === undefined ? [] : [{ ...rest, isRight: outcome === machinePick }];
  });
}

/** Returns how many points a game the players score whom a club is said to miss. */
const scoredByAbsent = (feed: Feed, at: Instant, club: string): number =>
  sumOf(
    feed
      .injuries('NBA', at)
      .filter(({ team, status }) => team === club && (status === 'Out' || status === 'Doubtful'))
      .map(({ description }) => Number(/(\d+) points a game/.exec(description)?.[1])),
  );

/** The points by which a fan expects the home club to win: real strength, home, and the injuries. */
function expectedMargin(feed: Feed, { homeTeam, awayTeam, homeTeamAbbr, awayTeamAbbr, startTime }: Fixture): number {
  const missing = scoredByAbsent(feed, startTime - 1, awayTeamAbbr) - scoredByAbsent(feed, startTime - 1, homeTeamAbbr);
  return 2.6 + 4 * (realStrength('NBA', homeTeam) - realStrength('NBA', awayTeam)) + missing / 4;
}

/** The chance of the home club, if margins deviate by 12 points. */
const homeChance = (margin: number) => 1 / (1 + Math.exp(-1.7 * (margin / 12)));

/** A margin has a standard deviation of 12 points, so that a point near its middle moves the probability by this. */
const PROBABILITY_PER_POINT = 0.03;

function payOf({ probability, isRight }: Played, isAgree: boolean): number {
  const { agree, disagree } = stakesFor(100 * probability);
  return isAgree === isRight ? (isAgree ? agree : disagree) : 0;
}

/** Returns the pay of what pays more for a player who thinks that the Machine is right with this probability. */
function bestFor(match: Played, believed: number): number {
  const { agree, disagree } = stakesFor(100 * match.probability);
  return payOf(match, believed * agree >= (1 - believed) * disagree);
}

describe('a player who reads what has happened since the predictions', () => {
  const matches = [1, 2, 3, 4].flatMap((secret) => playSeason(feedOf(secret)));
  const random = createRandom('coin');
  const reading = matches.map((match) => bestFor(match, match.probability + PROBABILITY_PER_POINT * match.points));
  const trusting = matches.map((match) => bestFor(match, match.probability));
  const tossing = matches.map((match) => payOf(match, random.next() < 0.5));
  const knowing = matches.map((match) => bestFor(match, match.believed));
  const agreeing = matches.map((match) => payOf(match, true));

  it('has something to read before more than a third of the matches', () => {
    expect(matches.length).toBeGreaterThan(7_000);
    expect(matches.filter(({ points }) => points !== 0).length / matches.length).toBeGreaterThan(1 / 3);
  });

  // Four seasons of 1,800 matches: enough for a margin of more than four standard errors.
  it.each([
    ['beats one who does not read it', reading, trusting],
    ['beats a coin', reading, tossing],
    ['who also knows the clubs beats the Machine', knowing, agreeing],
  ])('%s', (_, own, others) => {
    const margins = own.map((pay, index) => pay - (others[index] ?? 0));
    const mean = sumOf(margins) / margins.length;
    const error = Math.sqrt(sumOf(margins.map((margin) => (margin - mean) ** 2))) / margins.length;
    expect(mean / error).toBeGreaterThan(4);
  });
});
