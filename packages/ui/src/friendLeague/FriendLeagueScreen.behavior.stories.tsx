import { rival } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { hidingResults } from '../../stories/hidingResults.tsx';
import { inFrame, pageParameters } from '../../stories/inFrame.tsx';
import type { ActionState } from '../primitives/dialog/actionState.ts';
import { FriendLeagueScreen, type FriendLeagueScreenProps } from './FriendLeagueScreen.tsx';
import league, { Owner } from './FriendLeagueScreen.stories.tsx';

const meta = {
  title: 'Screens/League',
  component: FriendLeagueScreen,
  tags: ['behavior', '!autodocs', 'no-visual'],
  parameters: pageParameters,
  decorators: [inFrame],
  args: league.args,
} satisfies Meta<typeof FriendLeagueScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

async function findConfirmation(): Promise<HTMLElement> {
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
}

export const AsksBeforeItRemovesAMember: Story = {
  args: Owner.args,
  play: async ({ args, canvas }) => {
    const remove = canvas.getByRole('button', { name: `Remove ${rival.username}` });
    remove.focus();
    await userEvent.keyboard('{Enter}');
    await expect(within(await findConfirmation()).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.membership.onRemove).not.toHaveBeenCalled();
    await userEvent.click(remove);
    const dialog = within(await findConfirmation());
    await expect(dialog.getByText(rival.username, { selector: 'bdi' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(args.membership.onRemove).toHaveBeenCalledWith(rival.id);
  },
};

/** Refuses to remove anyone at first. */
function FailingOnce(props: FriendLeagueScreenProps) {
  const [removal, setRemoval] = useState<ActionState>({ kind: 'idle' });
  const onRemove = async () => {
    if (removal.kind === 'idle') return setRemoval({ kind: 'failed', error: 'The server is busy.' });
    setRemoval({ kind: 'busy' });
    await Promise.resolve();
    setRemoval({ kind: 'idle' });
  };
  return (
    <FriendLeagueScreen {...props} membership={{ ...props.membership, removal, onRemove: () => void onRemove() }} />
  );
}

async function press(button: HTMLElement | undefined) {
  if (button) await userEvent.click(button);
  return within(await findConfirmation());
}

export const KeepsTheFailuresOfMembersApart: Story = {
  args: Owner.args,
  render: (args) => <FailingOnce {...args} />,
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button', { name: /^Remove / });
    let dialog = await press(first);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await expect(await dialog.findByText('The server is busy.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    dialog = await press(second);
    await expect(dialog.queryByText('The server is busy.')).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(second).toHaveFocus());
  },
};

export const ShowsTheTableAndTheWinnersTogether: Story = {
  args: Owner.args,
  decorators: [hidingResults],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.queryByText(/^Won by|^Ahead/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show table' }));
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getAllByText('Won by')[0]).toBeVisible();
  },
};
