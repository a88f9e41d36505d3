import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../../../.storybook/helpers/playground.ts';
import { usage } from '../../../../.storybook/helpers/usage.ts';
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

export const Playground: Story = playground();

export const Live: Story = {};
export const Scheduled: Story = { args: { status: 'SCHEDULED' } };
export const Final: Story = { args: { status: 'FINAL' } };
export const Postponed: Story = { args: { status: 'POSTPONED' } };
export const Unknown: Story = { args: { status: 'ABANDONED' } };
