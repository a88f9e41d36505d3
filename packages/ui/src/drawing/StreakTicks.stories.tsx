import type { Meta, StoryObj } from '@storybook/react-vite';

import { StreakTicks } from './StreakTicks.tsx';

const meta = {
  title: 'Components/Drawing/Streak Ticks',
  component: StreakTicks,
  args: { current: 3, best: 11 },
} satisfies Meta<typeof StreakTicks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};
export const AtPersonalBest: Story = { args: { current: 11 } };
export const Broken: Story = { args: { current: 0 } };
export const None: Story = { args: { current: 0, best: 0 } };
export const WithALabel: Story = { args: { label: 'The Machine' } };
/** Shows twenty ticks and the remaining count. */
export const Long: Story = { args: { current: 18, best: 47 } };
export const VeryLong: Story = {
  args: { current: 1e9, best: 1e9 },
  globals: { viewport: { value: 'phone320' } },
};
export const Unknown: Story = {
  args: { current: null, best: null },
};
/** Invalid numbers are shown as unknown. */
export const InvalidNumbers: Story = {
  args: { current: -2, best: Number.NaN },
};
