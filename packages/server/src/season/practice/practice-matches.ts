import type { ClubReasons, League, PracticeMatch } from '@machine/contract';
import { stakesFor } from '../../game/prediction/stakes.ts';
import { toIso } from '../../platform/clock/time.ts';
import { type Random, shuffled } from '../../platform/random.ts';
import { type BundledResult, dateOf, readBundledResults } from '../feeds/bundled-results.ts';
import { seasonName } from '../feeds/season-match.ts';
import { createMachine } from '../machine/elo.ts';
import type { Prediction } from '../machine/machine.ts';
import { machinePickOf, outcomeOf, toPercentages } from '../machine/outcome.ts';

/**
 * Replays the real results of a league and returns some matches, chosen at random, with what the Machine predicted from
 * the matches before. The first season only trains it.
 */
export async function practiceMatchesOf(league: League, count: number, random: Random): Promise<PracticeMatch[]> {
  const results = await readBundledResults(league);
  const later = results.filter(({ season }) => season !== results[0]?.season);
  const chosen = new Set(shuffled(later, random).slice(0, count));
  const machine = createMachine(league);
  const matches: PracticeMatch[] = [];
  // Learned in order of their start: no club has another match before the end of this one.
  for (const result of results) {
    if (chosen.has(result)) matches.push(practiceMatch(result, machine.predict(result)));
    machine.learn(result);
  }
  return matches;
}

function practiceMatch(
  { season, score, startTime, endTime: _endTime, ...fixture }: BundledResult,
  { machinePick, confidencePct, probabilities, reasons, contentHash, rationaleBullets }: Prediction,
): PracticeMatch {
  return {
    match: { ...fixture, startTime: toIso(startTime), status: 'FINAL' },
    prediction: {
      machinePick,
      leagueInjuries: [],
      confidencePct,
      contentHash,
      stakes: stakesFor(confidencePct),
      probabilities: toPercentages(probabilities),
    },
    form: { home: resultsOf(reasons.home), away: resultsOf(reasons.away) },
    bullets: rationaleBullets,
    result: {
      outcome: machinePickOf(outcomeOf({ score })),
      scoreHome: score.home,
      scoreAway: score.away,
      date: dateOf(fixture.league, startTime),
      season: seasonName(season),
    },
  };
}

const resultsOf = ({ form }: ClubReasons) => form.map(({ result }) => result);
