import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { playground } from '../../../../.storybook/helpers/playground.ts';
import { Gauge } from './Gauge.tsx';

const meta = {
  title: 'Components/Drawing/Gauge',
  component: Gauge,
  args: { percent: 63.4, label: 'Confidence' },
} satisfies Meta<typeof Gauge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = playground();

export const Confidence: Story = {};
export const WinRate: Story = { args: { percent: 57, label: 'Win rate' } };
export const AlignedToTheEnd: Story = { args: { align: 'end' } };
export const None: Story = { args: { percent: 0 } };
export const Full: Story = { args: { percent: 100 } };

const shows = (percent: number | null, text: string | null): Story => ({
  args: { percent },
  play: async ({ canvas }) => {
    const shown = canvas.queryByText(/%|NaN|null|Infinity/);
    if (text === null) await expect(shown).toBeNull();
    else await expect(shown).toHaveTextContent(text);
  },
});

export const ClampsBelowZero: Story = { tags: ['behavior', '!autodocs', 'no-visual'], ...shows(-5, '0%') };
export const ClampsAboveOneHundred: Story = { tags: ['behavior', '!autodocs', 'no-visual'], ...shows(250, '100%') };
export const HidesWithoutANumber: Story = { tags: ['behavior', '!autodocs', 'no-visual'], ...shows(null, null) };
export const HidesForInfinity: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  ...shows(Number.POSITIVE_INFINITY, null),
};
