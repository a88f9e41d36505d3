import type { Meta, StoryObj } from '@storybook/react-vite';

import { Gauge } from './Gauge.tsx';

const meta = {
  title: 'Components/Drawing/Gauge',
  component: Gauge,
  args: { percent: 63.4, label: 'Confidence' },
} satisfies Meta<typeof Gauge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confidence: Story = {};
export const WinRate: Story = { args: { percent: 57, label: 'Win rate' } };
export const AlignedToTheEnd: Story = { args: { align: 'end' } };
export const None: Story = { args: { percent: 0 } };
export const Full: Story = { args: { percent: 100 } };

export const BelowZero: Story = { args: { percent: -5 } };
export const AboveOneHundred: Story = { args: { percent: 250 } };
export const Unknown: Story = { args: { percent: null } };
export const Infinite: Story = { args: { percent: Number.POSITIVE_INFINITY } };
