import { createHash } from 'node:crypto';
import type { League, MachinePick } from '@machine/contract';
import type { Fixture } from '../feed/feed.ts';
import { counted, explain } from './analysis.ts';
import { createForms } from './form.ts';
import type { Call, Machine } from './machine.ts';
import { MODELS } from './model.ts';
import { likeliest, type Outcome } from './outcome.ts';
import { createRatings } from './ratings.ts';

const PICKS: Record<Outcome, MachinePick> = { home: 'HOME', draw: 'DRAW', away: 'AWAY' };

/** A machine that rates clubs by their results (Elo), and explains its calls by the parts they are made of. */
export function createMachine(league: League): Machine {
  const model = MODELS[league];
  const ratings = createRatings(model);
  const forms = createForms();

  return {
    league,
    learn: (match) => {
      ratings.learn(match);
      forms.learn(match);
    },
    lookBack: (match) => ({ before: ratings.view(match), after: ratings.after(match) }),
    call: (fixture) => {
      const view = ratings.view(fixture);
      const { probabilities } = view;
      const outcome = likeliest(probabilities);
      const form = { home: forms.of(fixture.homeTeam), away: forms.of(fixture.awayTeam) };
      const { analysis, bullets } = explain({ fixture, model, view, form, learned: ratings.learned() });
      return {
        machinePick: PICKS[outcome],
        confidencePct: Math.round(probabilities[outcome] * 1000) / 10,
        probabilities,
        analysis,
        rationaleBullets: bullets,
        sources: sources(fixture, ratings.learned()),
        modelVersion: model.version,
        contentHash: createHash('sha256').update(analysis, 'utf8').digest('hex'),
      };
    },
  };
}

function sources({ league, homeTeam, awayTeam }: Fixture, learned: number): Call['sources'] {
  return [
    { title: `Elo ratings of the ${league} after ${counted(learned)} matches`, kind: 'model' },
    { title: `Last five results of ${homeTeam} and ${awayTeam}`, kind: 'results' },
    { title: `${league} fixture list: rest days`, kind: 'schedule' },
  ];
}
