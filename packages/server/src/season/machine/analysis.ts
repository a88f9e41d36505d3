import type { Fixture } from '../../game/match/feed.ts';
import { DAY_MS, HOUR_MS } from '../../platform/clock/time.ts';
import type { Absences } from './absences.ts';
import type { Form } from './form.ts';
import type { ModelParameters } from './model-parameters.ts';
import { formatCount, formatProbabilities, formatRating } from './number-text.ts';
import { mostLikely } from './outcome.ts';
import type { Assessment } from './ratings.ts';

/** Everything an analysis is written from, so that the same input always gives the same text. */
export type AnalysisInput = {
  fixture: Fixture;
  model: ModelParameters;
  assessment: Assessment;
  form: { home: Form; away: Form };
  absences: { home: Absences; away: Absences };
  matchesLearned: number;
};

/** Explains a prediction: as bullets of one or two sentences, and as a text of three paragraphs that contains them. */
export function writeAnalysis(input: AnalysisInput): { analysis: string; bullets: string[] } {
  const [ratings, home] = [describeRatings(input), describeHome(input)];
  const clubs = [describeForm(input), describeRest(input), ...describeAbsences(input)];
  const paragraphs = [`${ratings} ${home}`, clubs.join(' '), describePick(input)];
  return { analysis: paragraphs.join('\n\n'), bullets: [ratings, home, ...clubs] };
}

function describeRatings({ fixture: { homeTeam, awayTeam }, assessment: { home, away } }: AnalysisInput): string {
  const both = `${homeTeam} are rated ${formatRating(home.rating)} and ${awayTeam} ${formatRating(away.rating)}`;
  const gap = Math.round(home.rating) - Math.round(away.rating);
  if (gap === 0) return `${both}, so they are level.`;
  return `${both}, which puts ${gap > 0 ? homeTeam : awayTeam} ahead by ${Math.abs(gap)}.`;
}

function describeHome({ fixture: { homeTeam }, model, assessment: { home, away } }: AnalysisInput): string {
  const gap = home.rating - away.rating;
  const advantage = `Home advantage is worth ${model.homeAdvantage} points to ${homeTeam}`;
  if (gap < 0 && gap + model.homeAdvantage > 0) return `${advantage}, more than the gap in rating.`;
  return gap > 0 ? `${advantage}, on top of the lead in rating.` : `${advantage}.`;
}

function describeForm({ fixture: { homeTeam, awayTeam, league }, form }: AnalysisInput): string {
  const unit = league === 'NBA' ? 'point' : 'goal';
  return `${describeClubForm(homeTeam, form.home, unit)} ${describeClubForm(awayTeam, form.away, unit)}`;
}

function describeClubForm(club: string, { matches, margin }: Form, unit: string): string {
  const results = matches.map(({ result }) => result);
  if (results.length === 0) return `No results of this season are known for ${club}.`;
  const wins = results.filter((result) => result === 'W').length;
  const won = `${club} won ${wins} of their last ${results.length} (${results.join(' ')})`;
  const mean = Math.abs(margin).toFixed(1);
  if (mean === '0.0') return `${won} with an even ${unit} difference.`;
  return `${won} and ${margin > 0 ? 'outscored their opponents' : 'were outscored'} by ${mean} ${unit}s per match.`;
}

function describeRest({ fixture: { homeTeam, awayTeam }, model, assessment: { home, away } }: AnalysisInput): string {
  if (home.restMs === undefined || away.restMs === undefined) return 'Rest is unknown for at least one side.';
  // The previous match may still be to come when the analysis is published.
  const since = `${homeTeam} start ${formatSpan(home.restMs)} after the start of their previous match, ${awayTeam} ${formatSpan(away.restMs)}`;
  if (model.shortRestPenalty === 0) return `${since}; the model ignores rest.`;
  if (home.isShortRest && away.isShortRest) return `${since}; both are on short rest, so neither has an edge.`;
  if (!home.isShortRest && !away.isShortRest) return `${since}; neither is on short rest.`;
  return `${since}; short rest costs ${home.isShortRest ? homeTeam : awayTeam} ${model.shortRestPenalty} points.`;
}

const NAMED_PLAYERS = 5;
const LIST = new Intl.ListFormat('en-US');

/** Returns one sentence per club that is expected to miss someone. */
function describeAbsences({
  fixture: { homeTeam, awayTeam },
  model,
  absences: { home, away },
}: AnalysisInput): string[] {
  const describe = (club: string, { players, starters }: Absences) => {
    if (players.length === 0) return [];
    const names = players.slice(0, NAMED_PLAYERS).map(({ playerName, status }) => `${playerName} (${status})`);
    const more = players.length > names.length ? [`${players.length - names.length} more`] : [];
    const cost = Math.round(starters * model.absencePenalty);
    return [`Injuries cost ${club} ${cost} points: ${LIST.format([...names, ...more])}.`];
  };
  return [...describe(homeTeam, home), ...describe(awayTeam, away)];
}

const formatSpan = (ms: number): string =>
  ms < 2 * DAY_MS ? `${Math.round(ms / HOUR_MS)} hours` : `${Math.round(ms / DAY_MS)} days`;

function describePick({ fixture, assessment: { probabilities }, matchesLearned }: AnalysisInput): string {
  const { homeTeam, awayTeam } = fixture;
  const pick = { home: homeTeam, draw: 'a draw', away: awayTeam }[mostLikely(probabilities)];
  const matches =
    matchesLearned === 1 ? 'one earlier league match' : `${formatCount(matchesLearned)} earlier league matches`;
  return (
    `Overall, that gives ${formatProbabilities(fixture, probabilities)}, so the Machine picks ${pick}. ` +
    `The ratings are based only on ${matches}.`
  );
}
