import { blockedPlayers, manyBlockedPlayers, mutedPlayers } from '@machine/mocks/safety.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';

import {
  type RestrictedListProps,
  RestrictedPlayersSection,
  type RestrictedPlayersState,
} from './RestrictedPlayersSection.tsx';
import { presets } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const [firstBlocked] = blockedPlayers;
const { id: firstId = '', username: firstName = '' } = firstBlocked ?? {};

const list = (state: RestrictedPlayersState, more: Partial<RestrictedListProps> = {}): RestrictedListProps => ({
  state,
  busyIds: new Set(),
  liftedIds: new Set(),
  onLift: fn(),
  onRestore: fn(),
  ...more,
});
const blocked = (more: Partial<RestrictedListProps> = {}) => list({ kind: 'ready', players: blockedPlayers }, more);
const none = list({ kind: 'ready', players: [] });

const BLOCKED = blocked();
const MUTED = list({ kind: 'ready', players: mutedPlayers });

const meta = {
  title: 'Components/Settings/Restricted Players Section',
  component: RestrictedPlayersSection,
  parameters: usage({
    when: 'In the settings, for looking at whom one has blocked or muted, and for ending it.',
    not: 'For blocking: that is in the `SafetyMenu` of a profile or message.',
    with: 'A `SettingsSection` with two `UserList`s.',
    do: ['Keep the row of a player who was unblocked, so that it can be undone.'],
  }),
  args: { blocked: BLOCKED, muted: MUTED },
  argTypes: {
    blocked: presets({ some: BLOCKED, none, loading: list({ kind: 'loading' }), failed: list({ kind: 'failed' }) }),
    muted: presets({ some: MUTED, none, loading: list({ kind: 'loading' }), failed: list({ kind: 'failed' }) }),
  },
} satisfies Meta<typeof RestrictedPlayersSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Ready: Story = { tags: ['ready'] };

export const None: Story = { args: { blocked: none, muted: none } };
export const Many: Story = {
  tags: ['extreme'],
  args: { blocked: list({ kind: 'ready', players: manyBlockedPlayers(1_000) }) },
};
export const Loading: Story = {
  tags: ['loading'],
  args: { blocked: list({ kind: 'loading' }), muted: list({ kind: 'loading', isSlow: true }) },
};
export const Failed: Story = {
  tags: ['failed'],
  args: { blocked: list({ kind: 'failed', onRetry: fn() }), muted: list({ kind: 'failed' }) },
};
export const Unblocking: Story = { args: { blocked: blocked({ busyIds: new Set([firstId]) }) } };
export const Unblocked: Story = { args: { blocked: blocked({ liftedIds: new Set([firstId]) }) } };

export const UnblockFailed: Story = { tags: ['failed'], args: { blocked: blocked({ failedId: firstId }) } };
export const BlockAgainFailed: Story = {
  tags: ['failed'],
  args: { blocked: blocked({ liftedIds: new Set([firstId]), failedId: firstId }) },
};

/** The row stays, and its button keeps the focus. */
export const UnblocksAndUndoesItByKeyboard: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Lifting(args) {
    const [liftedIds, setLifted] = useState(new Set<string>());
    const onLift = (id: string) => setLifted(new Set([id]));
    return (
      <RestrictedPlayersSection
        {...args}
        blocked={blocked({ liftedIds, onLift, onRestore: () => setLifted(new Set()) })}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'Blocked and muted players' }));
    const button = section.getByRole('button', { name: `Unblock ${firstName}` });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(section.getByText('Unblocked')).toBeVisible();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName(`Undo ${firstName}`);
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAccessibleName(`Unblock ${firstName}`);
    await expect(button).toHaveFocus();
  },
};
