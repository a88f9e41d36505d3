import type { Fixture } from '../feed/feed.ts';
import { DAY_MS, HOUR_MS } from '../feed/time.ts';
import type { Form } from './form.ts';
import type { Model } from './model.ts';
import { likeliest } from './outcome.ts';
import type { View } from './ratings.ts';
import { chancesInWords, points } from './words.ts';

/** All that the words are made of: nothing else may colour them, so that the same knowledge gives the same text. */
export type Grounds = {
  fixture: Fixture;
  model: Model;
  view: View;
  form: { home: Form; away: Form };
  /** How many matches the ratings come from. */
  learned: number;
};

/** The reasons for a call: one sentence each, and the same as a text of three paragraphs. */
export function explain(grounds: Grounds): { analysis: string; bullets: string[] } {
  const bullets = [ratings(grounds), ground(grounds), form(grounds), rest(grounds)];
  const [rated, placed, played, rested] = bullets;
  const paragraphs = [`${rated} ${placed}`, `${played} ${rested}`, verdict(grounds)];
  return { analysis: paragraphs.join('\n\n'), bullets };
}

export const counted = (count: number): string => count.toLocaleString('en-US');

function ratings({ fixture: { homeTeam, awayTeam }, view: { home, away } }: Grounds): string {
  const both = `${homeTeam} are rated ${points(home.rating)}, ${awayTeam} ${points(away.rating)}`;
  const gap = Math.round(home.rating) - Math.round(away.rating);
  if (gap === 0) return `${both}: level.`;
  return `${both}, which puts ${gap > 0 ? homeTeam : awayTeam} ahead by ${Math.abs(gap)}.`;
}

function ground({ fixture: { homeTeam }, model, view: { home, away } }: Grounds): string {
  const gap = home.rating - away.rating;
  const worth = `Playing at home is worth ${model.homeAdvantage} points to ${homeTeam}`;
  if (gap < 0 && gap + model.homeAdvantage > 0) return `${worth}, more than they lack in rating.`;
  return gap > 0 ? `${worth}, on top of the lead in rating.` : `${worth}.`;
}

function form({ fixture: { homeTeam, awayTeam, league }, form }: Grounds): string {
  const unit = league === 'NBA' ? 'points' : 'goals';
  return `${lately(homeTeam, form.home, unit)} ${lately(awayTeam, form.away, unit)}`;
}

function lately(club: string, { results, margin }: Form, unit: string): string {
  if (results.length === 0) return `No earlier match of ${club} is known.`;
  const wins = results.filter((result) => result === 'W').length;
  const won = `${club} won ${wins} of their last ${results.length} (${results.join(' ')})`;
  const mean = Math.abs(margin).toFixed(1);
  if (mean === '0.0') return `${won} and were level on ${unit} over all of them.`;
  return `${won} and scored ${mean} ${unit} a match ${margin > 0 ? 'more' : 'fewer'} than their opponents.`;
}

function rest({ fixture: { homeTeam, awayTeam }, model, view: { home, away } }: Grounds): string {
  if (home.restMs === undefined || away.restMs === undefined) return 'How long both have rested is not known.';
  const since = `${homeTeam} start ${span(home.restMs)} after the start of their last match, ${awayTeam} ${span(away.restMs)}`;
  if (model.tiredPenalty === 0) return `${since}; the model does not weigh rest.`;
  if (home.tired && away.tired) return `${since}; both are short of rest, so neither loses by it.`;
  if (!home.tired && !away.tired) return `${since}; neither is short of rest.`;
  return `${since}; the short rest costs ${home.tired ? homeTeam : awayTeam} ${model.tiredPenalty} points.`;
}

const span = (ms: number): string =>
  ms < 2 * DAY_MS ? `${Math.round(ms / HOUR_MS)} hours` : `${Math.round(ms / DAY_MS)} days`;

function verdict({ fixture, view: { probabilities }, learned }: Grounds): string {
  const { homeTeam, awayTeam } = fixture;
  const pick = { home: homeTeam, draw: 'a draw', away: awayTeam }[likeliest(probabilities)];
  return (
    `Taken together that gives ${chancesInWords(fixture, probabilities)}, so the Machine picks ${pick}. ` +
    `The ratings come from ${learned === 1 ? 'one earlier match' : `${counted(learned)} earlier matches`} of the league and from nothing else.`
  );
}
