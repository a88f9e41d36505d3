import type { ClubReasons, League, PracticeMatch } from '@machine/contract';
import { stakesFor } from '../../game/prediction/stakes.ts';
import { type BundledResult, dateOf, readBundledResults } from '../feeds/bundled-results.ts';
import { seasonName } from '../feeds/season-match.ts';
import { createMachine } from '../machine/elo.ts';
import type { Prediction } from '../machine/machine.ts';
import { machinePickOf, outcomeOf, toPercentages } from '../machine/outcome.ts';
import { sample } from './sample.ts';

/**
 * Replays the real results of a league and returns some matches, chosen at random, with what the Machine predicted from
 * the matches before. The first season only trains it.
 */
export async function practiceMatchesOf(league: League, count: number, random: () => number): Promise<PracticeMatch[]> {
  const results = await readBundledResults(league);
  const chosen = new Set(
    sample(
      results.filter(({ season }) => season !== results[0]?.season),
      count,
      random,
    ),
  );
  const machine = createMachine(league);
  const matches: PracticeMatch[] = [];
  // Learned in order of their start: no club has another match before the end of this one.
  for (const result of results) {
    if (chosen.has(result)) matches.push(practiceMatch(result, machine.predict(result)));
    machine.learn(result);
  }
  return matches;
}

function practiceMatch(result: BundledResult, prediction: Prediction): PracticeMatch {
  const { season, score, startTime } = result;
  const { machinePick, confidencePct, probabilities, reasons } = prediction;
  return {
    match: {
      id: result.id,
      league: result.league,
      homeTeam: result.homeTeam,
      awayTeam: result.awayTeam,
      homeTeamAbbr: result.homeTeamAbbr,
      awayTeamAbbr: result.awayTeamAbbr,
      startTime: new Date(startTime).toISOString(),
      status: 'FINAL',
    },
    prediction: {
      machinePick,
      leagueInjuries: [],
      confidencePct,
      contentHash: prediction.contentHash,
      stakes: stakesFor(confidencePct),
      probabilities: toPercentages(probabilities),
    },
    form: { home: resultsOf(reasons.home), away: resultsOf(reasons.away) },
    bullets: prediction.rationaleBullets,
    result: {
      outcome: machinePickOf(outcomeOf(result)),
      scoreHome: score.home,
      scoreAway: score.away,
      date: dateOf(result.league, startTime),
      season: seasonName(season),
    },
  };
}

const resultsOf = ({ form }: ClubReasons) => form.map(({ result }) => result);
