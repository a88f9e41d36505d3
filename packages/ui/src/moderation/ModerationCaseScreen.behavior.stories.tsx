import { openCaseDetails, pictureCaseDetails } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { findVisibleDialog } from '../../stories/findVisibleDialog.ts';
import { ModerationCaseScreen } from './ModerationCaseScreen.tsx';

const onDecide = fn();
const onUndo = fn();
const onWordFilter = fn();
const state = {
  kind: 'ready' as const,
  details: openCaseDetails,
  deciding: { kind: 'idle' as const },
  onDecide,
  undoing: { kind: 'idle' as const },
  onUndo,
  onReset: fn(),
  isSavingFilter: false,
  onWordFilter,
};

const meta = {
  title: 'Screens/Moderation Case',
  component: ModerationCaseScreen,
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: { state, backHref: '/moderation' },
} satisfies Meta<typeof ModerationCaseScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AsksForReasonAndDurationByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Mute' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await findVisibleDialog());
    await expect(dialog.getByRole('radio', { name: 'Harassment or hate' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: '7 days' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Third time');
    await userEvent.click(dialog.getByRole('button', { name: 'Mute' }));
    await expect(onDecide).toHaveBeenLastCalledWith({
      action: 'MUTE',
      reason: 'HARASSMENT',
      hours: 168,
      note: 'Third time',
    });
  },
};

export const SuspendsForGoodWithoutHours: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend' }));
    const dialog = within(await findVisibleDialog());
    await expect(dialog.getByText(openCaseDetails.player.username, { selector: 'bdi' })).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'For good' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    await expect(onDecide).toHaveBeenLastCalledWith(
      expect.objectContaining({ action: 'SUSPEND', hours: undefined, note: undefined }),
    );
  },
};

export const ShowsAPictureOnlyAfterAPress: Story = {
  args: { state: { ...state, details: pictureCaseDetails } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.queryByText(pictureCaseDetails.content)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the picture' }));
    await expect(canvas.getByText(pictureCaseDetails.content)).toBeVisible();
  },
};
