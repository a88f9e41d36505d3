import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell } from 'lucide-react';
import { expect, fn } from 'storybook/test';

import { sheet } from '../../../stories/StateSheet.tsx';
import { radix, radixButton, radixDisabled } from '../../../stories/radixControls.ts';
import { usage } from '../../../stories/usage.ts';
import { IconButton } from './Button.tsx';

const meta = {
  title: 'Components/Primitives/Icon Button',
  component: IconButton,
  parameters: usage({
    when: 'For a common action with a well-known icon, where there is no room for a word.',
    not: 'For an icon that needs explaining: use a `Button` with a word.',
    with: 'Headers, corners and ends of rows: `Header`, `Dialog`, `NotificationList`.',
    do: [
      'Give it a label: screen readers need it.',
      'Set the icon to 16 to 20 pixels and hide it from screen readers.',
    ],
  }),
  args: { label: 'Notifications', onPress: fn(), children: <Bell size={18} aria-hidden /> },
  argTypes: {
    ...radixButton,
    variant: radix(radixButton.variant.options, 'ghost'),
    color: radix(radixButton.color.options, 'gray'),
    disabled: radixDisabled,
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Gray: Story = {};

export const States: Story = {
  render: sheet({
    variants: { gray: {}, mint: { color: 'mint' }, tomato: { color: 'tomato' } },
    states: { disabled: { disabled: true }, pending: { isPending: true } },
  }),
  // Axe allows smaller targets with space around them.
  play: async ({ canvas }) => {
    const sides = canvas.getAllByRole('button').flatMap((button) => {
      const { width, height } = button.getBoundingClientRect();
      return [width, height];
    });
    await expect(Math.min(...sides)).toBeGreaterThanOrEqual(24);
  },
};
