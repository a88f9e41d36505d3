import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { MenuButton } from './MenuButton.tsx';

const meta = {
  title: 'Components/Navigation/Menu Button',
  component: MenuButton,
  args: { isOpen: false, onPress: fn() },
} satisfies Meta<typeof MenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  tags: ['spec:header-menu-button'],
  play: ({ canvas }) => expect(canvas.getByRole('button')).toHaveAttribute('aria-haspopup', 'dialog'),
};
export const Open: Story = { tags: ['spec:header-menu-button'], args: { isOpen: true } };
