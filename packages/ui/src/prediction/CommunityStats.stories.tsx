import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playground } from '../../../../.storybook/helpers/playground.ts';
import { usage } from '../../../../.storybook/helpers/usage.ts';
import { CommunityStats } from './CommunityStats.tsx';
import * as stories from './CommunityStats.stories.tsx';

const stats = (agreeCount: number, disagreeCount: number) => {
  const totalCount = agreeCount + disagreeCount;
  const percentOf = (count: number) => (totalCount === 0 ? 0 : (100 * count) / totalCount);
  const [agreePercent, disagreePercent] = [percentOf(agreeCount), percentOf(disagreeCount)];
  return { totalCount, agreeCount, disagreeCount, agreePercent, disagreePercent };
};

const meta = {
  title: 'Components/Prediction/Community Stats',
  component: CommunityStats,
  parameters: usage({
    when: 'Below a locked pick, for what all players picked.',
    do: ['Pass the counts and percentages of the server; the component chooses between them.'],
    dont: ["Don't show it before the player has picked: it would influence the pick."],
  }),
  args: { stats: stats(622, 378) },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CommunityStats>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = playground(() => stories);

export const Percentages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('62.2% agree')).toBeVisible();
  },
};
/** Too few for percentages: one tick for each pick. */
export const FewPicks: Story = {
  args: { stats: stats(3, 2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 agree')).toBeVisible();
    await expect(canvas.getByText('5 picks')).toBeVisible();
  },
};
/** One pick short of percentages. */
export const TwentyFourPicks: Story = {
  args: { stats: stats(18, 6) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('18 agree')).toBeVisible();
  },
};
/** Just enough for percentages. */
export const TwentyFivePicks: Story = {
  args: { stats: stats(20, 5) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('80% agree')).toBeVisible();
  },
};
export const OnePick: Story = { args: { stats: stats(0, 1) } };
export const NoPicks: Story = { args: { stats: stats(0, 0) } };
export const Unanimous: Story = { args: { stats: stats(1_000, 0) } };
