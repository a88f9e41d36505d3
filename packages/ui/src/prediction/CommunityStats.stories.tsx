import type { Meta, StoryObj } from '@storybook/react-vite';
import { inWidth } from '../../stories/inWidth.tsx';

import { variantSheet } from '../../stories/StateSheet.tsx';
import { presets } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';
import { CommunityStats } from './CommunityStats.tsx';

const stats = (agreeCount: number, disagreeCount: number) => {
  const totalCount = agreeCount + disagreeCount;
  const agreePercent = (100 * agreeCount) / Math.max(1, totalCount);
  return { totalCount, agreeCount, disagreeCount, agreePercent, disagreePercent: 100 - agreePercent };
};

const MANY = stats(622, 378);

const meta = {
  title: 'Components/Prediction/Community Stats',
  component: CommunityStats,
  parameters: usage({
    when: 'Below a locked pick, for what all players picked.',
    not: 'Before the viewer has picked: it would influence the pick.',
    with: '`LockedPick`, which the `PickArea` shows.',
    do: ['Pass the counts and percentages of the server; the component chooses between them.'],
  }),
  args: { stats: MANY },
  decorators: [inWidth(480)],
  argTypes: {
    stats: presets({
      percentages: MANY,
      'few picks': stats(3, 2),
      'one pick': stats(0, 1),
      'no picks': stats(0, 0),
      unanimous: stats(1_000, 0),
    }),
  },
} satisfies Meta<typeof CommunityStats>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const States: Story = {
  render: variantSheet({
    percentages: {},
    // Too few for percentages: one tick for each pick.
    'few picks': { stats: stats(3, 2) },
    // One pick short of percentages.
    'twenty four picks': { stats: stats(18, 6) },
    // Just enough for percentages.
    'twenty five picks': { stats: stats(20, 5) },
    'one pick': { stats: stats(0, 1) },
    'no picks': { stats: stats(0, 0) },
    unanimous: { stats: stats(1_000, 0) },
  }),
};
