import type { Achievement } from '@machine/contract/achievement.ts';
import {
  achievementList,
  lockedAchievement,
  malformedAchievements,
  unlockedAchievement,
} from '@machine/mocks/achievement.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { hidingResults } from '../../stories/hidingResults.tsx';
import { hostileRows } from '../../stories/hostileRows.ts';
import { inFrame, pageParameters } from '../../stories/inFrame.tsx';
import { AchievementsScreen } from './AchievementsScreen.tsx';
import { EMPTY, presets, VIEWERS, WAITING } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const ready = (achievements: readonly Achievement[]) => ({ kind: 'ready', achievements }) as const;

const READY = ready(achievementList);

const meta = {
  title: 'Screens/Achievements',
  component: AchievementsScreen,
  parameters: {
    ...pageParameters,
    viewer: 'player',
    ...usage({
      when: 'At `/achievements`: everything that can be earned, by tier. For visitors everything is locked.',
      not: 'For what one player has earned: that is part of the `ProfileScreen`.',
      with: 'Built from `AchievementSummary`, `AchievementRow` and `TierGlyph`; without achievements, an `EmptyBlock` and examples.',
    }),
  },
  decorators: [inFrame],
  args: { state: READY, viewer: 'player' },
  argTypes: {
    state: presets({
      ready: READY,
      'one locked': ready([lockedAchievement]),
      'malformed values': ready(malformedAchievements),
      ...WAITING,
      empty: EMPTY,
    }),
    viewer: { options: VIEWERS },
  },
} satisfies Meta<typeof AchievementsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Empty: Story = { tags: ['empty'], args: { state: { kind: 'empty' } } };
export const Player: Story = { tags: ['ready'] };
export const Anonymous: Story = { tags: ['anonymous'], args: { viewer: 'anonymous' } };
export const AllUnlocked: Story = {
  args: { state: ready(achievementList.map((each) => ({ ...unlockedAchievement, ...each, unlocked: true }))) },
};
export const OneLocked: Story = { tags: ['locked'], args: { state: ready([lockedAchievement]) } };

export const MalformedValues: Story = { tags: ['extreme'], args: { state: ready(malformedAchievements) } };

export const HostileText: Story = {
  tags: ['extreme'],
  args: { state: ready(hostileRows(unlockedAchievement, 'id', 'title', 'description', 'tier', 'unlockedAt')) },
  globals: { viewport: { value: 'phone320' } },
};

export const Hidden: Story = { decorators: [hidingResults] };
