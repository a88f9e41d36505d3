import type { Meta, StoryObj } from '@storybook/react-vite';

import { variantSheet } from '../../stories/StateSheet.tsx';
import { StreakTicks } from './StreakTicks.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/Drawing/Streak Ticks',
  component: StreakTicks,
  parameters: usage({
    when: 'For a current streak beside the best one, of a player or of the Machine.',
    not: 'Where there is room for a number only: the header has `UserStats`.',
    with: '`ProfileStats` and `MachineStreak`; inside of a `Result`.',
  }),
  args: { current: 3, best: 11 },
} satisfies Meta<typeof StreakTicks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const States: Story = {
  render: variantSheet({
    running: {},
    'at personal best': { current: 11 },
    broken: { current: 0 },
    none: { current: 0, best: 0 },
    'with a label': { label: 'The Machine' },
    // Shows twenty ticks and the remaining count.
    long: { current: 18, best: 47 },
    'very long': { current: 1e9, best: 1e9 },
    unknown: { current: null, best: null },
    // Invalid numbers are shown as unknown.
    'invalid numbers': { current: -2, best: Number.NaN },
  }),
};
