import type { Meta, StoryObj } from '@storybook/react-vite';

import { variantSheet } from '../../stories/StateSheet.tsx';
import { AchievementTags } from './AchievementTags.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/Achievement/Achievement Tags',
  component: AchievementTags,
  parameters: usage({
    when: "In a player's row of a list, for a hint of what they have achieved.",
    not: 'For all achievements of a player: a profile lists them with their tiers and dates.',
    with: '`UserListItem`, which puts it below the name.',
  }),
  args: { titles: ['Into the ring', 'Giant killer'] },
} satisfies Meta<typeof AchievementTags>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: variantSheet({
    // The first two that differ and say something.
    two: { titles: ['Into the ring', ' ', 'Into the ring', 'Giant killer', 'On fire'] },
    one: { titles: ['Into the ring'] },
    none: { titles: [] },
  }),
};
