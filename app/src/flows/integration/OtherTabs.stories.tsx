import { endpoints, STORAGE_KEYS } from '@machine/contract';
import { dmThreads, newcomer, notifications, oneUser, player } from '@machine/mocks/fixtures';
import { reply, replyError } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { integration } from '../flow.ts';
import { controlEndpoint, simulateOtherTab, createFakeSocket } from '../flowSetup.ts';

const { openSocket, socket } = createFakeSocket();

const meta = {
  title: 'Flows/Integration/Other Tabs',
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  ...integration(
    { path: '/messages', openSocket },
    reply(endpoints.dmThreads, dmThreads),
    reply(endpoints.following, oneUser),
    reply(endpoints.notifications, notifications),
    reply(endpoints.unreadCount, { count: 12 }),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const SECRET = 'See you on the board.';

/** The server no longer accepts the session. */
const sessionEnded = [
  replyError(endpoints.currentUser, 401, 'Unauthorized'),
  replyError(endpoints.dmThreads, 401, 'Unauthorized'),
  replyError(endpoints.unreadCount, 401, 'Unauthorized'),
];

const openMessages = async ({ canvas }: Context) => {
  await expect(await canvas.findByText(SECRET)).toBeVisible();
  await screen.findByRole('button', { name: 'Notifications, 9+ unread' });
  await waitFor(() => expect(openSocket).toHaveBeenCalled());
};

const expectNothingPrivate = async () => {
  for (const text of [SECRET, player.username]) await expect(document.body).not.toHaveTextContent(text);
};

export const OtherTabLogsOut: Story = {
  name: 'removes all private data within a second of a logout in another tab',
  parameters: { covers: ['AF5'] },
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await openMessages(context);
    await userEvent.click(canvas.getByRole('button', { name: 'New message' }));
    await screen.findByRole('dialog', { name: 'New message' });
    const first = await socket();
    msw.use(...sessionEnded);
    simulateOtherTab();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 1_000 });
    await expect(canvas.getAllByRole('button', { name: 'Log in' })[0]).toBeVisible();
    await expectNothingPrivate();
    await expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
    await waitFor(() => expect(first.close).toHaveBeenCalled());
  },
};

export const OtherTabSwitchesUser: Story = {
  name: 'never shows data of the previous user after a login in another tab',
  parameters: { covers: ['AF6'] },
  play: async (context) => {
    const { canvas, msw } = context;
    await openMessages(context);
    const rendered: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) rendered.push(node.textContent ?? '');
    });
    const user = controlEndpoint(endpoints.currentUser);
    msw.use(user.handler, reply(endpoints.dmThreads, []));
    observer.observe(document.body, { childList: true, subtree: true });
    simulateOtherTab();
    await waitFor(() => expect(user.requested).toHaveBeenCalled());
    await expectNothingPrivate();
    user.respond(newcomer);
    await expect(await canvas.findByRole('button', { name: newcomer.username })).toBeVisible();
    await expect(await canvas.findByText('No messages yet')).toBeVisible();
    observer.disconnect();
    await expect(rendered.filter((text) => text.includes(SECRET) || text.includes(player.username))).toEqual([]);
    await expectNothingPrivate();
  },
};

export const UnnoticedLogout: Story = {
  name: 'detects an ended session with the next request, without a toast or redirect',
  parameters: { covers: ['R6', 'AF5'] },
  play: async (context) => {
    const { args, canvas, msw } = context;
    await openMessages(context);
    msw.use(...sessionEnded);
    (await socket()).receives({ type: 'notification', data: {} });
    await expect((await canvas.findAllByRole('button', { name: 'Log in' }))[0]).toBeVisible();
    await expectNothingPrivate();
    await expect(screen.queryByText('Unauthorized')).toBeNull();
    await expect(args.redirect).not.toHaveBeenCalled();
  },
};

export const OtherTabChangesAppearance: Story = {
  name: 'follows the appearance chosen in another tab',
  parameters: { covers: ['AF8'] },
  play: async ({ globals }) => {
    const here = globals.appearance === 'light' ? 'light' : 'dark';
    const there = here === 'light' ? 'dark' : 'light';
    const root = document.documentElement;
    await waitFor(() => expect(root).toHaveAttribute('data-theme', here));
    for (const theme of [there, here]) {
      localStorage.setItem(STORAGE_KEYS.theme, theme);
      window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEYS.theme }));
      await waitFor(() => expect(root).toHaveAttribute('data-theme', theme));
    }
  },
};
