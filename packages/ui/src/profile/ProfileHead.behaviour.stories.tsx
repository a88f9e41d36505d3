import type { UserSummary } from '@machine/contract';
import { followedSummary, fortyUsers, ownSummary, rivalSummary } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { PeopleDialog } from './PeopleDialog.tsx';
import { ProfileHead } from './ProfileHead.tsx';
import { ProfileScreen, type ProfileState } from './ProfileScreen.tsx';

const onToggle = fn();
const onOpenFollowers = fn();
const onOpenFollowing = fn();

const ready = (summary: UserSummary): ProfileState => ({ kind: 'ready', summary });
const follow = { isBusy: false, onToggle };

const meta = {
  component: ProfileScreen,
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: {
    state: ready(rivalSummary),
    viewer: 'player',
    follow,
    onOpenFollowers,
    onOpenFollowing,
    recapHref: (matchId) => `/completed/${encodeURIComponent(matchId)}`,
  },
  beforeEach: () => {
    for (const spy of [onToggle, onOpenFollowers, onOpenFollowing]) spy.mockClear();
  },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { value: 'phone' } };

/** X42 */
export const FollowsByPressAndKeepsTheFocus: Story = {
  render: function Toggling(args) {
    const [isFollowing, setFollowing] = useState(false);
    return (
      <ProfileScreen
        {...args}
        state={ready(isFollowing ? followedSummary : rivalSummary)}
        follow={{ isBusy: false, onToggle: () => setFollowing(!isFollowing) }}
      />
    );
  },
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

/** C11, C12: what it says is what the server has said. */
export const ABusyFollowButtonKeepsItsNameAndDoesNothing: Story = {
  args: { state: ready(followedSummary), follow: { isBusy: true, onToggle } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Following' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(onToggle).not.toHaveBeenCalled();
  },
};

export const NobodyFollowsThemselves: Story = {
  args: { state: ready(ownSummary), viewer: 'own' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Follow(ing)?$/ })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Sign up' })).toBeNull();
  },
};

export const InvitesVisitorsToSignUp: Story = {
  args: { viewer: 'anonymous' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    await expect(canvas.queryByRole('button', { name: /^Follow(ing)?$/ })).toBeNull();
  },
};

/** Nothing moves when the session is known. */
const keepsItsHeight: Story = {
  render: (args) => (
    <div data-testid="heads">
      {(['loading', 'anonymous', 'player'] as const).map((viewer) => (
        <ProfileHead key={viewer} {...args} viewer={viewer} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = [...canvas.getByTestId('heads').children].map((head) => (head as HTMLElement).offsetHeight);
    await expect(heights).toHaveLength(3);
    await expect(new Set(heights).size).toBe(1);
  },
};
export const KeepsItsHeightWhoeverLooks: Story = { ...keepsItsHeight };
export const KeepsItsHeightWhoeverLooksOnAPhone: Story = { ...keepsItsHeight, globals: phone };

/** Nothing jumps when the profile comes: its head and its numbers have their room. */
const skeletonTakesTheRoom: Story = {
  render: (args) => (
    <>
      <ProfileScreen {...args} state={{ kind: 'loading' }} />
      <ProfileScreen {...args} state={ready({ ...ownSummary, isFollowing: true })} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const [coming, there] = [...canvasElement.querySelectorAll('div[aria-busy]')].map((body) => ({
      above: (body.previousElementSibling as HTMLElement).offsetHeight,
      numbers: (body.firstElementChild as HTMLElement).offsetHeight,
    }));
    await expect(coming).toEqual(there);
  },
};
export const SkeletonTakesTheRoomOfAProfile: Story = { ...skeletonTakesTheRoom };
export const SkeletonTakesTheRoomOfAProfileOnAPhone: Story = { ...skeletonTakesTheRoom, globals: phone };

/** The heading that took the focus on the way here keeps it when the profile comes (I10). */
export const TheHeadingKeepsTheFocusWhenTheProfileComes: Story = {
  render: function Coming(args) {
    const [state, setState] = useState<ProfileState>({ kind: 'loading' });
    return (
      <>
        <ProfileScreen {...args} state={state} />
        <button type="button" onClick={() => setState(ready(rivalSummary))} tabIndex={-1}>
          It comes
        </button>
      </>
    );
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Profile' });
    heading.focus();
    canvas.getByText('It comes').click();
    await waitFor(() => expect(heading).toHaveTextContent('mira_calls_it'));
    await expect(heading).toHaveFocus();
  },
};

export const OpensBothLists: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1,284 followers' }));
    await expect(onOpenFollowers).toHaveBeenCalledOnce();
    await expect(onOpenFollowing).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '1 following' }));
    await expect(onOpenFollowing).toHaveBeenCalledOnce();
  },
};

/** X43 */
export const ClosingAListReturnsToItsCount: Story = {
  render: function Listing(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <ProfileScreen {...args} onOpenFollowers={() => setIsOpen(true)} />
        <PeopleDialog
          list="followers"
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          state={{ kind: 'ready', people: fortyUsers }}
          profileHref={(id) => `/profile/${id}`}
        />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const count = canvas.getByRole('button', { name: '1,284 followers' });
    await userEvent.click(count);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(count).toHaveFocus());
  },
};
