import type { Meta, StoryObj } from '@storybook/react-vite';

import { variantSheet } from '../../stories/StateSheet.tsx';
import { AchievementTags } from './AchievementTags.tsx';
import { presets } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const TWO = ['Into the ring', 'Giant killer'];

const meta = {
  title: 'Components/Achievement/Achievement Tags',
  component: AchievementTags,
  parameters: usage({
    when: "In a player's row of a list, for a hint of what they have achieved.",
    not: 'For all achievements of a player: a profile lists them with their tiers and dates.',
    with: '`UserListItem`, which puts it below the name.',
  }),
  args: { titles: TWO },
  argTypes: { titles: presets({ two: TWO, one: ['Into the ring'], none: [] }) },
} satisfies Meta<typeof AchievementTags>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const States: Story = {
  render: variantSheet({
    // The first two that differ and say something.
    two: { titles: ['Into the ring', ' ', 'Into the ring', 'Giant killer', 'On fire'] },
    one: { titles: ['Into the ring'] },
    none: { titles: [] },
  }),
};
