import { edgeTimeline, luckyEdge } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { EdgeChart } from './EdgeChart.tsx';

const meta = {
  title: 'Components/Edge/Edge Chart',
  component: EdgeChart,
  args: { timeline: edgeTimeline(luckyEdge) },
} satisfies Meta<typeof EdgeChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnePoint: Story = { args: { timeline: edgeTimeline(luckyEdge).slice(0, 1) } };

export const MalformedValues: Story = {
  args: { timeline: [{ at: 'soon', disagreements: -3, ahead: 1e300, luck: -1e300 }, ...edgeTimeline(luckyEdge)] },
  play: async ({ canvasElement }) => {
    const paths = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    await expect(paths.join()).not.toMatch(/NaN|Infinity/);
  },
};
