import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { UserMenu, type UserMenuProps } from './UserMenu.tsx';
import { UserMenuButton, type UserMenuButtonProps } from './UserMenuButton.tsx';
import type { MenuFocus } from '../behavior/menuTrigger.ts';
import { usage } from '../../stories/usage.ts';

type Props = Pick<UserMenuProps, 'username' | 'items' | 'onLogout'> & Pick<UserMenuButtonProps, 'isLoggingOut'>;

/** The menu with its button, as in the header. */
function UserMenuWithButton({ isLoggingOut, ...menu }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<MenuFocus | null>(null);
  return (
    <>
      <UserMenuButton
        ref={button}
        username={menu.username}
        isOpen={open !== null}
        onOpen={setOpen}
        isLoggingOut={isLoggingOut}
      />
      <UserMenu {...menu} triggerRef={button} open={open} onClose={() => setOpen(null)} />
    </>
  );
}

const meta = {
  title: 'Components/Layout/User Menu',
  component: UserMenuWithButton,
  parameters: usage({
    when: "In a player's header: their pages, and logout.",
    not: "For visitors: the `Header` has log in and sign up. For a row's actions, use a `SafetyMenu`.",
    with: 'A `Menu`, opened by the `UserMenuButton`.',
  }),
  args: {
    username: 'ada_predicts',
    items: [
      { id: 'profile', label: 'Profile', href: '/profile/u-ada' },
      { id: 'messages', label: 'Messages', href: '/messages' },
      { id: 'settings', label: 'Settings', href: '/settings' },
    ],
    onLogout: fn(),
  },
} satisfies Meta<typeof UserMenuWithButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Closed: Story = {};
export const LoggingOut: Story = { tags: ['saving'], args: { isLoggingOut: true } };

export const Open: Story = {
  parameters: { docs: { disable: true } },

  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'ada_predicts' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};
