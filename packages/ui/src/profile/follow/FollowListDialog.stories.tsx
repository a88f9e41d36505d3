import type { UserRow } from '@machine/contract';
import { fortyUsers, HOSTILE_TEXTS, manyUsers, oneUser } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { FollowListDialog } from './FollowListDialog.tsx';
import type { FollowListState } from './followLists.ts';

const ready = (users: readonly UserRow[]): FollowListState => ({ kind: 'ready', users });
const own = { busyIds: new Set<string>(), onAct: fn() };

const meta = {
  title: 'Components/Profile/Follow List Dialog',
  component: FollowListDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    list: 'followers',
    isOpen: true,
    onClose: fn(),
    state: ready(fortyUsers),
  },
} satisfies Meta<typeof FollowListDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrow = { viewport: { value: 'phone320' } };

const hostileUsers: UserRow[] = Object.entries(HOSTILE_TEXTS).map(([id, text]) => ({
  id,
  username: text,
  rank: text,
  stars: 1e15,
  profileImageUrl: text,
}));

export const Loading: Story = {
  tags: ['spec:profile-people-loading'],
  args: { state: { kind: 'loading', isSlow: true } },
};
export const Failed: Story = {
  tags: ['spec:profile-people-failed'],
  args: { state: { kind: 'failed', onRetry: fn() } },
};
export const NoFollowers: Story = { tags: ['spec:empty-followers'], args: { state: { kind: 'empty' } } };
export const NoFollowersOwn: Story = { tags: ['spec:empty-followers-own'], args: { state: { kind: 'empty' }, own } };
export const NotFollowingAnyone: Story = {
  tags: ['spec:empty-following'],
  args: { list: 'following', state: { kind: 'empty' } },
};
export const NotFollowingAnyoneOwn: Story = {
  tags: ['spec:empty-following-own'],
  args: { list: 'following', state: { kind: 'empty' }, own },
};
export const Followers: Story = { tags: ['spec:profile-followers', 'spec:role-visitor-lists'] };
export const OneFollower: Story = { args: { state: ready(oneUser) } };
export const Following: Story = { tags: ['spec:profile-following'], args: { list: 'following' } };
export const OwnFollowers: Story = { tags: ['spec:profile-own-followers', 'spec:role-owner-removes'], args: { own } };
export const OwnFollowing: Story = {
  tags: ['spec:profile-own-following', 'spec:role-owner-unfollows'],
  args: { list: 'following', own },
};
export const Removing: Story = {
  tags: ['spec:profile-people-removing'],
  args: { own: { ...own, busyIds: new Set(['u-mira', 'u-2']) } },
};
export const ThousandRows: Story = { args: { state: ready(manyUsers(1_000)), own } };
export const HostileText: Story = { args: { state: ready(hostileUsers), own }, globals: narrow };
