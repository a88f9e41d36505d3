import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectColor } from '../../../stories/expectColor.ts';

import { usage } from '../../../stories/usage.ts';
import { InlineStatus } from './InlineStatus.tsx';

const meta = {
  title: 'Components/Primitives/Inline Status',
  component: InlineStatus,
  parameters: usage({
    when: 'For the result of an action next to its control, mostly in the settings.',
    not: 'For the whole page: show a toast. For a form that was rejected: use a `FormAlert`.',
    with: 'The `Button` or `Switch` beside it.',
    do: ['Render it all the time, and pass false while there is nothing to say.', 'Keep it to one sentence.'],
  }),
  args: { tone: 'done', children: 'Password changed' },
  argTypes: { tone: { options: ['done', 'failed'] } },
} satisfies Meta<typeof InlineStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Done: Story = {
  tags: ['done'],
  play: ({ canvas }) => expectColor(canvas.getByRole('status'), '--mint-a11'),
};
export const Failed: Story = {
  tags: ['failed'],
  args: { tone: 'failed', children: 'Failed to update preferences. Please try again.' },
  play: ({ canvas }) => expectColor(canvas.getByRole('status'), '--tomato-12'),
};
