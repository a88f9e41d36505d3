import type { UserSummary } from '@machine/contract';
import { newcomerSummary, recentPicks, rivalSummary } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { checkRetry } from '../../../../.storybook/helpers/checkRetry.ts';
import { withNavigate } from '../../../../.storybook/helpers/withNavigate.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';
import type { ProfileState } from './profileState.ts';
import states, { Bare } from './ProfileScreen.stories.tsx';

const onRetry = fn();
const navigate = fn();

const ready = (summary: UserSummary): ProfileState => ({ kind: 'ready', summary });

const meta = {
  title: 'Screens/Profile',
  component: ProfileScreen,
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: states.args,
  beforeEach: () => {
    for (const spy of [onRetry, navigate]) spy.mockClear();
  },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SortsAchievementsAndLinksPicks: Story = {
  decorators: [withNavigate(navigate)],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Los Angeles Lakers @ Boston Celtics' })).toBeNull();
    const link = canvas.getByRole('link', { name: 'Arsenal @ Brighton & Hove Albion' });
    await expect(link).toHaveAttribute('href', '/completed/m-3');
    await userEvent.click(link);
    await expect(navigate.mock.calls[0]?.[0]).toBe('/completed/m-3');
    const achievements = within(canvas.getByRole('region', { name: 'Achievements' })).getAllByRole('listitem');
    await expect(achievements.map(({ textContent }) => textContent)).toEqual([
      'A season of callsSPECIAL',
      'A hundred rightPLATINUM',
      'Giant killerGOLDOct 12, 2025',
      'On fireSILVER',
      'Ten days in a rowBRONZEOct 11, 2025',
      'Into the ringBRONZEOct 2, 2025',
      'Hard as it getsDIAMOND',
    ]);
    const rows = within(canvas.getByRole('region', { name: 'Recent picks' })).getAllByRole('listitem');
    await expect(rows).toHaveLength(20);
    const texts = rows.slice(0, 7).map(({ textContent }) => textContent?.replace(/\s+/g, ' '));
    await expect(texts).toEqual([
      'Los Angeles Lakers @ Boston Celtics PENDINGAGREEThe Machine: Los Angeles Lakers',
      'Los Angeles Lakers @ Phoenix Suns PENDINGDISAGREEThe Machine: Los Angeles Lakers',
      'Arsenal @ Brighton & Hove Albion, correctAGREEThe Machine: Draw',
      'Denver Nuggets @ Miami Heat, correct, provisionalDISAGREEThe Machine: Miami Heat',
      'Wolverhampton Wanderers @ Crystal Palace, wrongAGREEThe Machine: Crystal Palace',
      'Chelsea @ Everton VoidAGREEThe Machine: Chelsea',
      'New York Knicks @ Chicago Bulls PostponedAGREEThe Machine: New York Knicks',
    ]);
  },
};

export const ShowsANewPlayerWhereToStart: Story = {
  args: { state: ready(newcomerSummary), viewer: 'own' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No achievements yet')).toBeVisible();
    await expect(canvas.getByText('No picks yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Make a pick' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'See all achievements' })).toHaveAttribute('href', '/achievements');
  },
};

export const ShowsAnErrorInsteadOfUserNotFound: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: checkRetry("Couldn't load this profile.", onRetry, 'User not found'),
};

export const ShowsFallbacksForMissingFields: Story = {
  args: Bare.args,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unknown player' })).toBeVisible();
    await expect(canvas.getByText('TBD @ TBD')).toBeVisible();
    await expect(canvas.getByText('PENDING')).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/undefined|null|NaN|Invalid|\[object/);
  },
};

export const RendersTenThousandPicksInAWindow: Story = {
  args: { state: ready({ ...rivalSummary, recentPicks: Array.from({ length: 500 }, () => recentPicks).flat() }) },
  play: async ({ canvas, canvasElement }) => {
    const list = within(canvas.getByRole('region', { name: 'Recent picks' })).getByRole('list');
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(5));
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1_500);
    await expect(list.offsetHeight).toBeGreaterThan(500_000);
  },
};

export const OpensTheMenuOfAnotherPlayer: Story = {
  args: { more: { isOpen: false, onOpen: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More about mira_calls_it' });
    await expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.click(button);
    await expect(args.more?.onOpen).toHaveBeenCalledWith({ trigger: button, focus: 'first' });
  },
};

export const HasNoMenuForVisitorsAndOnOnesOwnProfile: Story = {
  render: (args) => (
    <>
      <ProfileScreen {...args} viewer="own" />
      <ProfileScreen {...args} viewer="anonymous" />
      <ProfileScreen {...args} viewer="loading" />
    </>
  ),
  args: { more: { isOpen: false, onOpen: fn() } },
  // The same page three times.
  parameters: { a11y: { disable: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^More about/ })).toBeNull();
  },
};

const Blocking: Story['render'] = function Blocking(args) {
  const [isBlocked, setIsBlocked] = useState(false);
  const blocked = {
    kind: 'blocked' as const,
    username: 'mira_calls_it',
    isUnblocking: false,
    onUnblock: () => setIsBlocked(false),
  };
  return (
    <ProfileScreen
      {...args}
      more={{ isOpen: false, onOpen: () => setIsBlocked(true) }}
      state={isBlocked ? blocked : args.state}
    />
  );
};

/** The title stays, and takes the focus of the buttons that disappear. */
export const KeepsTheFocusWhenThePlayerIsBlockedAndUnblocked: Story = {
  render: Blocking,
  play: async ({ canvas, userEvent }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'mira_calls_it' });
    canvas.getByRole('button', { name: 'More about mira_calls_it' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/^You blocked/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /follow/i })).toBeNull();
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock' }));
    await expect(canvas.getByRole('button', { name: 'More about mira_calls_it' })).toBeVisible();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  },
};
