import { hostileMatchChats, matchChatsOf, oddMatchChats } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { withNavigate } from '../profile/withNavigate.tsx';
import { MenuButton } from './MenuButton.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import states, { Empty, Failed, HostileText, Loading, StillLoading } from './SideNavigation.stories.tsx';
import { findVisibleDialog } from '../primitives/findVisibleDialog.ts';

const navigate = fn();
const onRetry = fn();

const meta = { ...states, tags: ['behavior', '!autodocs', 'no-visual'] } satisfies Meta<typeof SideNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The panel as the header opens it. */
const Opening: Story['render'] = function Opening(args) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <MenuButton isOpen={isOpen} onPress={() => setIsOpen(true)} />
      <SideNavigation {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
};

const panel = () => findVisibleDialog('Menu');
const main = async () => within(within(await panel()).getByRole('navigation', { name: 'Main' }));

/** X34 */
export const OpensOnTheFirstLinkAndEscapeReturnsToTheButton: Story = {
  render: Opening,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Menu' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(trigger);
    await waitFor(async () => expect((await main()).getByRole('link', { name: 'Home' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
};

/** X34 */
export const NamesAChatByItsTeamsItsStartAndWhatIsUnread: Story = {
  play: async () => {
    const links = await main();
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

/** X10, X34: exactly one, told by glyphs and not by color alone. */
const marksOnly = (name: RegExp): Story['play'] =>
  async function play() {
    const current = (await main()).getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveAttribute('aria-current', 'page');
    await expect(current[0]).toHaveAccessibleName(name);
    await expect(current[0]).toHaveTextContent(/\[.*\]$/);
  };

export const MarksTheCurrentEntry: Story = { args: { currentHref: '/completed' }, play: marksOnly(/^Completed$/) };
export const MarksTheCurrentChat: Story = {
  args: { currentHref: '/match-chat/nba-lal-bos' },
  play: marksOnly(/^Los Angeles Lakers vs Boston Celtics/),
};

const visits = (name: RegExp, href: string): Story => ({
  decorators: [withNavigate(navigate)],
  play: async ({ args, userEvent }) => {
    navigate.mockClear();
    await userEvent.click((await main()).getByRole('link', { name }));
    await expect(navigate.mock.calls[0]?.[0]).toBe(href);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const APressOnAnEntryGoesThereAndCloses: Story = visits(/^Achievements$/, '/achievements');
export const APressOnAChatGoesThereAndCloses: Story = visits(/^Arsenal/, '/match-chat/epl-ars-bha');

export const TabsThroughTheLinksIntoTheChats: Story = {
  decorators: [withNavigate(navigate)],
  play: async ({ args, userEvent }) => {
    navigate.mockClear();
    const links = await main();
    await waitFor(() => expect(links.getByRole('link', { name: 'Home' })).toHaveFocus());
    for (const name of ['Leaderboards', 'Completed', 'Achievements', /^Lakers vs Suns/]) {
      await userEvent.tab();
      await expect(links.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(navigate.mock.calls[0]?.[0]).toBe('/match-chat/nba-lal-phx');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** C18, I12: the other links stay, and nothing says that there are no chats. */
export const TriesAgainBesideTheOtherLinks: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ userEvent }) => {
    onRetry.mockClear();
    const links = await main();
    await expect(links.getByRole('alert')).toHaveTextContent("Couldn't load chats.");
    await expect(links.getAllByRole('link')).toHaveLength(4);
    await expect(screen.queryByText('No active chats')).toBeNull();
    await userEvent.click(links.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

/** I10 */
export const KeepsTheFocusWhenTryAgainGoesAway: Story = {
  render: function Retrying(args) {
    const [isAsked, setIsAsked] = useState(false);
    const failed = { kind: 'failed' as const, onRetry: () => setIsAsked(true) };
    return <SideNavigation {...args} state={isAsked ? { kind: 'loading' } : failed} />;
  },
  play: async ({ userEvent }) => {
    (await main()).getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Loading…')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Match Chats' })).toHaveFocus());
  },
};

let refresh = () => {};

/** I10: a row scrolled out of sight is there for as long as it has the focus; the list is asked again later. */
export const LeavesTheFocusToWhoHasItByNow: Story = {
  render: function Refreshed(args) {
    const [state, setState] = useState({ kind: 'ready' as const, chats: matchChatsOf(1_000) });
    refresh = () => setState({ ...state });
    return <SideNavigation {...args} state={state} />;
  },
  play: async () => {
    const links = await main();
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

const says = (story: Story, words: string): Story => ({
  ...story,
  play: async () => {
    const links = await main();
    await expect(links.getByText(words)).toBeVisible();
    await expect(links.getAllByRole('link')).toHaveLength(4);
    await expect(links.queryByRole('alert')).toBeNull();
  },
});

export const SaysThatItLoads: Story = says(Loading, 'Loading…');
export const SaysThatItStillLoads: Story = says(StillLoading, 'Still loading…');
export const SaysThatThereAreNoChats: Story = says(Empty, 'No active chats');

/** I9: a team without a name, a start that is none and a count below one. */
export const ReadsOddValues: Story = {
  args: { state: { kind: 'ready', chats: oddMatchChats } },
  play: async () => {
    const links = await main();
    await expect(links.getByRole('link', { name: 'TBD vs TBD, -' })).toBeVisible();
    await expect(links.getByRole('link', { name: 'Lakers vs TBD, -' })).toBeVisible();
    await expect(await panel()).not.toHaveTextContent(/undefined|NaN|Invalid|unread/);
  },
};

/** R13 */
export const TenThousandChatsCostWhatFiftyDo: Story = {
  args: { state: { kind: 'ready', chats: matchChatsOf(10_000) } },
  play: async () => {
    const list = (await main()).getByRole('list', { name: 'Match Chats' });
    await waitFor(() => expect(within(list).getAllByRole('link').length).toBeGreaterThan(5));
    await expect(list.querySelectorAll('*').length).toBeLessThan(1_500);
    const box = list.parentElement as HTMLElement;
    await expect(box.scrollHeight).toBeGreaterThan(500_000);
    box.scrollTop = box.scrollHeight;
    await waitFor(() => expect(within(list).getByRole('link', { name: /10000 vs/ })).toBeVisible());
    // The ways through the product are not part of what scrolls.
    await expect((await main()).getByRole('link', { name: 'Home' })).toBeVisible();
  },
};

/** S4 */
export const KeepsHostileTextInert: Story = {
  ...HostileText,
  play: async () => {
    const dialog = await panel();
    const list = within(dialog).getByRole('list', { name: 'Match Chats' });
    await expect(within(list).getAllByRole('link')).toHaveLength(hostileMatchChats.length);
    await expect(dialog.querySelector('img, script, iframe')).toBeNull();
    await expect('__pwned' in window).toBe(false);
    for (const row of within(list).getAllByRole('listitem')) {
      await expect(row.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
      await expect(row.offsetHeight).toBeLessThanOrEqual(140);
    }
  },
};

export const ClosesByItsButton: Story = {
  ...Failed,
  play: async ({ args, userEvent }) => {
    await userEvent.click(within(await panel()).getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
