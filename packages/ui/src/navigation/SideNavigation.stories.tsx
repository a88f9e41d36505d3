import type { MatchChat } from '@machine/contract';
import {
  hostileMatchChats,
  longNamesMatchChat,
  matchChats,
  manyMatchChats,
  malformedMatchChats,
} from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import type { MatchChatsState } from './MatchChats.tsx';
import { SideNavigation } from './SideNavigation.tsx';

const ready = (chats: readonly MatchChat[]): MatchChatsState => ({ kind: 'ready', chats });

const meta = {
  title: 'Components/Navigation/Side Navigation',
  component: SideNavigation,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: {
    isOpen: true,
    onClose: fn(),
    entries: [
      { href: '/', label: 'Home' },
      { href: '/leaderboards', label: 'Leaderboards' },
      { href: '/completed', label: 'Completed' },
      { href: '/achievements', label: 'Achievements' },
      { href: '/how-it-works', label: 'How it works' },
      { href: '/machine', label: 'The Machine' },
    ],
    currentHref: '/',
    state: ready(matchChats),
  },
} satisfies Meta<typeof SideNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow = { viewport: { value: 'phone320' } };

export const Loading: Story = { tags: ['spec:nav-loading'], args: { state: { kind: 'loading' } } };
export const StillLoading: Story = { args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = { tags: ['spec:nav-failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Empty: Story = { tags: ['spec:nav-no-chats', 'spec:empty-chats'], args: { state: { kind: 'empty' } } };
export const Ready: Story = { tags: ['spec:nav-entries'] };
/** Visitors have no chats. */
export const Visitor: Story = { tags: ['spec:nav-visitor'], args: { state: null } };

export const One: Story = { tags: ['spec:nav-chat'], args: { state: ready(matchChats.slice(0, 1)) } };
export const CurrentEntry: Story = { tags: ['spec:nav-current-entry'], args: { currentHref: '/completed' } };
export const CurrentChat: Story = { tags: ['spec:nav-current-chat'], args: { currentHref: '/match-chat/nba-lal-bos' } };
export const NoCurrentEntry: Story = { args: { currentHref: undefined } };
export const MalformedValues: Story = { args: { state: ready(malformedMatchChats) } };
export const LongNames: Story = {
  args: { state: ready([longNamesMatchChat, ...matchChats]), currentHref: '/match-chat/epl-wol-lla' },
  globals: narrow,
};
export const HostileText: Story = { args: { state: ready(hostileMatchChats) }, globals: narrow };
export const ThousandChats: Story = { args: { state: ready(manyMatchChats(1_000)) } };
