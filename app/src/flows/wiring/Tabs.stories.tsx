import { endpoints, STORAGE_KEYS } from '@machine/contract';
import { dmThreads, newcomer, notifications, onePerson, openPrediction, player } from '@machine/mocks/fixtures';
import { refuse, reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FlowApp } from '../FlowApp.tsx';
import { freshWorld, held, otherTabSpeaks, socketOf } from '../world.ts';

const { openSocket, socket } = socketOf();

const meta = {
  title: 'Wiring/Tabs',
  component: FlowApp,
  args: { leave: fn(), path: '/messages', openSocket },
  parameters: { layout: 'fullscreen', isWholeApp: true },
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  beforeEach: async ({ msw, globals }) => {
    freshWorld({ globals, msw });
    openSocket.mockClear();
    msw.use(
      reply(endpoints.currentUser, player),
      reply(endpoints.dmThreads, dmThreads),
      reply(endpoints.following, onePerson),
      reply(endpoints.randomPrediction, openPrediction),
      reply(endpoints.notifications, notifications),
      reply(endpoints.unreadCount, { count: 12 }),
    );
  },
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const SECRET = 'See you on the board.';

/** The session as the server knows it now; another tab may have said so or not. */
const loggedOut = [
  refuse(endpoints.currentUser, 401, 'Unauthorized'),
  refuse(endpoints.dmThreads, 401, 'Unauthorized'),
  refuse(endpoints.unreadCount, 401, 'Unauthorized'),
];

const atHisMessages = async ({ canvas }: Context) => {
  await expect(await canvas.findByText(SECRET)).toBeVisible();
  await screen.findByRole('button', { name: 'Notifications, 9+ unread' });
  await waitFor(() => expect(openSocket).toHaveBeenCalled());
};

const expectNothingPrivate = async () => {
  for (const text of [SECRET, player.username]) await expect(document.body).not.toHaveTextContent(text);
};

export const AnotherTabLogsOut: Story = {
  name: 'AF5: when another tab logs out, nothing of the player is left here within a second',
  play: async (context) => {
    const { canvas, msw, userEvent } = context;
    await atHisMessages(context);
    await userEvent.click(canvas.getByRole('button', { name: 'New message' }));
    await screen.findByRole('dialog', { name: 'New message' });
    const first = await socket();
    msw.use(...loggedOut);
    otherTabSpeaks();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 1_000 });
    await expect(canvas.getAllByRole('button', { name: 'Log in' })[0]).toBeVisible();
    await expectNothingPrivate();
    await expect(screen.queryByRole('button', { name: /^Notifications/ })).toBeNull();
    await waitFor(() => expect(first.close).toHaveBeenCalled());
  },
};

export const AnotherTabLogsInAsSomebodyElse: Story = {
  name: "AF6: when another tab logs in as somebody else, no row of the first is drawn under the second's name",
  play: async (context) => {
    const { canvas, msw } = context;
    await atHisMessages(context);
    const drawn: string[] = [];
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) drawn.push(node.textContent ?? '');
    });
    const user = held(endpoints.currentUser);
    msw.use(user.handler, reply(endpoints.dmThreads, []));
    observer.observe(document.body, { childList: true, subtree: true });
    otherTabSpeaks();
    await waitFor(() => expect(user.asked).toHaveBeenCalled());
    await expectNothingPrivate();
    user.release(newcomer);
    await expect(await canvas.findByRole('button', { name: newcomer.username })).toBeVisible();
    await expect(await canvas.findByText('No messages yet')).toBeVisible();
    observer.disconnect();
    await expect(drawn.filter((text) => text.includes(SECRET) || text.includes(player.username))).toEqual([]);
    await expectNothingPrivate();
  },
};

export const NobodySaidSo: Story = {
  name: 'R6, AF5: what no tab has told, the next refused question finds out; no toast, no redirect',
  play: async (context) => {
    const { args, canvas, msw } = context;
    await atHisMessages(context);
    msw.use(...loggedOut);
    (await socket()).says({ type: 'notification', data: {} });
    await expect((await canvas.findAllByRole('button', { name: 'Log in' }))[0]).toBeVisible();
    await expectNothingPrivate();
    await expect(screen.queryByText('Unauthorized')).toBeNull();
    await expect(args.leave).not.toHaveBeenCalled();
  },
};

export const AnotherTabChangesTheAppearance: Story = {
  name: 'AF8: the appearance that another tab chooses is followed here',
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
