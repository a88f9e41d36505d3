import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectColor } from '../../stories/expectColor.ts';

import { usage } from '../../stories/usage.ts';
import { StatusTag } from './StatusTag.tsx';

const meta = {
  title: 'Components/Completed/Status Tag',
  component: StatusTag,
  parameters: usage({
    when: 'Next to a match, for its status as the server sends it.',
    do: ['Pass the status unchanged; unknown ones are shown as they are.'],
    dont: ["Don't use it for the result of a pick: that is a Mark."],
  }),
  args: { status: 'LIVE' },
} satisfies Meta<typeof StatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

const isColored = (text: string, color: '--accent-11' | '--gray-12'): Story => ({
  play: ({ canvas }) => expectColor(canvas.getByText(text), color),
});

export const Live: Story = isColored('LIVE', '--accent-11');
export const Scheduled: Story = { args: { status: 'SCHEDULED' } };
export const Final: Story = { ...isColored('FINAL', '--gray-12'), args: { status: 'FINAL' } };
export const Postponed: Story = { args: { status: 'POSTPONED' } };
export const Unknown: Story = { args: { status: 'ABANDONED' } };
