import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { usage } from '../../../stories/usage.ts';
import { ErrorBlock } from './ErrorBlock.tsx';

const meta = {
  title: 'Components/Primitives/Blocks',
  component: ErrorBlock,
  parameters: usage({
    when: 'For what takes the place of content: an `ErrorBlock` if it failed to load, an `EmptyBlock` if there is none.',
    not: 'For an action that failed: use a toast or an `InlineStatus`.',
    with: '`Loaded`, which draws the `ErrorBlock` by itself, with a skeleton before it.',
    do: [
      "Say what couldn't be loaded, and offer a retry.",
      'Keep showing existing content when only a refresh failed.',
    ],
    dont: ["Don't show codes or technical messages."],
  }),
  args: { message: "Couldn't load notifications.", onRetry: fn() },
} satisfies Meta<typeof ErrorBlock>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Failed: Story = { tags: ['failed'] };
export const FailedWithDetail: Story = {
  tags: ['failed'],
  args: { message: 'Failed to load match details', detail: 'The feed is not available.', retryLabel: 'Retry' },
};
