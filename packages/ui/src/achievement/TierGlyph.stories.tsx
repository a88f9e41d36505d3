import { TIERS } from '@machine/contract/achievement.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { TierGlyph, type TierGlyphProps } from './TierGlyph.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/Achievement/Tier Glyph',
  component: TierGlyph,
  parameters: usage({
    when: 'Before the title of an achievement, for its tier.',
    not: "For a player's rank: that is a `RankTag`.",
    with: 'The title and the tier in words, because the glyph is hidden from screen readers.',
  }),
  args: { tier: 'GOLD' },
  argTypes: { tier: { options: TIERS } },
} satisfies Meta<typeof TierGlyph>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

const row = (args: TierGlyphProps) => (
  <div style={{ display: 'flex', gap: 12 }}>
    {[...TIERS, 'constructor'].map((tier) => (
      <TierGlyph key={tier} {...args} tier={tier} />
    ))}
  </div>
);

export const EveryTier: Story = { render: row };
export const EveryTierUnlocked: Story = { render: row, args: { isUnlocked: true } };
