import { HOSTILE_TEXTS } from '@machine/mocks/hostile.ts';
import { fullPrediction } from '@machine/mocks/prediction.ts';
import { finalRecap } from '@machine/mocks/recap.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { hidingResults } from '../../stories/hidingResults.tsx';
import { MachineWord } from './MachineWord.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/Prediction/Machine Word',
  component: MachineWord,
  parameters: usage({
    when: "For the Machine's own sentence, on a card or in a recap.",
    not: "For the product's texts, or for facts about the match: those are `Reasons`.",
    with: 'The end of a `PredictionCard`, and `MachineResult`.',
  }),
  args: { word: fullPrediction.prediction.word ?? '', said: 'with the call' },
  argTypes: { said: { options: ['with the call', 'after the match'] } },
} satisfies Meta<typeof MachineWord>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const WithTheCall: Story = {};
export const AfterTheMatch: Story = { args: { word: finalRecap.word, said: 'after the match' } };
export const HostileText: Story = { tags: ['extreme'], args: { word: HOSTILE_TEXTS.long } };
export const Hidden: Story = { decorators: [hidingResults] };
