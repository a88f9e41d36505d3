import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playground } from '../../../../.storybook/helpers/playground.ts';
import { StreakTicks } from './StreakTicks.tsx';

const meta = {
  title: 'Components/Drawing/Streak Ticks',
  component: StreakTicks,
  args: { current: 3, best: 11 },
} satisfies Meta<typeof StreakTicks>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = playground();

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Current streak 3, best 11')).toBeInTheDocument();
  },
};
export const AtPersonalBest: Story = { args: { current: 11 } };
export const Broken: Story = { args: { current: 0 } };
export const None: Story = { args: { current: 0, best: 0 } };
export const WithALabel: Story = { args: { label: 'The Machine' } };
/** Shows twenty ticks and the remaining count. */
export const Long: Story = { args: { current: 18, best: 47 } };
export const VeryLong: Story = {
  args: { current: 1e9, best: 1e9 },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+999,999,980')).toBeVisible();
  },
};
export const Unknown: Story = {
  args: { current: null, best: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Current streak unknown, best unknown')).toBeInTheDocument();
    await expect(canvas.getAllByText('–')).toHaveLength(2);
  },
};
/** Invalid numbers are shown as unknown. */
export const InvalidNumbers: Story = {
  args: { current: -2, best: Number.NaN },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('–')).toHaveLength(2);
  },
};
