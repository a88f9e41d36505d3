import type { Meta, StoryObj } from '@storybook/react-vite';
import { variantSheet } from '../../stories/StateSheet.tsx';
import { expectColor } from '../../stories/expectColor.ts';

import { usage } from '../../stories/usage.ts';
import { StatusTag } from './StatusTag.tsx';

const meta = {
  title: 'Components/Completed/Status Tag',
  component: StatusTag,
  parameters: usage({
    when: 'Next to a match, for its status as the server sends it.',
    not: 'For the result of a pick: that is a `Mark`.',
    with: '`Scoreboard` and `MatchRow`.',
    do: ['Pass the status unchanged; unknown ones are shown as they are.'],
  }),
  args: { status: 'LIVE' },
  argTypes: { status: { options: ['LIVE', 'SCHEDULED', 'PROVISIONAL', 'FINAL', 'VOID', 'POSTPONED', 'ABANDONED'] } },
} satisfies Meta<typeof StatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const States: Story = {
  render: variantSheet({
    live: {},
    scheduled: { status: 'SCHEDULED' },
    final: { status: 'FINAL' },
    postponed: { status: 'POSTPONED' },
    unknown: { status: 'ABANDONED' },
  }),
  play: async ({ canvas }) => {
    await expectColor(canvas.getByText('LIVE'), '--accent-11');
    await expectColor(canvas.getByText('FINAL'), '--gray-12');
  },
};
