import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { ProfileScreen } from './ProfileScreen.tsx';

import states from './ProfileScreen.stories.tsx';

const meta = {
  title: 'Screens/Profile',
  component: ProfileScreen,
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: states.args,
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HasNoMenuForVisitorsAndOnOnesOwnProfile: Story = {
  render: (args) => (
    <>
      <ProfileScreen {...args} viewer="own" />
      <ProfileScreen {...args} viewer="anonymous" />
      <ProfileScreen {...args} viewer="loading" />
    </>
  ),
  args: { more: { isOpen: false, onOpen: fn() } },
  // The same page three times.
  parameters: { a11y: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^More about/ })).toBeNull();
  },
};

const Blocking: Story['render'] = function Blocking(args) {
  const [isBlocked, setIsBlocked] = useState(false);
  const blocked = {
    kind: 'blocked' as const,
    username: 'mira_calls_it',
    isUnblocking: false,
    onUnblock: () => setIsBlocked(false),
  };
  return (
    <ProfileScreen
      {...args}
      more={{ isOpen: false, onOpen: () => setIsBlocked(true) }}
      state={isBlocked ? blocked : args.state}
    />
  );
};

/** The title stays, and takes the focus of the buttons that disappear. */
export const KeepsTheFocusWhenThePlayerIsBlockedAndUnblocked: Story = {
  render: Blocking,
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'mira_calls_it' });
    canvas.getByRole('button', { name: 'More about mira_calls_it' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/^You blocked/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /follow/i })).toBeNull();
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock' }));
    await expect(canvas.getByRole('button', { name: 'More about mira_calls_it' })).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};
