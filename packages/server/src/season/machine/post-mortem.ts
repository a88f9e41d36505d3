import type { MachinePick } from '@machine/contract';
import type { Fixture, Score } from '../../game/match/feed.ts';
import { formatResult } from '../../game/match/result.ts';
import type { MatchReview } from './machine.ts';
import { formatPercent, formatProbabilities, formatRating } from './number-text.ts';
import { outcomeOf } from './outcome.ts';

export type PostMortemInput = {
  fixture: Fixture;
  score: Score;
  /** As it was published. */
  prediction: { machinePick: MachinePick; confidencePct: number };
  review: MatchReview;
};

/** Explains a wrong prediction in three paragraphs: the expectation, the result, and how the ratings change. */
export const writePostMortem = (input: PostMortemInput): string =>
  [describeExpectation(input), describeResult(input), describeRatingChange(input)].join('\n\n');

function describeExpectation({ fixture, prediction, review: { before } }: PostMortemInput): string {
  const { homeTeam, awayTeam } = fixture;
  const pick = { HOME: homeTeam, DRAW: 'a draw', AWAY: awayTeam }[prediction.machinePick];
  return (
    `The Machine picked ${pick} with ${formatPercent(prediction.confidencePct / 100)} confidence. ` +
    `At the start of the match, ${homeTeam} were rated ${formatRating(before.home.rating)} and ${awayTeam} ${formatRating(before.away.rating)}, ` +
    `which meant ${formatProbabilities(fixture, before.probabilities)}.`
  );
}

/** Describes an outcome by its probability: the first entry whose limit is above it. */
const SURPRISE = [
  { below: 0.2, text: 'It was a big surprise' },
  { below: 0.4, text: 'It was a mild surprise' },
  { below: 0.5, text: 'It was close to a coin flip' },
  { below: Infinity, text: 'By then it had become the more likely result' },
];

function describeResult({ fixture, score, review: { before } }: PostMortemInput): string {
  const probability = before.probabilities[outcomeOf({ score })];
  const surprise = SURPRISE.find(({ below }) => probability < below)?.text ?? '';
  const margin = Math.abs(score.home - score.away);
  const unit = fixture.league === 'NBA' ? 'point' : 'goal';
  const by = margin === 0 ? '' : `, by ${margin} ${unit}${margin === 1 ? '' : 's'}`;
  return `${formatResult(fixture, score)}${by}. ${surprise}: the ratings gave it ${formatPercent(probability)}.`;
}

function describeRatingChange({ fixture: { homeTeam, awayTeam }, review: { before, after } }: PostMortemInput): string {
  const moved = Math.abs(after.home - before.home.rating).toFixed(1);
  return (
    `The result moves the ratings by ${moved} points: ` +
    `${homeTeam} from ${formatRating(before.home.rating)} to ${formatRating(after.home)}, ` +
    `${awayTeam} from ${formatRating(before.away.rating)} to ${formatRating(after.away)}.`
  );
}
