import { REPORT_NOTE_MAX } from '@machine/contract/constants.ts';
import { HOSTILE_TEXTS } from '@machine/mocks/hostile.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { findVisibleDialog } from '../../stories/findVisibleDialog.ts';

import { ACTION_STATES, IDLE, presets } from '../../stories/presets.ts';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';
import { ReportDialog } from './ReportDialog.tsx';

const MESSAGE = ['CHAT_MESSAGE'] as const;

const meta = {
  title: 'Components/Safety/Report Dialog',
  component: ReportDialog,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '760px' } },
    ...usage({
      when: "For reporting a message, a username, a picture or a league's name to the moderators.",
      not: 'For blocking or muting: those are in the `SafetyMenu`, and concern only the viewer.',
      with: 'A `Dialog` with two `RadioGroup`s and a `TextArea`. The `SafetyMenu` opens it.',
      do: ['Say what happens next, and that the player is not told.', 'Keep what was typed when sending fails.'],
      dont: ["Don't promise what a moderator will decide."],
    }),
  },
  args: { subjects: MESSAGE, name: 'mira_calls_it', isOpen: true, onClose: fn(), state: IDLE, onSubmit: fn() },
  argTypes: {
    subjects: presets({ message: MESSAGE, player: ['NAME', 'PICTURE'], league: ['LEAGUE_NAME'] }),
    state: presets({ ...ACTION_STATES, sent: { kind: 'done', text: 'Thanks. A moderator will look at it.' } }),
  },
} satisfies Meta<typeof ReportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({
    onClose: () => ({ isOpen: false }),
    onSubmit: () => ({ state: { kind: 'done', text: 'Thanks. A moderator will look at it.' } }),
  }),
};

/** Chooses a reason and writes a note. */
const filled: Story['play'] = async ({ userEvent }) => {
  const dialog = within(await findVisibleDialog());
  if (dialog.queryByRole('textbox')?.hasAttribute('readonly')) return;
  await userEvent.click(dialog.getByText('Harassment or hate'));
  await userEvent.click(dialog.getByRole('textbox'));
  await userEvent.paste('In the last quarter, again and again.');
};

export const Message: Story = {};
export const Player: Story = { args: { subjects: ['NAME', 'PICTURE'] } };
export const League: Story = { args: { subjects: ['LEAGUE_NAME'] } };
export const Sending: Story = { tags: ['saving'], args: { state: { kind: 'busy' } } };
export const Failed: Story = {
  tags: ['failed'],
  args: { state: { kind: 'failed', error: 'Failed to send the report. Please try again.' } },
  play: filled,
};
export const RateLimited: Story = {
  tags: ['rate-limited'],
  args: { state: { kind: 'failed', error: 'Too many reports. Try again in a few minutes.', isRateLimited: true } },
};
export const Sent: Story = { args: { state: { kind: 'done', text: 'Thanks. A moderator will look at it.' } } };
export const Repeated: Story = {
  args: { state: { kind: 'done', text: "You've already reported this. A moderator will look at it." } },
};
export const HostileText: Story = {
  tags: ['extreme'],
  args: { name: HOSTILE_TEXTS.long },
  globals: { viewport: { value: 'phone320' } },
};

export const WithoutAReason: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = within(await findVisibleDialog('Report message'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const reasons = dialog.getByRole('radiogroup', { name: "What's wrong with it?" });
    await expect(reasons).toHaveAccessibleDescription('Choose a reason.');
    await expect(dialog.getByRole('radio', { name: 'Spam' })).toHaveFocus();
  },
};

const behavior = { tags: ['behavior', '!autodocs'], parameters: { chromatic: { disableSnapshot: true } } };

export const ClearsTheErrorOnceAReasonIsChosen: Story = {
  ...behavior,
  play: async (context) => {
    await WithoutAReason.play?.(context);
    const dialog = within(await findVisibleDialog('Report message'));
    const reasons = dialog.getByRole('radiogroup', { name: "What's wrong with it?" });
    await context.userEvent.keyboard('{ArrowDown}');
    await expect(reasons).not.toHaveAttribute('aria-invalid', 'true');
  },
};

export const SendsByKeyboardAlone: Story = {
  ...behavior,
  args: Player.args,
  play: async ({ args, userEvent }) => {
    const dialog = within(await findVisibleDialog('Report player'));
    dialog.getByRole('radio', { name: 'Username' }).focus();
    await userEvent.keyboard('{ArrowDown}{Tab}{ArrowDown}{ArrowDown}{Tab}  Look closely.  {Tab}{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ subject: 'PICTURE', reason: 'THREAT', note: 'Look closely.' });
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const SendsNeitherALongNoteNorAnEmptyOne: Story = {
  ...behavior,
  play: async ({ args, userEvent }) => {
    const dialog = within(await findVisibleDialog('Report message'));
    const [note, send] = [dialog.getByRole('textbox'), dialog.getByRole('button', { name: 'Send report' })];
    await userEvent.click(dialog.getByText("Someone's private data"));
    await userEvent.click(note);
    await userEvent.paste('W'.repeat(REPORT_NOTE_MAX + 1));
    await userEvent.click(send);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(note).toHaveFocus();
    await expect(dialog.getByText(`At most ${REPORT_NOTE_MAX} characters.`)).toBeVisible();
    await userEvent.clear(note);
    await userEvent.type(note, '   ');
    await userEvent.click(send);
    const report = { subject: 'CHAT_MESSAGE', reason: 'PRIVATE_DATA', note: undefined };
    await expect(args.onSubmit).toHaveBeenCalledWith(report);
  },
};
