import { TIERS } from '@machine/contract/achievement.ts';
import { ownSummary } from '@machine/mocks/profile.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';

import { onDesktopAndPhone } from '../../stories/inWindow.ts';
import { ProfileHeader } from './ProfileHeader.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

import states, { Playground } from './ProfileScreen.stories.tsx';

const meta = {
  title: 'Screens/Profile',
  component: ProfileScreen,
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: states.args,
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FollowsWhenPressedAndKeepsTheFocus: Story = {
  render: Playground.render,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Follow' });
    const { width } = button.getBoundingClientRect();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(button).toHaveAccessibleDescription('mira_calls_it');
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Following');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect().width).toBe(width);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName('Follow');
    await expect(button).toHaveFocus();
  },
};

const oneOfEachTier = TIERS.toReversed().map((tier) => ({
  id: tier,
  title: `Achievement of ${tier}`,
  tier,
  unlockedAt: '2025-10-02T12:00:00Z',
}));

export const ListsAchievementsByTier: Story = {
  args: { state: { kind: 'ready', summary: { ...ownSummary, achievements: oneOfEachTier } } },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('region', { name: 'Achievements' })).getAllByRole('listitem');
    await expect(rows.map(({ textContent }) => textContent)).toEqual(
      TIERS.map((tier) => `Achievement of ${tier}${tier}Oct 2, 2025`),
    );
  },
};

/** Prevents layout shift when the session loads. */
export const KeepsItsHeightForEveryViewer: Story = {
  render: (args) => (
    <div data-testid="headers">
      {(['loading', 'anonymous', 'player'] as const).map((viewer) => (
        <ProfileHeader key={viewer} {...args} viewer={viewer} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const headers = [...canvas.getByTestId('headers').children] as HTMLElement[];
    const heights = onDesktopAndPhone(() => new Set(headers.map(({ offsetHeight }) => offsetHeight)));
    await expect(heights.map(({ size }) => size)).toEqual([1, 1]);
  },
};

/** Prevents layout shift in the header and the stats when the profile loads. */
export const SkeletonMatchesTheHeightOfAProfile: Story = {
  tags: ['loading'],
  render: (args) => (
    <>
      <ProfileScreen {...args} state={{ kind: 'loading' }} />
      <ProfileScreen {...args} state={{ kind: 'ready', summary: { ...ownSummary, isFollowing: true } }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const bodies = [...canvasElement.querySelectorAll('div[aria-busy]')];
    const heights = onDesktopAndPhone(() =>
      bodies.map((body) => ({
        header: (body.previousElementSibling as HTMLElement).offsetHeight,
        stats: (body.firstElementChild as HTMLElement).offsetHeight,
      })),
    );
    for (const [loading, loaded] of heights) await expect(loading).toEqual(loaded);
  },
};

/** After navigation the heading has the focus and must not lose it when loading ends. */
export const TheHeadingKeepsTheFocusWhenTheProfileLoads: Story = {
  render: function Loading(args) {
    const [state, setState] = useState<typeof args.state>({ kind: 'loading' });
    return (
      <>
        <ProfileScreen {...args} state={state} />
        <button type="button" onClick={() => setState(args.state)} tabIndex={-1}>
          Finish loading
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Profile' });
    heading.focus();
    canvas.getByText('Finish loading').click();
    await waitFor(() => expect(heading).toHaveTextContent('mira_calls_it'));
    await expect(heading).toHaveFocus();
  },
};
