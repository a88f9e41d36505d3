import { ownSummary } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';

import { ProfileHeader } from './ProfileHeader.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

import states from './ProfileScreen.stories.tsx';

const meta = {
  title: 'Screens/Profile',
  component: ProfileScreen,
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: states.args,
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

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

const phone = { viewport: { value: 'phone' } };

export const FollowsWhenPressedAndKeepsTheFocus: Story = {
  parameters: { isStateful: true },
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

/** Prevents layout shift when the session loads. */
const keepsItsHeight: Story = {
  render: (args) => (
    <div data-testid="headers">
      {(['loading', 'anonymous', 'player'] as const).map((viewer) => (
        <ProfileHeader key={viewer} {...args} viewer={viewer} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = [...canvas.getByTestId('headers').children].map((header) => (header as HTMLElement).offsetHeight);
    await expect(heights).toHaveLength(3);
    await expect(new Set(heights).size).toBe(1);
  },
};
export const KeepsItsHeightForEveryViewer: Story = { ...keepsItsHeight };
export const KeepsItsHeightForEveryViewerOnAPhone: Story = { ...keepsItsHeight, globals: phone };

/** Prevents layout shift in the header and the stats when the profile loads. */
const skeletonMatchesTheHeight: Story = {
  render: (args) => (
    <>
      <ProfileScreen {...args} state={{ kind: 'loading' }} />
      <ProfileScreen {...args} state={{ kind: 'ready', summary: { ...ownSummary, isFollowing: true } }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [loading, loaded] = [...canvasElement.querySelectorAll('div[aria-busy]')].map((body) => ({
      header: (body.previousElementSibling as HTMLElement).offsetHeight,
      stats: (body.firstElementChild as HTMLElement).offsetHeight,
    }));
    await expect(loading).toEqual(loaded);
  },
};
export const SkeletonMatchesTheHeightOfAProfile: Story = { ...skeletonMatchesTheHeight };
export const SkeletonMatchesTheHeightOfAProfileOnAPhone: Story = { ...skeletonMatchesTheHeight, globals: phone };

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
