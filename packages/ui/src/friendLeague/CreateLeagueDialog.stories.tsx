import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { findVisibleDialog } from '../../stories/findVisibleDialog.ts';
import { CreateLeagueDialog } from './CreateLeagueDialog.tsx';
import { ACTION_STATES, IDLE, presets } from '../../stories/presets.ts';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';

const NEXT_WEEK = '2025-10-20T10:00:00.000Z';

const meta = {
  title: 'Components/League/Create League Dialog',
  component: CreateLeagueDialog,
  parameters: usage({
    when: 'For starting a league among friends.',
    not: 'For another name of an existing one: that is the `RenameLeagueDialog`.',
    with: 'A `Dialog` with a `LeagueNameForm` and a `Switch`. The `FriendLeaguesScreen` opens it.',
  }),
  args: { isOpen: true, onClose: fn(), nextWeekAt: NEXT_WEEK, state: IDLE, onSubmit: fn() },
  argTypes: {
    state: presets(ACTION_STATES), // Said once the switch is on.
    nextWeekAt: { control: false },
  },
} satisfies Meta<typeof CreateLeagueDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onClose: () => ({ isOpen: false }) }),
};

export const Empty: Story = { tags: ['empty'] };
export const Creating: Story = { tags: ['saving'], args: { state: { kind: 'busy' } } };
export const Failed: Story = {
  tags: ['failed'],
  args: { state: { kind: 'failed', error: 'You can be in at most 20 leagues. Leave one to join another.' } },
};

export const CreatesALeagueByKeyboard: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, step }) => {
    const dialog = within(await findVisibleDialog());
    await step('asks for a name', async () => {
      await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(await dialog.findByText('Give your league a name.')).toBeVisible();
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('starts at once', async () => {
      await userEvent.keyboard('  The   office {Enter}');
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ name: 'The office' });
    });
    await step('starts with the next week', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ name: 'The office', startsAt: NEXT_WEEK });
    });
  },
};
