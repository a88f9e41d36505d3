import { fullEplPrediction, openPrediction } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { usage } from '../../stories/usage.ts';
import { MachinePrediction } from './MachinePrediction.tsx';

const { match, prediction } = fullEplPrediction;

const meta = {
  title: 'Components/Prediction/Machine Prediction',
  component: MachinePrediction,
  parameters: usage({
    when: 'On a prediction card, for what the Machine predicts and how confident it is.',
    do: ['Show it above the pick, in every state of the card.'],
    dont: ["Don't round or color the confidence: it isn't a rating."],
  }),
  args: { match, prediction },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof MachinePrediction>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows a prediction whose bar marks its outcome. */
const marks = (machinePick: string, outcome: string): Story => ({
  args: { prediction: { ...prediction, machinePick } },
  play: async ({ canvas }) => {
    const outcomes = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(outcomes.filter((text) => text.includes('▸'))).toEqual([expect.stringContaining(outcome)]);
  },
});

export const Home: Story = marks('HOME', '▸ ARS');
export const Away: Story = marks('AWAY', '▸ BHA');
export const Draw: Story = marks('DRAW', '▸ Draw');
export const WithoutProbabilities: Story = { args: { prediction: openPrediction.prediction } };
export const WithoutConfidence: Story = { args: { prediction: { ...prediction, confidencePct: Number.NaN } } };
