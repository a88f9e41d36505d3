import type { RecentPick, UserSummary } from '@machine/contract/profile.ts';
import { edgeDetails } from '@machine/mocks/edgeDetails.ts';
import { HOSTILE_TEXTS } from '@machine/mocks/hostile.ts';
import {
  botSummary,
  manyAchievementsSummary,
  minimalPicks,
  newcomerSummary,
  ownSummary,
  rivalSummary,
} from '@machine/mocks/profile.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { hidingResults } from '../../stories/hidingResults.tsx';
import { hostileRows } from '../../stories/hostileRows.ts';
import { inFrame, pageParameters } from '../../stories/inFrame.tsx';
import { EdgeOrigin } from '../edge/EdgeOrigin.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';
import type { ProfileState } from './profileState.ts';
import { EMPTY, presets, VIEWERS, WAITING } from '../../stories/presets.ts';
import { useState } from 'react';
import { usage } from '../../stories/usage.ts';

const ready = (summary: UserSummary): ProfileState => ({ kind: 'ready', summary });

const RIVAL = ready(rivalSummary);
const MORE = { isOpen: false, onOpen: fn() };

const meta = {
  title: 'Screens/Profile',
  component: ProfileScreen,
  parameters: {
    ...pageParameters,
    viewer: 'player',
    ...usage({
      when: "At `/profile/{id}`: a player's numbers, achievements and picks.",
      not: "For a player's settings: that is the `SettingsScreen`.",
      with: 'Built from `ProfileHeader`, `ProfileStats`, `DuelSection`, `EarnedAchievements` and `RecentPicks`; it opens the `FollowListDialog`.',
    }),
  },
  decorators: [inFrame],
  args: {
    state: RIVAL,
    viewer: 'player',
    follow: { isBusy: false, onToggle: fn() },
    more: MORE,
    onOpenFollowers: fn(),
    onOpenFollowing: fn(),
    edgeOrigin: <EdgeOrigin state={{ kind: 'ready', details: edgeDetails }} />,
    receiptHref: (matchId) => `/receipts/${encodeURIComponent(matchId)}`,
  },
  argTypes: {
    state: presets({
      rival: RIVAL,
      own: ready(ownSummary),
      bot: ready(botSummary),
      newcomer: ready(newcomerSummary),
      'many achievements': ready(manyAchievementsSummary),
      blocked: { kind: 'blocked', username: 'mira_calls_it', isUnblocking: false, onUnblock: () => {} },
      ...WAITING,
      empty: EMPTY,
    }),
    viewer: { options: ['own', ...VIEWERS] },
    more: presets({ shown: MORE, none: undefined }),
    share: {
      ...presets({ none: undefined, buttons: { edge: 'Share your edge', week: 'Share your week' } }),
      if: { arg: 'viewer', eq: 'own' },
    },
  },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Following(args) {
    const [isFollowing, setIsFollowing] = useState(false);
    const { state, follow } = args;
    const onToggle = () => {
      follow.onToggle();
      setIsFollowing(!isFollowing);
    };
    const shown = state.kind === 'ready' ? { ...state, summary: { ...state.summary, isFollowing } } : state;
    return <ProfileScreen {...args} state={shown} follow={{ ...follow, onToggle }} />;
  },
};

const blocked = (name: string, isUnblocking = false): ProfileState => ({
  kind: 'blocked',
  username: name,
  isUnblocking,
  onUnblock: fn(),
});

const barePick: RecentPick = {
  homeTeam: '',
  awayTeam: '',
  machinePick: '',
  choice: '',
  wasCorrect: null,
  matchId: null,
  status: '',
};
const bareAchievement = { id: 'a-bare', title: '', tier: '' };

const hostileSummary: UserSummary = {
  ...rivalSummary,
  user: { ...rivalSummary.user, username: HOSTILE_TEXTS.long, rank: HOSTILE_TEXTS.long, stars: 1e15 },
  stats: { winRate: 1e9, correctCount: 1e12, gradedCount: 1e15 },
  followersCount: 1e12,
  followingCount: -1,
  achievements: hostileRows(bareAchievement, 'id', 'title', 'tier'),
  recentPicks: hostileRows(barePick, 'matchId', 'homeTeam', 'awayTeam', 'machinePick', 'choice', 'status'),
};

/** A summary with only fallback values. */
const bareSummary: UserSummary = {
  ...newcomerSummary,
  user: { ...newcomerSummary.user, username: '', rank: '' },
  stats: { winRate: 0, correctCount: null, gradedCount: null },
  recentPicks: [barePick],
  achievements: [bareAchievement],
};

export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Empty: Story = { tags: ['empty'], args: { state: { kind: 'empty' } } };
export const Own: Story = { tags: ['saving'], args: { state: ready(ownSummary), viewer: 'own' } };
/** The same after a failed follow, which shows no message. */
export const NotFollowing: Story = { tags: ['failed'] };
/** A server that doesn't send an edge. */
export const WithoutEdge: Story = { args: { state: ready({ ...ownSummary, edge: undefined }), viewer: 'own' } };
export const Anonymous: Story = { tags: ['anonymous'], args: { viewer: 'anonymous' } };
export const Bot: Story = { args: { state: ready(botSummary) } };
export const New: Story = { tags: ['empty'], args: { state: ready(newcomerSummary) } };
export const NewOwn: Story = { tags: ['empty'], args: { state: ready(newcomerSummary), viewer: 'own' } };
/** Picks from a server that sends only the required fields. */
export const PlainPicks: Story = { args: { state: ready({ ...rivalSummary, recentPicks: minimalPicks }) } };
export const ManyAchievements: Story = { tags: ['extreme'], args: { state: ready(manyAchievementsSummary) } };
export const Bare: Story = { args: { state: ready(bareSummary) } };
export const HostileText: Story = {
  tags: ['extreme'],
  args: { state: ready(hostileSummary) },
  globals: { viewport: { value: 'phone320' } },
};

export const Hidden: Story = {
  decorators: [hidingResults],
  args: { state: ready(ownSummary), viewer: 'own', share: { edge: 'Share your edge', week: 'Share your week' } },
};

export const Blocked: Story = { args: { state: blocked('mira_calls_it') } };
export const Unblocking: Story = { args: { state: blocked('mira_calls_it', true) } };
