import { openPrediction } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../../../.storybook/helpers/playground.ts';
import { usage } from '../../../../.storybook/helpers/usage.ts';
import { MachinePrediction } from './MachinePrediction.tsx';
import * as stories from './MachinePrediction.stories.tsx';

const { match, prediction } = openPrediction;

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

export const Playground: Story = playground(() => stories);

export const Home: Story = { args: { prediction: { ...prediction, machinePick: 'HOME' } } };
export const Away: Story = { args: { prediction: { ...prediction, machinePick: 'AWAY' } } };
export const Draw: Story = { args: { prediction: { ...prediction, machinePick: 'DRAW' } } };
export const WithoutConfidence: Story = { args: { prediction: { ...prediction, confidencePct: Number.NaN } } };
