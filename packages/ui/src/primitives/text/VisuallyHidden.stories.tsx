import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { usage } from '../../../stories/usage.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/Primitives/Visually Hidden',
  component: VisuallyHidden,
  parameters: usage({
    when: 'For text that only screen readers need, next to something that sighted players see as a color or a shape.',
    do: ['Say in a word what the shape says: "Unread".'],
    dont: [
      "Don't hide controls in it: they would get an invisible focus.",
      'Name icon buttons by their label instead.',
    ],
  }),
  args: { children: 'Unread' },
  decorators: [
    (Story) => (
      <p>
        Followed by hidden text: <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AfterText: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unread').getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
