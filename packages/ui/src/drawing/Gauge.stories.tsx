import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Gauge } from './Gauge.tsx';

const meta = { component: Gauge, args: { percent: 63.4, label: 'Confidence' } } satisfies Meta<typeof Gauge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Confidence: Story = {};
export const WinRate: Story = { args: { percent: 57, label: 'Win rate' } };
export const AtTheEnd: Story = { args: { align: 'end' } };
export const None: Story = { args: { percent: 0 } };
export const Full: Story = { args: { percent: 100 } };

const drawn = (percent: number | null, words: string | null): Story => ({
  args: { percent },
  play: async ({ canvas }) => {
    const shown = canvas.queryByText(/%|NaN|null|Infinity/);
    if (words === null) await expect(shown).toBeNull();
    else await expect(shown).toHaveTextContent(words);
  },
});

export const BelowTheScaleIsItsStart: Story = { tags: ['behavior', '!autodocs', 'no-visual'], ...drawn(-5, '0%') };
export const AboveTheScaleIsItsEnd: Story = { tags: ['behavior', '!autodocs', 'no-visual'], ...drawn(250, '100%') };
export const WithoutANumberIsNotDrawn: Story = { tags: ['behavior', '!autodocs', 'no-visual'], ...drawn(null, null) };
export const EndlessIsNotDrawn: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  ...drawn(Number.POSITIVE_INFINITY, null),
};
