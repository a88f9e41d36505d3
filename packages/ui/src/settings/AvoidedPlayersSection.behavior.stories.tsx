import { blockedPlayers } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import type { AvoidedListProps } from './AvoidedList.tsx';
import { AvoidedPlayersSection } from './AvoidedPlayersSection.tsx';
import states from './AvoidedPlayersSection.stories.tsx';

const [firstBlocked] = blockedPlayers;
const { id: firstId = '', username: firstName = '' } = firstBlocked ?? {};

const meta = {
  title: 'Components/Settings/Avoided Players Section',
  component: AvoidedPlayersSection,
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: states.args,
} satisfies Meta<typeof AvoidedPlayersSection>;

export default meta;
type Story = StoryObj<typeof meta>;
const onLift = fn();
const onRestore = fn();
const BLOCKED: AvoidedListProps = {
  state: { kind: 'ready', players: blockedPlayers },
  busyIds: new Set(),
  liftedIds: new Set(),
  onLift,
  onRestore,
};
const NONE: AvoidedListProps = { ...BLOCKED, state: { kind: 'ready', players: [] } };

const Stateful: Story['render'] = function Stateful(args) {
  const [liftedIds, setLifted] = useState(new Set<string>());
  onLift.mockImplementation((id: string) => setLifted(new Set([id])));
  onRestore.mockImplementation(() => setLifted(new Set()));
  return <AvoidedPlayersSection {...args} blocked={{ ...BLOCKED, liftedIds }} muted={NONE} />;
};

/** The row stays, and its button keeps the focus. */
export const UnblocksAndUndoesItByKeyboard: Story = {
  render: Stateful,
  play: async ({ canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'Blocked and muted players' }));
    await expect(section.getByText("You haven't muted anyone.")).toBeVisible();
    const button = section.getByRole('button', { name: `Unblock ${firstName}` });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onLift).toHaveBeenCalledWith(firstId);
    await expect(section.getByText('Unblocked')).toBeVisible();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName(`Undo ${firstName}`);
    await userEvent.keyboard('{Enter}');
    await expect(onRestore).toHaveBeenCalledWith(firstId);
    await expect(button).toHaveAccessibleName(`Unblock ${firstName}`);
    await expect(button).toHaveFocus();
  },
};
