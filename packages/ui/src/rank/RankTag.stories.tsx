import { RANKS } from '@machine/contract/user.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { variantSheet } from '../../stories/StateSheet.tsx';
import { usage } from '../../stories/usage.ts';
import { RankTag, type RankTagProps } from './RankTag.tsx';

const meta = {
  title: 'Components/Rank/Rank Tag',
  component: RankTag,
  parameters: usage({
    when: "Next to a player's name, for their rank.",
    not: 'For the tier of an achievement: that is a `TierGlyph`. For who a player is to the viewer: a `PlayerTag`.',
    with: '`PlayerName` and `MessageItem`, before the name.',
    do: ['Use the wide form where the rank is the subject, as on a profile.'],
    dont: ["Don't translate or shorten ranks: unknown ones are shown as they are."],
  }),
  args: { rank: 'CHALLENGER' },
  argTypes: { rank: { options: [...RANKS, 'ADMIN'] }, form: { options: ['auto', 'wide', 'short'] } },
} satisfies Meta<typeof RankTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

const row = (args: Omit<RankTagProps, 'rank'>) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
    {RANKS.map((rank) => (
      <RankTag key={rank} {...args} rank={rank} />
    ))}
  </div>
);

export const EveryRank: Story = { render: (args) => row({ ...args, form: 'wide' }) };
export const EveryRankShort: Story = { render: (args) => row({ ...args, form: 'short' }) };
export const ByWidth: Story = { render: row };
export const Admin: Story = {
  args: { rank: 'ADMIN', form: 'wide' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ADMIN').parentElement).toHaveStyle({ textDecorationLine: 'underline' });
  },
};
export const States: Story = {
  tags: ['extreme'],
  render: variantSheet({
    // Shown unchanged.
    unknown: { rank: 'WIZARD' },
    none: { rank: null },
  }),
};
