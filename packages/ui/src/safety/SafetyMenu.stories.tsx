import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { usage } from '../../stories/usage.ts';
import { type MenuOpening, MoreButton } from '../primitives/menu/MoreButton.tsx';
import { SafetyConfirmation } from './SafetyConfirmation.tsx';
import { messageActions, profileActions, type SafetyAction } from './safetyActions.ts';
import { SafetyMenu, type SafetyMenuProps } from './SafetyMenu.tsx';

type Props = Pick<SafetyMenuProps, 'actions' | 'onAction'> & { isQuiet?: boolean };

/** The menu with its button and, as in the app, the dialog of an action that asks first. */
function MenuWithButton({ actions, onAction, isQuiet }: Props) {
  const [opening, setOpening] = useState<MenuOpening | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const act = (action: SafetyAction) => {
    onAction(action);
    setIsAsking(action === 'block');
  };
  return (
    <div data-has-more>
      <MoreButton label="More about mira_calls_it" isOpen={opening !== null} onOpen={setOpening} isQuiet={isQuiet} />
      <SafetyMenu
        label="More about mira_calls_it"
        actions={actions}
        opening={opening}
        onClose={() => setOpening(null)}
        onAction={act}
      />
      <SafetyConfirmation
        action="block"
        name="mira_calls_it"
        isOpen={isAsking}
        state={{ kind: 'idle' }}
        onConfirm={() => setIsAsking(false)}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  );
}

const meta = {
  title: 'Components/Safety/Safety Menu',
  component: MenuWithButton,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '220px' } },
    ...usage({
      when: 'For what is rarely done about a player or a message.',
      not: 'For what is needed often: show a `Button`.',
      with: 'A `MoreButton` opens it; it opens the `ReportDialog` and the `SafetyConfirmation`.',
      do: ['End an entry with three dots if a dialog asks first.'],
    }),
  },
  args: { actions: profileActions(false), onAction: fn() },
  argTypes: {
    // Seen when it is open.
    actions: { control: false },
  },
} satisfies Meta<typeof MenuWithButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'More about mira_calls_it' }));
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
};

export const Closed: Story = {};
export const Quiet: Story = { args: { isQuiet: true } };
export const Profile: Story = { play: open };
export const MutedPlayer: Story = { args: { actions: profileActions(true) }, play: open };
export const Message: Story = { args: { actions: messageActions(false) }, play: open };
export const OwnMessage: Story = { args: { actions: messageActions(true) }, play: open };
export const Conversation: Story = { args: { actions: ['leave'] }, play: open };
export const League: Story = { args: { actions: ['report'] }, play: open };

const behavior = { tags: ['behavior', '!autodocs'], parameters: { chromatic: { disableSnapshot: true } } };

export const OpensAtTheFirstOrTheLastEntry: Story = {
  ...behavior,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More about mira_calls_it' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Block…' })).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Report…' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onAction).toHaveBeenCalledWith('mute');
  },
};

/** The menu has closed by the time the dialog does. */
export const ReturnsTheFocusFromADialogToItsButton: Story = {
  ...behavior,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More about mira_calls_it' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Report…' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
