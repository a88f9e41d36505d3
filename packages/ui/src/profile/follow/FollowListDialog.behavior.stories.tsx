import type { UserRow } from '@machine/contract';
import { fortyUsers } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { Button } from '../../primitives/button/Button.tsx';

import { FollowListDialog } from './FollowListDialog.tsx';
import type { FollowListState } from './followLists.ts';
import states from './FollowListDialog.stories.tsx';
import { findVisibleDialog } from '../../../stories/findVisibleDialog.ts';

const onAct = fn();

const ready = (users: readonly UserRow[]): FollowListState => ({ kind: 'ready', users });
const own = { busyIds: new Set<string>(), onAct };

const meta = {
  ...states,
  title: 'Components/Profile/Follow List Dialog',
  tags: ['behavior', '!autodocs', 'no-visual'],
} satisfies Meta<typeof FollowListDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => findVisibleDialog();
const button = (name: string) => screen.getByRole('button', { name });

/** Removes a row when its button is pressed, like the server does. */
const Removing: Story['render'] = function Removing(args) {
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
  args: { state: threeUsers },
  render: Removing,
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

export const IgnoresPressesOnABusyRow: Story = {
  args: { own: { ...own, busyIds: new Set(['u-mira', 'u-2']) } },
  play: async ({ userEvent }) => {
    onAct.mockClear();
    await dialog();
    await expect(button('Remove mira_calls_it')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button('Remove mira_calls_it'));
    await expect(onAct).not.toHaveBeenCalled();
    await userEvent.click(button('Remove SwiftFalcon1'));
    await expect(onAct).toHaveBeenCalledWith('u-1');
  },
};
