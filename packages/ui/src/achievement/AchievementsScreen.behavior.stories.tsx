import {
  achievementList,
  lockedAchievement,
  malformedAchievements,
  unlockedAchievement,
} from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { AchievementsScreen, type AchievementsState } from './AchievementsScreen.tsx';

const meta = {
  title: 'Screens/Achievements',
  component: AchievementsScreen,
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: {
    state: { kind: 'ready', achievements: achievementList },
    viewer: 'player',
    signupHref: '/signup',
    homeHref: '/',
  },
} satisfies Meta<typeof AchievementsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const card = (canvas: Canvas, title: string) => {
  const found = canvas.getByRole('heading', { level: 3, name: title }).closest('article');
  if (!found) throw new Error(`no card "${title}"`);
  return found;
};

export const ShowsTiersProgressAndUnlockDates: Story = {
  play: async ({ canvas }) => {
    const tiers = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(tiers).toEqual(['BRONZE', 'SILVER', 'GOLD', 'PLATINUM', 'SPECIAL', 'DIAMOND']);
    const bronze = within(canvas.getByRole('region', { name: 'BRONZE' }));
    await expect(bronze.getByText('3 of 4 unlocked')).toBeVisible();
    await expect(bronze.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText(/of 12 unlocked/)).toHaveTextContent('5 of 12 unlocked');
    const regular = card(canvas, 'Regular');
    await expect(within(regular).getByText('3/10')).toBeVisible();
    await expect(within(regular).getByText('Locked')).toBeVisible();
    const bar = within(regular).getByRole('progressbar', { name: 'Regular' });
    await expect(bar).toHaveAttribute('aria-valuetext', '3 of 10');
    const first = within(card(canvas, 'Into the ring'));
    await expect(first.getByText('Unlocked')).toBeVisible();
    await expect(first.getByText('Oct 2, 2025')).toBeVisible();
    await expect(within(card(canvas, 'Hat-trick')).queryByRole('progressbar')).toBeNull();
  },
};

export const HandlesMalformedValues: Story = {
  args: { state: { kind: 'ready', achievements: malformedAchievements } },
  play: async ({ canvas, canvasElement }) => {
    await expect(within(card(canvas, 'More than enough')).getByText('10/10')).toBeVisible();
    await expect(within(card(canvas, 'Less than nothing')).getByText('0/10')).toBeVisible();
    await expect(canvas.getAllByRole('progressbar')).toHaveLength(2);
    await expect(within(card(canvas, 'Unlocked at an invalid time')).getByText('-')).toBeVisible();
    await expect(card(canvas, 'Unlocked without a date')).not.toHaveTextContent('-');
    await expect(canvasElement).not.toHaveTextContent(/undefined|null|NaN|Invalid Date/);
  },
};

export const ShowsEverythingLockedToVisitors: Story = {
  args: { viewer: 'anonymous' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Locked')).toHaveLength(achievementList.length);
    await expect(canvas.queryByText('Unlocked')).toBeNull();
    await expect(canvas.queryByRole('progressbar')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Sign up to play' })).toHaveAttribute('href', '/signup');
  },
};

export const HidesTheSignUpLinkWhileTheSessionLoads: Story = {
  args: { viewer: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Prevents layout shift when the session loads. */
const keepsItsHeight: Story = {
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
    await expect(new Set(screens.map((screen) => screen?.offsetHeight)).size).toBe(1);
  },
};

export const KeepsItsHeightForEveryViewer: Story = { ...keepsItsHeight };
export const KeepsItsHeightForEveryViewerOnAPhone: Story = {
  ...keepsItsHeight,
  globals: { viewport: { value: 'phone' } },
};

export const ShowsAnErrorInsteadOfAnEmptyList: Story = {
  args: { state: { kind: 'failed', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("Couldn't load achievements.");
    await expect(canvas.queryByText('No achievements yet')).toBeNull();
  },
};

export const LinksToTheGameWhenEmpty: Story = {
  args: { state: { kind: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No achievements yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Make a pick' })).toHaveAttribute('href', '/');
  },
};

export const KeepsTheFocusOnRetry: Story = {
  render: function Retrying(args) {
    const [state, setState] = useState<AchievementsState>({
      kind: 'failed',
      onRetry: () => setState({ kind: 'loading' }),
    });
    return <AchievementsScreen {...args} state={state} />;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toHaveFocus();
  },
};

/** Prevents layout shift when the cards load. */
export const SkeletonMatchesTheHeightOfCards: Story = {
  args: {
    state: {
      kind: 'ready',
      achievements: ['1', '2', '3', '4', '5', '6'].map((id) => ({ ...lockedAchievement, id })),
    },
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
