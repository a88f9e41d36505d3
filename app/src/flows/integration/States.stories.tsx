import { type Endpoint, endpoints, LOGIN_REDIRECT_PATH, STORAGE_KEYS } from '@machine/contract';
import {
  chatMessages,
  dmMessages,
  dmThread,
  dmThreads,
  matchChats,
  oneUser,
  rivalSummary,
  userAt,
} from '@machine/mocks/fixtures';
import { reply, replyError } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { readStored, writeStored } from '../../services/storage.ts';
import { integration } from '../flow.ts';
import { expectToast } from '../steps.ts';

const matchId = matchChats[0]?.matchId ?? '';

/** States of the specification that only the whole app has. */
const meta = {
  title: 'Flows/Integration/States',
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  ...integration(
    {},
    reply(endpoints.matchChats, matchChats),
    reply(endpoints.matchChat, [...chatMessages]),
    reply(endpoints.dmThreads, dmThreads),
    reply(endpoints.dmMessages, dmMessages),
    reply(endpoints.following, oneUser),
    reply(endpoints.userSummary, rivalSummary),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const ShownUntilAnswered: Story = {
  name: 'shows the cookie notice until a consent value is stored',
  tags: ['spec:cookie-answered'],
  // Invalid values count as unset.
  beforeEach: () => writeStored(STORAGE_KEYS.cookieConsent, 'unanswered' as never),
  play: async ({ canvas, userEvent }) => {
    const notice = await canvas.findByRole('region', { name: 'Cookie Notice' });
    await userEvent.click(within(notice).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Cookie Notice' })).toBeNull());
    await expect(readStored(STORAGE_KEYS.cookieConsent)).toBe('accepted');
    await expect(await canvas.findByRole('article')).toBeVisible();
  },
};

/** Ends the session with the next write, and expects that the player is sent to the login. */
async function expectLogin({ args, msw }: Context, endpoint: Endpoint, write: () => Promise<void>): Promise<void> {
  msw.use(replyError(endpoint, 401, 'Unauthorized'), replyError(endpoints.currentUser, 401, 'Unauthorized'));
  await write();
  await expectToast('You are logged out. Logging in again...');
  await waitFor(() => expect(args.redirect).toHaveBeenCalledWith(LOGIN_REDIRECT_PATH));
}

export const UnauthorizedPick: Story = {
  name: 'a pick with an ended session leads to the login',
  tags: ['spec:role-unauthorized-pick', 'spec:error-pick-unauthorized-redirect'],
  play: async (context) => {
    const agree = await context.canvas.findByRole('button', { name: '[ AGREE ]' });
    await expectLogin(context, endpoints.lockPick, () => context.userEvent.click(agree));
    await expect(context.canvas.queryByText('Your prediction is locked.')).toBeNull();
  },
};

export const UnauthorizedFollow: Story = {
  name: 'a follow with an ended session leads to the login',
  tags: ['spec:role-unauthorized-follow', 'spec:error-unauthorized-redirect'],
  args: { path: paths.profile(rivalSummary.user.id) },
  play: async (context) => {
    const follow = await context.canvas.findByRole('button', { name: 'Follow' });
    await expectLogin(context, endpoints.follow, () => context.userEvent.click(follow));
  },
};

export const UnauthorizedMessage: Story = {
  name: 'a chat message with an ended session leads to the login',
  tags: ['spec:role-unauthorized-chat'],
  args: { path: paths.matchChat(matchId) },
  play: async (context) => {
    const field = await screen.findByRole('textbox', { name: 'Message' });
    await expectLogin(context, endpoints.sendChatMessage, () => context.userEvent.type(field, 'Told you so{Enter}'));
  },
};

export const FailedFollow: Story = {
  name: 'a failed follow shows no message',
  tags: ['spec:silent-follow'],
  args: { path: paths.profile(rivalSummary.user.id) },
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(replyError(endpoints.follow, 500));
    const follow = await canvas.findByRole('button', { name: 'Follow' });
    await userEvent.click(follow);
    await waitFor(() => expect(follow).not.toHaveAttribute('aria-busy'));
    await expect(follow).toHaveAccessibleName('Follow');
    await expect(follow).toHaveFocus();
    await expect(screen.queryByText('Error')).toBeNull();
  },
};

/** Selects a person in a dialog, fails to go on, and expects that the selection stays and nothing is said. */
async function expectQuietFailure(
  { userEvent }: Context,
  title: string,
  person: string,
  action: string,
): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: title }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.click(await dialog.findByRole('option', { name: new RegExp(person) }));
  const button = dialog.getByRole('button', { name: action });
  await userEvent.click(button);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  await expect(dialog.getByRole('option', { selected: true })).toBeInTheDocument();
  await expect(within(await screen.findByRole('region', { name: 'Notification' })).queryByRole('button')).toBeNull();
}

export const FailedConversation: Story = {
  name: 'a conversation that could not be started shows no message',
  tags: ['spec:silent-dm'],
  args: { path: paths.messages },
  play: async (context) => {
    context.msw.use(replyError(endpoints.createThread, 500));
    await expectQuietFailure(context, 'New message', oneUser[0]?.username ?? '-', 'Start conversation');
  },
};

const candidate = userAt(7);

export const FailedAddition: Story = {
  name: 'people who could not be added show no message',
  tags: ['spec:silent-add-participants'],
  args: { path: paths.thread(dmThread.id) },
  play: async (context) => {
    context.msw.use(reply(endpoints.following, [candidate]), replyError(endpoints.addParticipants, 500));
    await expectQuietFailure(context, 'Add people', candidate.username, 'Add people');
  },
};
