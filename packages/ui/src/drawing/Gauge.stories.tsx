import type { Meta, StoryObj } from '@storybook/react-vite';

import { variantSheet } from '../../stories/StateSheet.tsx';
import { Gauge } from './Gauge.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/Drawing/Gauge',
  component: Gauge,
  parameters: usage({
    when: 'For one percentage with its name: a confidence, a win rate.',
    not: 'For progress towards a goal: use the `Progress` of Radix. For all outcomes of a match: an `OutcomeBar`.',
    with: '`MachinePrediction`, `MachineResult` and `ProfileStats`.',
    dont: ["Don't color it by its value: a percentage isn't a rating."],
  }),
  args: { percent: 63.4, label: 'Confidence' },
  argTypes: { align: { options: ['start', 'end'] } },
} satisfies Meta<typeof Gauge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const States: Story = {
  render: variantSheet({
    confidence: {},
    'win rate': { percent: 57, label: 'Win rate' },
    'aligned to the end': { align: 'end' },
    none: { percent: 0 },
    full: { percent: 100 },
    'below zero': { percent: -5 },
    'above one hundred': { percent: 250 },
    unknown: { percent: null },
    infinite: { percent: Number.POSITIVE_INFINITY },
  }),
};
