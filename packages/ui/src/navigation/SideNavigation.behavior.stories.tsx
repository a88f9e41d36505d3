import { manyMatchChats } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';

import { withNavigate } from '../../stories/withNavigate.tsx';

import { SideNavigation } from './SideNavigation.tsx';
import states from './SideNavigation.stories.tsx';
import { findVisibleDialog } from '../../stories/findVisibleDialog.ts';

const navigate = fn();

const meta = {
  ...states,
  title: 'Components/Navigation/Side Navigation',
  tags: ['behavior', '!autodocs', 'no-visual'],
} satisfies Meta<typeof SideNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = () => findVisibleDialog('Menu');
const mainNavigation = async () => within(within(await panel()).getByRole('navigation', { name: 'Main' }));

const visits = (name: RegExp, href: string): Story => ({
  decorators: [withNavigate(navigate)],
  play: async ({ args, userEvent }) => {
    navigate.mockClear();
    await userEvent.click((await mainNavigation()).getByRole('link', { name }));
    await expect(navigate.mock.calls[0]?.[0]).toBe(href);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const OpensAChatAndCloses: Story = visits(/^Arsenal/, '/match-chat/epl-ars-bha');

let refresh = () => {};

/** A focused row stays rendered when scrolled out of view. Once focus has moved on, a refresh must not steal it. */
export const RefreshDoesNotStealFocus: Story = {
  render: function Refreshed(args) {
    const [state, setState] = useState({ kind: 'ready' as const, chats: manyMatchChats(1_000) });
    refresh = () => setState({ ...state });
    return <SideNavigation {...args} state={state} />;
  },
  play: async () => {
    const links = await mainNavigation();
    const list = links.getByRole('list', { name: 'Match Chats' });
    await waitFor(() => expect(within(list).getAllByRole('link').length).toBeGreaterThan(5));
    const row = within(list).getAllByRole('link')[0] as HTMLElement;
    row.focus();
    const box = list.parentElement as HTMLElement;
    box.scrollTop = box.scrollHeight;
    await waitFor(() => expect(within(list).getAllByRole('listitem').at(-1)).toHaveAttribute('aria-posinset', '1000'));
    await expect(row).toHaveFocus();
    const home = links.getByRole('link', { name: 'Home' });
    home.focus();
    await waitFor(() => expect(row.isConnected).toBe(false));
    const before = within(list).getAllByRole('link').length;
    refresh();
    await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(before));
    await expect(home).toHaveFocus();
  },
};
