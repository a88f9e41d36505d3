import { openPrediction } from '@machine/mocks/prediction.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { sheet } from '../../stories/StateSheet.tsx';
import { PickArea } from './PickArea.tsx';

const meta = {
  title: 'Components/Prediction/Pick Area',
  component: PickArea,
  args: { prediction: openPrediction, viewer: 'player', describedBy: 'title', onPick: fn() },
  decorators: [
    (Story) => (
      <>
        <p id="title">Lakers @ Celtics</p>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof PickArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Player: Story = {};
export const VisitorWhoCanPractice: Story = { args: { viewer: 'anonymous', practiceHref: '/practice' } };

/** Both buttons in the same state. */
export const States: Story = {
  tags: ['spec:pick-agree-saving', 'spec:pick-disagree-saving'],
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
