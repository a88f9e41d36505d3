import type { Meta, StoryObj } from '@storybook/react-vite';

import { UserStats } from './UserStats.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/Layout/User Stats',
  component: UserStats,
  parameters: usage({
    when: "In a player's header, on every page.",
    not: 'On profiles: those have `ProfileStats`, with the best streak and the win rate.',
    with: 'The `userStats` slot of the `Header`.',
  }),
  args: { stars: 214, currentStreak: 7 },
  // Hidden in a phone's header.
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof UserStats>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Veteran: Story = {};
export const Huge: Story = { args: { stars: 1_234_567, currentStreak: 1_000 } };
