import { betterEdge, edgeTimeline, luckyEdge, worseEdge } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sheet } from '../../stories/StateSheet.tsx';
import { EdgeChart } from './EdgeChart.tsx';

const meta = {
  title: 'Components/Edge/Edge Chart',
  component: EdgeChart,
  args: { timeline: edgeTimeline(luckyEdge) },
} satisfies Meta<typeof EdgeChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithinLuck: Story = {};
export const States: Story = {
  render: sheet({
    forced: [],
    variants: {
      'beyond luck': { timeline: edgeTimeline(betterEdge) },
      'behind beyond luck': { timeline: edgeTimeline(worseEdge) },
      'one point': { timeline: edgeTimeline(luckyEdge).slice(0, 1) },
    },
  }),
};

export const MalformedValues: Story = {
  args: { timeline: [{ at: 'soon', disagreements: -3, ahead: 1e300, luck: -1e300 }, ...edgeTimeline(luckyEdge)] },
  play: async ({ canvasElement }) => {
    const paths = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    await expect(paths.join()).not.toMatch(/NaN|Infinity/);
  },
};
