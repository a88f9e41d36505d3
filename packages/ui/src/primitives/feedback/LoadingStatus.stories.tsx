import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LoadingStatus } from './LoadingStatus.tsx';

const meta = { component: LoadingStatus } satisfies Meta<typeof LoadingStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Slow: Story = { args: { isSlow: true } };

export const AnnouncesAfterOneSecond: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Loading…'), { timeout: 2_000 });
  },
};
