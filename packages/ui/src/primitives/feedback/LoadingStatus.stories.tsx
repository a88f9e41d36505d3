import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { usage } from '../../../stories/usage.ts';
import { LoadingStatus } from './LoadingStatus.tsx';

const meta = {
  title: 'Components/Primitives/Loading Status',
  component: LoadingStatus,
  parameters: usage({
    when: 'Below skeletons, to announce loading to screen readers, and to everyone if it takes long.',
    not: 'Next to a `Button` that is pending: it says so itself.',
    with: 'A skeleton above it; `Loaded` renders both.',
    do: ['Render it as soon as loading starts: it waits a second by itself.'],
  }),
} satisfies Meta<typeof LoadingStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  args: { isSlow: true },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const Slow: Story = { args: { isSlow: true } };

export const AnnouncesAfterOneSecond: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading…'));
  },
};
