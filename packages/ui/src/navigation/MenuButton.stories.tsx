import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { MenuButton } from './MenuButton.tsx';

const meta = {
  title: 'Components/Navigation/Menu Button',
  component: MenuButton,
  args: { isOpen: false, onPress: fn(), onIntent: fn() },
} satisfies Meta<typeof MenuButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { tags: ['spec:header-menu-button'] };
export const Open: Story = { tags: ['spec:header-menu-button'], args: { isOpen: true } };

export const CallsOnIntentAndOnPress: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await expect(button).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(args.onIntent).toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
