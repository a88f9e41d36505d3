import type { MachinePick } from '@machine/contract';
import type { Fixture, Score } from '../feed/feed.ts';
import { resultInWords } from '../match/result.ts';
import type { LookBack } from './machine.ts';
import { outcomeOf } from './outcome.ts';
import { chancesInWords, percent, points } from './words.ts';

/** All that the words are made of. */
export type Miss = {
  fixture: Fixture;
  score: Score;
  /** As it was published. */
  call: { machinePick: MachinePick; confidencePct: number };
  lookBack: LookBack;
};

/** Why a call was wrong, in three paragraphs: what was expected, what happened, what the ratings make of it. */
export const explainMiss = (miss: Miss): string => [expected(miss), happened(miss), moved(miss)].join('\n\n');

function expected({ fixture, call, lookBack: { before } }: Miss): string {
  const { homeTeam, awayTeam } = fixture;
  const pick = { HOME: homeTeam, DRAW: 'a draw', AWAY: awayTeam }[call.machinePick];
  return (
    `The Machine had picked ${pick} with ${percent(call.confidencePct / 100)}. ` +
    `As the match began, ${homeTeam} were rated ${points(before.home.rating)} and ${awayTeam} ${points(before.away.rating)}, ` +
    `which came to ${chancesInWords(fixture, before.probabilities)}.`
  );
}

/** What is said of an outcome by the chance that it had: the first line whose limit is not reached. */
const SURPRISE = [
  { below: 0.2, says: 'It was a clear surprise' },
  { below: 0.4, says: 'It was a surprise, though no rare one' },
  { below: 0.5, says: 'It was nearly as likely as not' },
  { below: Infinity, says: 'It had become the likelier end by then' },
];

function happened({ fixture, score, lookBack: { before } }: Miss): string {
  const chance = before.probabilities[outcomeOf({ score })];
  const surprise = SURPRISE.find(({ below }) => chance < below)?.says ?? '';
  const margin = Math.abs(score.home - score.away);
  const unit = fixture.league === 'NBA' ? 'point' : 'goal';
  const by = margin === 0 ? '' : `, by ${margin} ${unit}${margin === 1 ? '' : 's'}`;
  return `${resultInWords(fixture, score)}${by}. ${surprise}: the ratings had given it ${percent(chance)}.`;
}

function moved({ fixture: { homeTeam, awayTeam }, lookBack: { before, after } }: Miss): string {
  const moved = Math.abs(after.home - before.home.rating).toFixed(1);
  return (
    `The result moves the ratings by ${moved} points: ` +
    `${homeTeam} from ${points(before.home.rating)} to ${points(after.home)}, ` +
    `${awayTeam} from ${points(before.away.rating)} to ${points(after.away)}.`
  );
}
