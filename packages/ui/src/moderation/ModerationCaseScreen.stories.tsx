import {
  decidedCaseDetails,
  hostileCaseDetails,
  leagueNameCaseDetails,
  moderatorCaseDetails,
  nameCaseDetails,
  openCaseDetails,
  pictureCaseDetails,
} from '@machine/mocks/moderation.ts';
import type { ModerationCaseDetails } from '@machine/contract/moderation.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { findVisibleDialog } from '../../stories/findVisibleDialog.ts';

import { inFrame, pageParameters } from '../../stories/inFrame.tsx';
import { type CaseState, ModerationCaseScreen } from './ModerationCaseScreen.tsx';
import { presets, WAITING } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

type Ready = Extract<CaseState, { kind: 'ready' }>;

const READY: Ready = {
  kind: 'ready',
  details: openCaseDetails,
  deciding: { kind: 'idle' },
  onDecide: fn(),
  undoing: { kind: 'idle' },
  onUndo: fn(),
  onReset: fn(),
  isSavingFilter: false,
  onWordFilter: fn(),
};
const ready = (more: Partial<Ready> = {}) => ({ ...READY, ...more });
const showing = (details: ModerationCaseDetails): Story => ({ args: { state: ready({ details }) } });
const opening = (button: string, state: Ready = READY, role = 'dialog'): Story => ({
  args: { state },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: button }));
    const dialog = await screen.findByRole(role);
    await waitFor(() => expect(dialog).toBeVisible());
  },
  parameters: { docs: { disable: true } },
});

const meta = {
  title: 'Screens/Moderation Case',
  component: ModerationCaseScreen,
  parameters: {
    ...pageParameters,
    viewer: 'player',
    ...usage({
      when: 'At `/moderation?case={id}`, for moderators: one report with its context, and the decisions.',
      not: 'For reporting: players do that in the `ReportDialog`.',
      with: 'Built from `DecisionList` and `DecisionDialog`; above it, the way back to the `ModerationScreen`.',
      dont: ["Don't show a reported picture before a press."],
    }),
  },
  decorators: [inFrame],
  args: { state: READY, backHref: '/moderation' },
  argTypes: {
    state: presets({
      message: READY,
      name: ready({ details: nameCaseDetails }),
      picture: ready({ details: pictureCaseDetails }),
      'league name': ready({ details: leagueNameCaseDetails }),
      decided: ready({ details: decidedCaseDetails }),
      'another moderator': ready({ details: moderatorCaseDetails }),
      ...WAITING,
    }),
  },
} satisfies Meta<typeof ModerationCaseScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading' } } };
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Message: Story = {};
export const Name: Story = showing(nameCaseDetails);
export const Picture: Story = showing(pictureCaseDetails);
export const LeagueName: Story = showing(leagueNameCaseDetails);
export const Decided: Story = showing(decidedCaseDetails);
export const AnotherModerator: Story = showing(moderatorCaseDetails);
export const Removed: Story = showing({ ...nameCaseDetails, content: '' });
export const Hostile: Story = { ...showing(hostileCaseDetails), tags: ['extreme'] };
export const Deciding: Story = opening('Mute');
export const DecisionBusy: Story = { ...opening('Hide', ready({ deciding: { kind: 'busy' } })), tags: ['saving'] };
export const DecisionFailed: Story = {
  ...opening(
    'Suspend',
    ready({
      deciding: {
        kind: 'failed',
        error: 'This case has changed: it was decided or reported again. Please look at it once more.',
      },
    }),
  ),
  tags: ['failed'],
};
export const Undoing: Story = opening('Undo', ready({ details: decidedCaseDetails }), 'alertdialog');

export const AsksForReasonAndDurationByKeyboard: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Mute' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await findVisibleDialog());
    await expect(dialog.getByRole('radio', { name: 'Harassment or hate' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: '7 days' }));
    await userEvent.type(dialog.getByRole('textbox'), 'Third time');
    await userEvent.click(dialog.getByRole('button', { name: 'Mute' }));
    await expect(READY.onDecide).toHaveBeenLastCalledWith({
      action: 'MUTE',
      reason: 'HARASSMENT',
      hours: 168,
      note: 'Third time',
    });
  },
};

export const SuspendsForGoodWithoutHours: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend' }));
    const dialog = within(await findVisibleDialog());
    await expect(dialog.getByText(openCaseDetails.player.username, { selector: 'bdi' })).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'For good' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Suspend' }));
    await expect(READY.onDecide).toHaveBeenLastCalledWith(
      expect.objectContaining({ action: 'SUSPEND', hours: undefined, note: undefined }),
    );
  },
};

export const ShowsAPictureOnlyAfterAPress: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: Picture.args,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(canvas.queryByText(pictureCaseDetails.content)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the picture' }));
    await expect(canvas.getByText(pictureCaseDetails.content)).toBeVisible();
  },
};
