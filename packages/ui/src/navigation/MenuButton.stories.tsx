import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { MenuButton } from './MenuButton.tsx';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/Navigation/Menu Button',
  component: MenuButton,
  parameters: usage({
    when: "At the start of a player's header.",
    not: "For the player's own pages: that is the `UserMenuButton`.",
    with: 'The `SideNavigation`, which it opens, and the `menuButton` slot of the `Header`.',
  }),
  args: { isOpen: false, onPress: fn() },
} satisfies Meta<typeof MenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onPress: ({ isOpen }) => ({ isOpen: !isOpen }) }),
};

export const Closed: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('button')).toHaveAttribute('aria-haspopup', 'dialog'),
};
export const Open: Story = { args: { isOpen: true } };
