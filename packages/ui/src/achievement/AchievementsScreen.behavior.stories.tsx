import { achievementList, lockedAchievement, unlockedAchievement } from '@machine/mocks/achievement.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { TIERS } from '@machine/contract/achievement.ts';
import { expect } from 'storybook/test';
import { onDesktopAndPhone } from '../../stories/inWindow.ts';
import { AchievementsScreen } from './AchievementsScreen.tsx';

const meta = {
  title: 'Screens/Achievements',
  component: AchievementsScreen,
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: { kind: 'ready', achievements: achievementList }, viewer: 'player' },
} satisfies Meta<typeof AchievementsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ListsTiersInOrder: Story = {
  args: { state: { kind: 'ready', achievements: achievementList.toReversed() } },
  play: async ({ canvas }) => {
    const tiers = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    // One that isn't known comes last.
    await expect(tiers).toEqual([...TIERS, 'DIAMOND']);
  },
};

/** Prevents layout shift when the session loads. */
export const KeepsItsHeightForEveryViewer: Story = {
  args: { state: { kind: 'ready', achievements: [lockedAchievement, { ...unlockedAchievement, unlocked: false }] } },
  render: (args) => (
    <>
      <AchievementsScreen {...args} viewer="loading" />
      <AchievementsScreen {...args} viewer="anonymous" />
      <AchievementsScreen {...args} viewer="player" />
    </>
  ),
  // Three screens on one page mean three h1 elements.
  parameters: { a11y: { disable: true } },
  play: async ({ canvas }) => {
    const screens = canvas.getAllByRole('heading', { level: 1 }).map((title) => title.parentElement?.parentElement);
    const heights = onDesktopAndPhone(() => new Set(screens.map((screen) => screen?.offsetHeight)));
    await expect(heights.map(({ size }) => size)).toEqual([1, 1]);
  },
};

/** Prevents layout shift when the cards load. */
export const SkeletonMatchesTheHeightOfCards: Story = {
  tags: ['loading'],
  args: {
    state: { kind: 'ready', achievements: ['1', '2', '3', '4', '5', '6'].map((id) => ({ ...lockedAchievement, id })) },
  },
  render: (args) => (
    <>
      <AchievementsScreen {...args} />
      <AchievementsScreen {...args} state={{ kind: 'loading' }} />
    </>
  ),
  parameters: { a11y: { disable: true } },
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list').offsetHeight;
    const cards = [...canvasElement.querySelectorAll<HTMLElement>('[aria-busy="true"] [aria-hidden] > div')].at(-1);
    await expect(cards?.lastElementChild).toHaveProperty('offsetHeight', list);
  },
};
