import { dmThreads, manyDmThreads, hostileThreads, FIXED_NOW, malformedThreads } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { checkRetry } from '../../../../.storybook/helpers/checkRetry.ts';
import { MessagesScreen, type MessagesState } from './MessagesScreen.tsx';

const onRetry = fn();

const meta = {
  title: 'Screens/Messages',
  component: MessagesScreen,
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: {
    viewer: { kind: 'player', userId: 'u-ada' },
    onLogin: fn(),
    state: { kind: 'ready', threads: dmThreads },
    now: FIXED_NOW,
    threadHref: (threadId: string) => `/messages/${threadId}`,
    onNewMessage: fn(),
  },
} satisfies Meta<typeof MessagesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OffersARetryInsteadOfLoginWhenTheSessionFails: Story = {
  args: { viewer: { kind: 'failed', onRetry: fn() }, state: { kind: 'loading' } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("Couldn't check whether you're logged in.");
    await expect(canvas.queryByRole('button', { name: 'Log in' })).toBeNull();
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.viewer.kind === 'failed' && args.viewer.onRetry).toHaveBeenCalledOnce();
  },
};

export const OffersLoginToVisitors: Story = {
  args: { viewer: { kind: 'anonymous' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'New message' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};

export const ShowsAnErrorAndRetries: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: checkRetry("Couldn't load messages.", onRetry, 'No messages yet'),
};

const Retrying: Story['render'] = function Retrying(args) {
  const [isLoading, setIsLoading] = useState(false);
  const failed: MessagesState = { kind: 'failed', onRetry: () => setIsLoading(true) };
  return <MessagesScreen {...args} state={isLoading ? { kind: 'loading' } : failed} />;
};

export const KeepsTheFocusOnRetry: Story = {
  render: Retrying,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull());
    await expect(document.body).not.toHaveFocus();
  },
};

export const OffersANewMessageWhenEmpty: Story = {
  args: { state: { kind: 'empty' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No messages yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New message' }));
    await expect(args.onNewMessage).toHaveBeenCalledOnce();
  },
};

export const ListsThreadsAndOpensTheNewMessageDialog: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const rows = within(canvas.getByRole('list', { name: 'Conversations' })).getAllByRole('link');
    await expect(rows.map((row) => row.getAttribute('href'))).toEqual(
      ['t-mira', 't-group', 't-no-messages', 't-self'].map((id) => `/messages/${id}`),
    );
    const [one, group, silent, self] = rows;
    await expect(one).toHaveAccessibleName('mira_calls_it 4 minutes ago See you on the board.');
    await expect(group).toHaveTextContent('mira_calls_it, QuietOtter2 +2');
    await expect(group).toHaveTextContent('2 hours ago');
    await expect(silent).toHaveAccessibleName(/No messages yet$/);
    await expect(silent).not.toHaveTextContent(/ago/);
    await expect(self).toHaveTextContent('ada_predicts');
    await userEvent.click(canvas.getByRole('button', { name: 'New message' }));
    await expect(args.onNewMessage).toHaveBeenCalledOnce();
  },
};

export const HandlesMalformedThreads: Story = {
  args: { state: { kind: 'ready', threads: malformedThreads } },
  play: async ({ canvas }) => {
    const [empty, large] = canvas.getAllByRole('link');
    await expect(empty).toHaveTextContent('Conversation');
    await expect(empty).not.toHaveTextContent(/Invalid|ago|-/);
    await expect(large).toHaveTextContent('+38');
    await expect(large?.textContent).not.toMatch(/undefined|NaN/);
  },
};

export const RendersTenThousandThreadsInAWindow: Story = {
  args: { state: { kind: 'ready', threads: manyDmThreads(10_000) } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Conversations' });
    await waitFor(() => expect(within(list).getAllByRole('link').length).toBeGreaterThan(5));
    await expect(list.querySelectorAll('*').length).toBeLessThan(1_500);
    await expect(list.scrollHeight).toBeGreaterThan(500_000);
  },
};

export const RendersHostileTextAsPlainText: Story = {
  args: { state: { kind: 'ready', threads: hostileThreads } },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(hostileThreads.length);
    await expect(canvasElement.querySelector('img, script, iframe')).toBeNull();
  },
};

export const SwitchesToTheRequests: Story = {
  args: { folders: { selected: 'inbox', requestCount: 2, onSelect: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('tabpanel', { name: 'Inbox' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Requests (2)' }));
    await expect(args.folders?.onSelect).toHaveBeenCalledWith('requests');
  },
};

/** A request can't be started. */
export const ExplainsAnEmptyFolderOfRequests: Story = {
  args: { state: { kind: 'empty' }, folders: { selected: 'requests', requestCount: 0, onSelect: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No requests')).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Requests' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getAllByRole('button', { name: 'New message' })).toHaveLength(1);
  },
};

export const HidesFoldersFromVisitors: Story = {
  args: { viewer: { kind: 'anonymous' }, folders: { selected: 'inbox', requestCount: 2, onSelect: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};
