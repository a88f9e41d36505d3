import type { MatchChat } from '@machine/contract/chat.ts';
import { hostileMatchChats, malformedMatchChats, manyMatchChats, matchChats } from '@machine/mocks/match-chat.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import { findVisibleDialog } from '../../stories/findVisibleDialog.ts';
import type { MatchChatsState } from './MatchChats.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import { EMPTY, presets, WAITING } from '../../stories/presets.ts';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';

const ready = (chats: readonly MatchChat[]): MatchChatsState => ({ kind: 'ready', chats });

const READY = ready(matchChats);

const meta = {
  title: 'Components/Navigation/Side Navigation',
  component: SideNavigation,
  parameters: {
    ...usage({
      when: 'For players, from every page: all main pages, their chats and their clubs.',
      not: 'For the few pages of every day: those are the `Places`.',
      with: 'A `SidePanel` with `MatchChats` and `YourClubs`, opened by the `MenuButton`.',
    }),
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
  args: {
    isOpen: true,
    onClose: fn(),
    entries: [
      { href: '/', label: 'Home' },
      { href: '/leaderboards', label: 'Leaderboards' },
      { href: '/completed', label: 'Completed' },
      { href: '/achievements', label: 'Achievements' },
    ],
    currentHref: '/',
    state: READY,
  },
  argTypes: {
    state: presets({ ready: READY, ...WAITING, empty: EMPTY }),
    currentHref: { options: ['/', '/completed', '/match-chat/nba-lal-bos'] },
  },
} satisfies Meta<typeof SideNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onClose: () => ({ isOpen: false }) }),
};

const panelNavigation = async () =>
  within(within(await findVisibleDialog('Menu')).getByRole('navigation', { name: 'Main' }));

/** Exactly one link is current, marked with brackets as well as color. */
const marksOnly = (name: RegExp): Pick<Story, 'play'> => ({
  play: async () => {
    const current = (await panelNavigation()).getAllByRole('link').filter((link) => link.hasAttribute('aria-current'));
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveAttribute('aria-current', 'page');
    await expect(current[0]).toHaveAccessibleName(name);
    await expect(current[0]).toHaveTextContent(/\[.*\]$/);
  },
});

export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Empty: Story = { tags: ['empty'], args: { state: { kind: 'empty' } } };
export const Ready: Story = { tags: ['ready'] };

export const CurrentEntry: Story = { args: { currentHref: '/completed' }, ...marksOnly(/^Completed$/) };
export const CurrentChat: Story = {
  args: { currentHref: '/match-chat/nba-lal-bos' },
  ...marksOnly(/^Los Angeles Lakers vs Boston Celtics/),
};
export const MalformedValues: Story = { tags: ['extreme'], args: { state: ready(malformedMatchChats) } };
export const HostileText: Story = {
  tags: ['extreme'],
  args: { state: ready(hostileMatchChats) },
  globals: { viewport: { value: 'phone320' } },
};

/** So that Tab goes on from there. */
export const KeepsARowOutOfViewWhileItHasTheFocus: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: ready(manyMatchChats(1_000)) },
  play: async () => {
    const links = await panelNavigation();
    const list = links.getByRole('list', { name: 'Match Chats' });
    await waitFor(() => expect(within(list).getAllByRole('link').length).toBeGreaterThan(5));
    const row = within(list).getAllByRole('link')[0] as HTMLElement;
    row.focus();
    const box = list.parentElement as HTMLElement;
    box.scrollTop = box.scrollHeight;
    await waitFor(() => expect(within(list).getAllByRole('listitem').at(-1)).toHaveAttribute('aria-posinset', '1000'));
    await expect(row).toHaveFocus();
    links.getByRole('link', { name: 'Home' }).focus();
    await waitFor(() => expect(row.isConnected).toBe(false));
  },
};
