import { fullPrediction, goldPrediction, lockedPrediction, openPrediction } from '@machine/mocks/prediction.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { sheet } from '../../stories/StateSheet.tsx';
import { PickArea } from './PickArea.tsx';
import { presets, VIEWERS } from '../../stories/presets.ts';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/Prediction/Pick Area',
  component: PickArea,
  parameters: usage({
    when: "On a card, for everything about the viewer's pick: buttons, sign-up or the locked pick.",
    not: 'In rows of a list: those have a `SlatePick`.',
    with: 'A `MachinePrediction` above it, in a `PredictionCard` or a `PracticeCard`.',
    dont: ["Don't ask for confirmation: the line below the buttons says that a pick is final."],
  }),
  args: { prediction: openPrediction, viewer: 'player', describedBy: 'title', onPick: fn() },
  decorators: [
    (Story) => (
      <>
        <p id="title">Lakers @ Celtics</p>
        <Story />
      </>
    ),
  ],
  argTypes: {
    prediction: presets({
      open: openPrediction,
      gold: goldPrediction,
      locked: lockedPrediction,
      stakes: fullPrediction,
    }),
    viewer: { options: VIEWERS },
    saving: { options: [undefined, 'AGREE', 'DISAGREE'] },
    practiceHref: { if: { arg: 'viewer', eq: 'anonymous' } },
    describedBy: { control: false },
  },
} satisfies Meta<typeof PickArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  args: { practiceHref: '/practice' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onPick: ({ prediction }, userPick) => ({ prediction: { ...prediction, userPick } }) }),
};

export const Player: Story = {};
export const VisitorWhoCanPractice: Story = {
  tags: ['anonymous'],
  args: { viewer: 'anonymous', practiceHref: '/practice' },
};

/** Both buttons in the same state. */
export const States: Story = {
  tags: ['saving'],
  render: sheet({
    variants: { player: {} },
    states: {
      'saving AGREE': { saving: 'AGREE' },
      'saving DISAGREE': { saving: 'DISAGREE' },
      'rate-limited': { isRateLimited: true },
    },
    isWide: true,
  }),
};
