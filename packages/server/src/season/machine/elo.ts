import { createHash } from 'node:crypto';
import type { League } from '@machine/contract';
import type { Fixture } from '../../game/match/feed.ts';
import { expectedAbsences } from './absences.ts';
import { writeAnalysis } from './analysis.ts';
import { createFormTracker } from './form.ts';
import { type LeagueNews, type Machine, NO_NEWS, type Prediction } from './machine.ts';
import { MODELS } from './model-parameters.ts';
import { formatCount } from './number-text.ts';
import { machinePickOf, mostLikely, toPercent } from './outcome.ts';
import { createRatings } from './ratings.ts';
import { reasonsFor } from './reasons.ts';
import { seasonSoFar } from './season-so-far.ts';

export function createMachine(league: League): Machine {
  const model = MODELS[league];
  const ratings = createRatings(model);
  const forms = createFormTracker(model.offSeasonMs);

  return {
    learn: (match) => {
      ratings.learn(match);
      forms.learn(match);
    },
    review: (match, news = NO_NEWS) => ({
      before: ratings.assess(match, { absences: countOf(absencesIn(match, news)) }),
      after: ratings.ratingsAfter(match),
    }),
    predict: (fixture, news = NO_NEWS) => {
      const absences = absencesIn(fixture, news);
      const assessment = ratings.assess(fixture, { absences: countOf(absences), schedule: news.schedule ?? [] });
      const { probabilities } = assessment;
      const outcome = mostLikely(probabilities);
      const { homeTeam, awayTeam, startTime } = fixture;
      const form = { home: forms.formOf(homeTeam, startTime), away: forms.formOf(awayTeam, startTime) };
      const matchesLearned = ratings.matchesLearned();
      const { analysis, bullets } = writeAnalysis({ fixture, model, assessment, form, absences, matchesLearned });
      const season = seasonSoFar(news.season, fixture);
      return {
        machinePick: machinePickOf(outcome),
        confidencePct: toPercent(probabilities[outcome]),
        probabilities,
        analysis,
        rationaleBullets: bullets,
        reasons: reasonsFor({ model, assessment, form, season }),
        sources: sourcesOf(fixture, matchesLearned, news),
        modelVersion: model.version,
        contentHash: createHash('sha256').update(analysis, 'utf8').digest('hex'),
      };
    },
  };
}

const absencesIn = ({ homeTeamAbbr, awayTeamAbbr }: Fixture, news: LeagueNews) => ({
  home: expectedAbsences(homeTeamAbbr, news),
  away: expectedAbsences(awayTeamAbbr, news),
});
const countOf = ({ home, away }: ReturnType<typeof absencesIn>) => ({ home: home.starters, away: away.starters });

function sourcesOf(
  { league, homeTeam, awayTeam }: Fixture,
  matchesLearned: number,
  { injuries }: LeagueNews,
): Prediction['sources'] {
  return [
    { title: `${league} Elo ratings after ${formatCount(matchesLearned)} matches`, kind: 'model' },
    { title: `Last five results of ${homeTeam} and ${awayTeam}`, kind: 'results' },
    { title: `${league} schedule and rest days`, kind: 'schedule' },
    ...(injuries.length > 0 ? [{ title: `${league} injury list`, kind: 'injuries' }] : []),
  ];
}
