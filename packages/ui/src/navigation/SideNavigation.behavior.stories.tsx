import { hostileMatchChats, manyMatchChats, malformedMatchChats } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { checkLongList } from '../../../../.storybook/helpers/checkLongList.ts';
import { withNavigate } from '../../../../.storybook/helpers/withNavigate.tsx';
import { MenuButton } from './MenuButton.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import states, { Empty, Failed, HostileText, Loading, StillLoading } from './SideNavigation.stories.tsx';
import { findVisibleDialog } from '../../../../.storybook/helpers/findVisibleDialog.ts';

const PAGES = states.args.entries.map(({ label }) => label);
const navigate = fn();
const onRetry = fn();

const meta = {
  ...states,
  title: 'Components/Navigation/Side Navigation',
  tags: ['behavior', '!autodocs', 'no-visual'],
} satisfies Meta<typeof SideNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Renders the panel with the button that opens it. */
const WithMenuButton: Story['render'] = function WithMenuButton(args) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <MenuButton isOpen={isOpen} onPress={() => setIsOpen(true)} />
      <SideNavigation {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
};

const panel = () => findVisibleDialog('Menu');
const mainNavigation = async () => within(within(await panel()).getByRole('navigation', { name: 'Main' }));

export const FocusesFirstLinkAndRestoresFocusOnEscape: Story = {
  render: WithMenuButton,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Menu' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(trigger);
    await waitFor(async () => expect((await mainNavigation()).getByRole('link', { name: 'Home' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};

export const NamesChatsByTeamsStartAndUnreadCount: Story = {
  play: async () => {
    const links = await mainNavigation();
    await expect(links.getByRole('heading', { name: 'Match Chats' })).toBeVisible();
    const chats = within(links.getByRole('list', { name: 'Match Chats' })).getAllByRole('link');
    const names = [
      'Lakers vs Suns, Nov 20, 7:30 PM, 3 unread',
      'Los Angeles Lakers vs Boston Celtics, Oct 14, 2:14 PM, 9+ unread',
      'Arsenal vs Brighton & Hove Albion, Oct 16, 7:00 PM',
    ];
    for (const [index, name] of names.entries()) await expect(chats[index]).toHaveAccessibleName(name);
    await expect(chats[0]).toHaveTextContent(/Lakers vs Suns ?Nov 20, 7:30 PM ?3$/);
    await expect(chats[0]).toHaveAttribute('href', '/match-chat/nba-lal-phx');
    await expect(chats[2]).toHaveTextContent(/PM$/);
  },
};

/** Exactly one link is current, marked with brackets as well as color. */
const marksOnly = (name: RegExp): Pick<Story, 'parameters' | 'play'> => ({
  play: async () => {
    const current = (await mainNavigation()).getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveAttribute('aria-current', 'page');
    await expect(current[0]).toHaveAccessibleName(name);
    await expect(current[0]).toHaveTextContent(/\[.*\]$/);
  },
});

export const MarksTheCurrentEntry: Story = { args: { currentHref: '/completed' }, ...marksOnly(/^Completed$/) };
export const MarksTheCurrentChat: Story = {
  args: { currentHref: '/match-chat/nba-lal-bos' },
  ...marksOnly(/^Los Angeles Lakers vs Boston Celtics/),
};

const visits = (name: RegExp, href: string): Story => ({
  decorators: [withNavigate(navigate)],
  play: async ({ args, userEvent }) => {
    navigate.mockClear();
    await userEvent.click((await mainNavigation()).getByRole('link', { name }));
    await expect(navigate.mock.calls[0]?.[0]).toBe(href);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const OpensAnEntryAndCloses: Story = visits(/^Achievements$/, '/achievements');
export const OpensAChatAndCloses: Story = visits(/^Arsenal/, '/match-chat/epl-ars-bha');

export const TabsThroughEntriesAndChats: Story = {
  decorators: [withNavigate(navigate)],
  play: async ({ args, userEvent }) => {
    navigate.mockClear();
    const links = await mainNavigation();
    await waitFor(() => expect(links.getByRole('link', { name: 'Home' })).toHaveFocus());
    for (const name of [...PAGES.slice(1), /^Lakers vs Suns/]) {
      await userEvent.tab();
      await expect(links.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(navigate.mock.calls[0]?.[0]).toBe('/match-chat/nba-lal-phx');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** The other links stay, and the empty state is not shown. */
export const RetriesFailedChats: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ userEvent }) => {
    onRetry.mockClear();
    const links = await mainNavigation();
    await expect(links.getByRole('alert')).toHaveTextContent("Couldn't load chats.");
    await expect(links.getAllByRole('link')).toHaveLength(PAGES.length);
    await expect(screen.queryByText('No active chats')).toBeNull();
    await userEvent.click(links.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const MovesFocusToTheSectionOnRetry: Story = {
  render: function Retrying(args) {
    const [isRetrying, setIsRetrying] = useState(false);
    const failed = { kind: 'failed' as const, onRetry: () => setIsRetrying(true) };
    return <SideNavigation {...args} state={isRetrying ? { kind: 'loading' } : failed} />;
  },
  play: async ({ userEvent }) => {
    (await mainNavigation()).getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Loading…')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Match Chats' })).toHaveFocus());
  },
};

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

const showsText = (story: Story, text: string): Story => ({
  ...story,
  play: async () => {
    const links = await mainNavigation();
    await expect(links.getByText(text)).toBeVisible();
    await expect(links.getAllByRole('link')).toHaveLength(PAGES.length);
    await expect(links.queryByRole('alert')).toBeNull();
  },
});

export const ShowsLoading: Story = showsText(Loading, 'Loading…');
export const ShowsSlowLoading: Story = showsText(StillLoading, 'Still loading…');
export const ShowsEmptyState: Story = showsText(Empty, 'No active chats');

/** Missing team names, an invalid start time and a count below one. */
export const ToleratesMalformedValues: Story = {
  args: { state: { kind: 'ready', chats: malformedMatchChats } },
  play: async () => {
    const links = await mainNavigation();
    await expect(links.getByRole('link', { name: 'TBD vs TBD, -' })).toBeVisible();
    await expect(links.getByRole('link', { name: 'Lakers vs TBD, -' })).toBeVisible();
    await expect(await panel()).not.toHaveTextContent(/undefined|NaN|Invalid|unread/);
  },
};

export const VirtualizesTenThousandChats: Story = {
  args: { state: { kind: 'ready', chats: manyMatchChats(10_000) } },
  play: async () => {
    const list = (await mainNavigation()).getByRole('list', { name: 'Match Chats' });
    await checkLongList(list, 'link', /10000 vs/);
    // The main entries don't scroll with the chats.
    await expect((await mainNavigation()).getByRole('link', { name: 'Home' })).toBeVisible();
  },
};

export const KeepsHostileTextInert: Story = {
  ...HostileText,
  play: async () => {
    const dialog = await panel();
    const list = within(dialog).getByRole('list', { name: 'Match Chats' });
    await expect(within(list).getAllByRole('link')).toHaveLength(hostileMatchChats.length);
    await expect(dialog.querySelector('img, script, iframe')).toBeNull();
    for (const row of within(list).getAllByRole('listitem')) {
      await expect(row.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
      await expect(row.offsetHeight).toBeLessThanOrEqual(140);
    }
  },
};

export const ClosesWithCloseButton: Story = {
  ...Failed,
  play: async ({ args, userEvent }) => {
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
