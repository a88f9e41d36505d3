import { NOTIFICATION_LIST_MAX_HEIGHT_PX } from '@machine/contract';
import { hostileNotifications, notifications, manyNotifications } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { findVisibleDialog } from '../../../../.storybook/helpers/findVisibleDialog.ts';
import { withNavigate } from '../../../../.storybook/helpers/withNavigate.tsx';
import { scrollBox, markButtons, panel } from '../../../../.storybook/helpers/notificationsPanelQueries.ts';
import { NotificationsButton } from './NotificationsButton.tsx';
import { NotificationsPanel } from './NotificationsPanel.tsx';
import states, { Empty, HostileText, Loading, MalformedValues, StillLoading } from './NotificationsPanel.stories.tsx';

const navigate = fn();
const onRetry = fn();

const meta = {
  ...states,
  title: 'Components/Notification/Notifications Panel',
  tags: ['behavior', '!autodocs', 'no-visual'],
} satisfies Meta<typeof NotificationsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Renders the panel with the button that opens it. */
const WithNotificationsButton: Story['render'] = function WithNotificationsButton(args) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <NotificationsButton unreadCount={12} isOpen={isOpen} onPress={() => setIsOpen(true)} />
      <NotificationsPanel {...args} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
};

export const EscapeRestoresFocus: Story = {
  render: WithNotificationsButton,
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Notifications, 9+ unread' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    await expect(await scrollBox()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ShowsTimeMessageAndUnreadMark: Story = {
  play: async () => {
    const items = within(await scrollBox()).getAllByRole('listitem');
    await expect(items).toHaveLength(notifications.length);
    const times = ['4 minutes ago', '35 minutes ago', '3 hours ago', '1 day ago', '9 days ago'];
    for (const [index, time] of times.entries()) {
      const { message = '', isRead } = notifications[index] ?? {};
      await expect(items[index]).toHaveTextContent(time);
      await expect(items[index]).toHaveTextContent(message);
      // Screen readers get the word; visually it is a dot and bolder text, not color alone.
      await expect(within(items[index] as HTMLElement).queryByText('Unread') === null).toBe(isRead);
    }
  },
};

export const RetriesAndMovesFocusToTheHeading: Story = {
  render: function Retrying(args) {
    const [isRetrying, setIsRetrying] = useState(false);
    const retry = () => {
      onRetry();
      setIsRetrying(true);
    };
    return (
      <NotificationsPanel {...args} state={isRetrying ? { kind: 'loading' } : { kind: 'failed', onRetry: retry }} />
    );
  },
  play: async ({ userEvent }) => {
    onRetry.mockClear();
    await expect((await panel()).getByRole('alert')).toHaveTextContent("Couldn't load notifications.");
    await expect(screen.queryByText('No notifications')).toBeNull();
    (await panel()).getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(await screen.findByText('Loading...')).toBeVisible();
    await waitFor(async () => expect((await panel()).getByRole('heading', { name: 'Notifications' })).toHaveFocus());
  },
};

const showsText = (story: Story, text: string): Story => ({
  ...story,
  play: async () => {
    await expect((await panel()).getByText(text)).toBeVisible();
    await expect((await panel()).queryByRole('alert')).toBeNull();
    await expect((await panel()).queryByRole('button', { name: 'Mark All Read' })).toBeNull();
  },
});

export const ShowsLoading: Story = showsText(Loading, 'Loading...');
export const ShowsSlowLoading: Story = showsText(StillLoading, 'Still loading…');
export const ShowsEmptyState: Story = showsText(Empty, 'No notifications');

const isBusy = (story: Story, ariaBusy: 'true' | 'false'): Story => ({
  ...story,
  play: async () => {
    const body = (await findVisibleDialog('Notifications')).querySelector('div[aria-busy]');
    await expect(body).toHaveAttribute('aria-busy', ariaBusy);
  },
});

export const IsBusyWhileLoading: Story = isBusy(Loading, 'true');
export const IsNotBusyOnceLoaded: Story = isBusy({}, 'false');

export const OpensLeaderboardsAndCloses: Story = {
  ...Empty,
  decorators: [withNavigate(navigate)],
  play: async ({ args, userEvent }) => {
    navigate.mockClear();
    await userEvent.click((await panel()).getByRole('link', { name: 'Find players' }));
    await expect(navigate.mock.calls[0]?.[0]).toBe('/leaderboards');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

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

/** No message, no time, and a time in the future. */
export const ToleratesMalformedValues: Story = {
  ...MalformedValues,
  play: async () => {
    const items = within(await scrollBox()).getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent(/^Unread--$/);
    await expect(items[1]).toHaveTextContent('-Without a valid time.');
    await expect(items[2]).toHaveTextContent('just now');
    await expect(await scrollBox()).not.toHaveTextContent(/undefined|NaN|Invalid|in 5 minutes/);
  },
};

export const VirtualizesTenThousandRowsWithinFiveHundredPixels: Story = {
  args: { state: { kind: 'ready', notifications: manyNotifications(10_000) } },
  play: async () => {
    const rows = await scrollBox();
    await waitFor(() => expect(within(rows).getAllByRole('listitem').length).toBeGreaterThan(5));
    await expect(rows.offsetHeight).toBeLessThanOrEqual(NOTIFICATION_LIST_MAX_HEIGHT_PX);
    await expect(rows.querySelectorAll('*').length).toBeLessThan(1_500);
    await expect(rows.scrollHeight).toBeGreaterThan(500_000);
    rows.scrollTop = rows.scrollHeight;
    await waitFor(() => expect(within(rows).getByText(/Player10000\b/)).toBeVisible());
    await expect((await panel()).getByRole('button', { name: 'Mark All Read' })).toBeVisible();
  },
};

/** The focused row is scrolled out of view but stays rendered, so Tab continues from there. */
export const KeepsFocusOnARowScrolledOutOfView: Story = {
  args: { state: { kind: 'ready', notifications: manyNotifications(1_000) } },
  play: async () => {
    const rows = await scrollBox();
    await waitFor(async () => expect((await markButtons()).length).toBeGreaterThan(2));
    const [first] = await markButtons();
    first?.focus();
    rows.scrollTop = rows.scrollHeight;
    await waitFor(() => expect(within(rows).getByText(/Player1000\b/)).toBeVisible());
    await expect(first).toHaveFocus();
    await expect(within(rows).getAllByRole('listitem').length).toBeLessThan(60);
  },
};

export const KeepsHostileTextInert: Story = {
  ...HostileText,
  play: async () => {
    const rows = await scrollBox();
    const items = within(rows).getAllByRole('listitem');
    await expect(items).toHaveLength(hostileNotifications.length);
    await expect(rows.querySelector('img, script, iframe')).toBeNull();
    for (const item of items) {
      await expect(item.scrollWidth).toBeLessThanOrEqual(rows.clientWidth);
      await expect(item.offsetHeight).toBeLessThanOrEqual(160);
    }
  },
};
