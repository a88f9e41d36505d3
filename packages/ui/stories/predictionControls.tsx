import { FIXED_NOW } from '@machine/mocks/clock.ts';
import type { PredictionChoices } from '@machine/mocks/prediction.ts';
import type { Prediction } from '@machine/contract/prediction.ts';
import { MachineWord } from '../src/prediction/MachineWord.tsx';
import { Reasons } from '../src/prediction/Reasons.tsx';
import { SinceThen } from '../src/prediction/SinceThen.tsx';
import { presets } from './presets.ts';

/** Returns the props of a card with all parts that the server sends for it. */
export function cardOf(prediction: Prediction) {
  const { match } = prediction;
  const { reasons, word, sinceThen } = prediction.prediction;
  return {
    prediction,
    reasons: reasons && <Reasons match={match} reasons={reasons} />,
    word: word && <MachineWord word={word} said="with the call" />,
    since: sinceThen && <SinceThen match={match} since={sinceThen} now={FIXED_NOW} />,
  };
}

/** The args and controls of a story whose prediction is composed by `predictionOf`. */
export const composedPrediction = {
  args: {
    isGold: false,
    league: 'NBA',
    machinePick: 'HOME',
    userPick: null,
    community: 'percent',
    injuries: 'many',
  } satisfies PredictionChoices as PredictionChoices,
  argTypes: {
    isGold: { table: { category: 'prediction' } },
    league: { options: ['NBA', 'EPL'], table: { category: 'prediction' } },
    machinePick: { options: ['HOME', 'AWAY', 'DRAW'], table: { category: 'prediction' } },
    userPick: { ...presets({ none: null, AGREE: 'AGREE', DISAGREE: 'DISAGREE' }), table: { category: 'prediction' } },
    community: {
      options: ['percent', 'counts', 'none'],
      table: { category: 'prediction' },
      // Shown with a locked pick.
      if: { arg: 'userPick', neq: 'none' },
    },
    injuries: { options: ['none', 'one', 'five', 'many'], table: { category: 'prediction' } },
  },
};
