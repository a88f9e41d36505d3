import type { Meta, StoryObj } from '@storybook/react-vite';

import { usage } from '../../../stories/usage.ts';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Primitives/Skeleton',
  component: Skeleton,
  parameters: usage({
    when: 'In place of content whose shape is known, while it loads.',
    do: [
      'Give it the size of the content, so that nothing jumps.',
      'Add a LoadingStatus: skeletons are hidden from screen readers.',
    ],
    dont: [
      "Don't use it for an action in progress: a Button with isPending shows that.",
      "Don't show it again while existing content is refreshed.",
    ],
  }),
  args: { width: '240px', height: '18px' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paragraph: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8, maxWidth: 360 }}>
      <Skeleton width="92%" height="1rem" />
      <Skeleton width="100%" height="1rem" />
      <Skeleton width="60%" height="1rem" />
    </div>
  ),
};
