import { NOTIFICATION_LIST_MAX_HEIGHT_PX } from '@machine/contract/constants.ts';
import { manyNotifications } from '@machine/mocks/notification.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { withNavigate } from '../../stories/withNavigate.tsx';
import { findVisibleDialog } from '../../stories/findVisibleDialog.ts';

import { NotificationsPanel } from './NotificationsPanel.tsx';
import states from './NotificationsPanel.stories.tsx';

const navigate = fn();

const meta = {
  ...states,
  title: 'Components/Notification/Notifications Panel',
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof NotificationsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Queries the open panel. */
const panel = async () => within(await findVisibleDialog('Notifications'));

export const OpensTargetsMarksThemReadAndCloses: Story = {
  args: { hrefOf: ({ kind, id }) => (kind === 'ACHIEVEMENTS' || kind === 'PROFILE' ? `/${kind}/${id}` : null) },
  decorators: [withNavigate(navigate)],
  play: async ({ args, userEvent }) => {
    navigate.mockClear();
    const links = (await panel()).getAllByRole('link');
    // Neither the notification without a target nor the one with an unknown target is a link.
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['/PROFILE/u-ada', '/ACHIEVEMENTS/']);
    await userEvent.click((await panel()).getByRole('link', { name: /Giant killer/ }));
    await expect(navigate.mock.calls[0]?.[0]).toBe('/ACHIEVEMENTS/');
    await expect(args.onMarkRead).toHaveBeenCalledWith('n-killer');
    await expect(args.onClose).toHaveBeenCalledOnce();
    // It is read already.
    await userEvent.click((await panel()).getByRole('link', { name: /Challenger/ }));
    await expect(args.onMarkRead).toHaveBeenCalledOnce();
  },
};

const PADDING_MAX_PX = 24;
export const VirtualizesTenThousandRowsWithinFiveHundredPixelsWhereThePanelEnds: Story = {
  args: { state: { kind: 'ready', notifications: manyNotifications(10_000) } },
  play: async () => {
    const rows = (await panel()).getByRole('region', { name: 'Notifications' });
    await waitFor(() => expect(within(rows).getAllByRole('listitem').length).toBeGreaterThan(5));
    await expect(rows.offsetHeight).toBeLessThanOrEqual(NOTIFICATION_LIST_MAX_HEIGHT_PX);
    const [dialog] = await screen.findAllByRole('dialog');
    const below = (dialog?.getBoundingClientRect().bottom ?? 0) - rows.getBoundingClientRect().bottom;
    await expect(below).toBeLessThan(PADDING_MAX_PX);
    await expect(rows.querySelectorAll('*').length).toBeLessThan(1_500);
    await expect(rows.scrollHeight).toBeGreaterThan(500_000);
    rows.scrollTop = rows.scrollHeight;
    await waitFor(() => expect(within(rows).getByText(/Player10000\b/)).toBeVisible());
    await expect((await panel()).getByRole('button', { name: 'Mark All Read' })).toBeVisible();
  },
};
