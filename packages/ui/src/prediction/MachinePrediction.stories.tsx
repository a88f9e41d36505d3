import { fullEplPrediction, openPrediction } from '@machine/mocks/prediction.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWidth } from '../../stories/inWidth.tsx';

import { variantSheet } from '../../stories/StateSheet.tsx';
import { presets } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';
import { MachinePrediction } from './MachinePrediction.tsx';

const { match, prediction } = fullEplPrediction;

const meta = {
  title: 'Components/Prediction/Machine Prediction',
  component: MachinePrediction,
  parameters: usage({
    when: 'On a prediction card, for what the Machine predicts and how confident it is.',
    not: 'In lists: a `MatchRow` has the call in short.',
    with: 'Built from `OutcomeBar`, or a `Gauge`; below it the `PickArea`, in a `PredictionCard`.',
    do: ['Show it above the pick, in every state of the card.'],
    dont: ["Don't round or color the confidence: it isn't a rating."],
  }),
  args: { match, prediction },
  decorators: [inWidth(480)],
  argTypes: {
    match: presets({ EPL: match, NBA: openPrediction.match }),
    prediction: presets({
      away: prediction,
      home: { ...prediction, machinePick: 'HOME' },
      draw: { ...prediction, machinePick: 'DRAW' },
      'without probabilities': openPrediction.prediction,
      'without confidence': { ...prediction, confidencePct: null },
      'without pick': { ...prediction, machinePick: '' },
    }),
    id: { control: false },
  },
} satisfies Meta<typeof MachinePrediction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const States: Story = {
  render: variantSheet({
    home: { prediction: { ...prediction, machinePick: 'HOME' } },
    away: { prediction: { ...prediction, machinePick: 'AWAY' } },
    draw: { prediction: { ...prediction, machinePick: 'DRAW' } },
    certain: { prediction: { ...prediction, probabilities: { home: 100, draw: 0, away: 0 } } },
    'without probabilities': { prediction: openPrediction.prediction },
    'without confidence': { prediction: { ...prediction, confidencePct: null } },
    'without pick': { prediction: { ...prediction, machinePick: '' } },
  }),
  // Only drawn: the words above say it, too.
  play: async ({ canvas }) => {
    const picked = canvas.getAllByText(/^▸/).map(({ textContent }) => textContent);
    await expect(picked).toEqual(['▸ ARS', '▸ BHA', '▸ Draw', '▸ BHA', '▸ BHA']);
  },
};
