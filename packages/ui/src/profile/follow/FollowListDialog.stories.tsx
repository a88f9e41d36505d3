import type { UserRow } from '@machine/contract/profile.ts';
import { fortyUsers, manyUsers, rival } from '@machine/mocks/profile.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { findVisibleDialog } from '../../../stories/findVisibleDialog.ts';
import { hostileRows } from '../../../stories/hostileRows.ts';
import { Button } from '../../primitives/button/Button.tsx';

import { FollowListDialog, type FollowListState } from './FollowListDialog.tsx';
import { EMPTY, presets, WAITING } from '../../../stories/presets.ts';
import { stateful } from '../../../stories/stateful.tsx';
import { usage } from '../../../stories/usage.ts';

const ready = (users: readonly UserRow[]): FollowListState => ({ kind: 'ready', users });
const own = { busyIds: new Set<string>(), onAct: fn() };

const FORTY = ready(fortyUsers);

const meta = {
  title: 'Components/Profile/Follow List Dialog',
  component: FollowListDialog,
  parameters: {
    ...usage({
      when: 'For the followers of a player, or those they follow.',
      not: 'For finding new players: that is the `SearchUsersPanel`.',
      with: 'A `Dialog` with `UserListItem`s. The `ProfileScreen` opens it.',
    }),
    docs: { story: { inline: false, height: '640px' } },
  },
  args: { list: 'followers', isOpen: true, onClose: fn(), state: FORTY },
  argTypes: {
    list: { options: ['followers', 'following'] },
    state: presets({ forty: FORTY, ...WAITING, empty: EMPTY }),
    own: presets({ "someone else's": undefined, own, removing: { ...own, busyIds: new Set(['u-mira', 'u-2']) } }),
  },
} satisfies Meta<typeof FollowListDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onClose: () => ({ isOpen: false }) }),
};

const hostileUsers = hostileRows({ ...rival, stars: 1e15 }, 'id', 'username', 'rank', 'profileImageUrl');

export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const NoFollowers: Story = { tags: ['empty'], args: { state: { kind: 'empty' } } };
export const NoFollowersOwn: Story = { tags: ['empty'], args: { state: { kind: 'empty' }, own } };
export const NotFollowingAnyone: Story = { tags: ['empty'], args: { list: 'following', state: { kind: 'empty' } } };
export const NotFollowingAnyoneOwn: Story = {
  tags: ['empty'],
  args: { list: 'following', state: { kind: 'empty' }, own },
};
export const Followers: Story = { tags: ['anonymous'] };
export const Following: Story = { args: { list: 'following' } };
export const OwnFollowers: Story = { args: { own } };
export const OwnFollowing: Story = { args: { list: 'following', own } };
export const Removing: Story = { args: { own: { ...own, busyIds: new Set(['u-mira', 'u-2']) } } };
export const ThousandRows: Story = { args: { state: ready(manyUsers(1_000)), own } };
export const HostileText: Story = {
  tags: ['extreme'],
  args: { state: ready(hostileUsers), own },
  globals: { viewport: { value: 'phone320' } },
};

const dialog = () => findVisibleDialog();
const button = (name: string) => screen.getByRole('button', { name });

/** Removes a row when its button is pressed, like the server does. */
const WithRemoval: Story['render'] = function WithRemoval(args) {
  const [isOpen, setIsOpen] = useState(false);
  const [users, setUsers] = useState<readonly UserRow[]>(args.state.kind === 'ready' ? args.state.users : []);
  const act = (userId: string) => setUsers((before) => before.filter(({ id }) => id !== userId));
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>40 followers</Button>
      <FollowListDialog
        {...args}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        state={users.length > 0 ? { kind: 'ready', users } : { kind: 'empty' }}
        own={{ busyIds: new Set(), onAct: act }}
      />
    </>
  );
};

const threeUsers = ready(fortyUsers.slice(0, 3));

export const MovesTheFocusToTheNextRowAndAnnouncesTheRemoval: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: threeUsers },
  render: WithRemoval,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '40 followers' }));
    const inside = within(await dialog());
    await userEvent.click(button('Remove mira_calls_it'));
    await expect(button('Remove SwiftFalcon1')).toHaveFocus();
    await expect(inside.getByRole('status')).toHaveTextContent('Removed mira_calls_it');
    await userEvent.keyboard('{Enter}');
    await expect(button('Remove QuietOtter2')).toHaveFocus();
    await expect(inside.getByRole('status')).toHaveTextContent('Removed SwiftFalcon1');
    await userEvent.keyboard('{Enter}');
    await expect(inside.getByText('No followers yet')).toBeVisible();
    await expect(inside.getByRole('heading', { name: 'Followers' })).toHaveFocus();
    await expect(inside.getByRole('status')).toHaveTextContent('Removed QuietOtter2');
  },
};

/** A refresh can remove rows the viewer did not remove. */
export const DoesNotAnnounceRowsRemovedByARefresh: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: threeUsers, own },
  render: function Refreshing(args) {
    const [state, setState] = useState(args.state);
    const onRefresh = () => setState(ready(fortyUsers.slice(1, 3)));
    return <FollowListDialog {...args} state={state} own={{ busyIds: new Set(), onAct: onRefresh }} />;
  },
  play: async ({ userEvent }) => {
    await dialog();
    await userEvent.click(button('Remove QuietOtter2'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove mira_calls_it' })).toBeNull());
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await expect(button('Remove QuietOtter2')).toHaveFocus();
  },
};
