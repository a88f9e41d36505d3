import { LOGIN_REDIRECT_PATH, UNAUTHORIZED_REDIRECT_MS } from '@machine/contract/constants.ts';
import * as endpoints from '@machine/contract/endpoints.ts';
import { paths } from '@machine/contract/paths.ts';
import { replyError, reply } from '@machine/mocks/handlers.ts';
import { matchChats } from '@machine/mocks/match-chat.ts';
import { lockedPrediction } from '@machine/mocks/prediction.ts';
import { rival } from '@machine/mocks/profile.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { integration } from '../flow.ts';
import { holdTimers } from '../holdTimers.ts';
import { expectToast } from '../steps.ts';

const rejected = (endpoint: Parameters<typeof replyError>[0]) => replyError(endpoint, 401, 'Unauthorized');

/** The session has ended, and a write gets a 401: a toast says so, and half a second later the browser is led to the login. */
const meta = {
  title: 'Flows/Integration/Unauthorized',
  tags: ['flow', '401', '!autodocs', '!manifest'],
  ...integration(
    {},
    rejected(endpoints.lockPick),
    rejected(endpoints.follow),
    rejected(endpoints.sendChatMessage),
    reply(endpoints.randomPrediction, lockedPrediction),
    reply(endpoints.matchChats, matchChats),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

let timers: ReturnType<typeof holdTimers>;
const holdRedirect = () => {
  timers = holdTimers(UNAUTHORIZED_REDIRECT_MS);
  return timers.release;
};

async function expectRedirect({ redirect }: Context['args']): Promise<void> {
  await expectToast('You are logged out. Logging in again...');
  await expect(redirect).not.toHaveBeenCalled();
  timers.elapse();
  await expect(redirect).toHaveBeenCalledOnce();
  await expect(redirect).toHaveBeenCalledWith(LOGIN_REDIRECT_PATH);
}

export const FromAPick: Story = {
  name: '401 Redirect From A Pick',
  beforeEach: ({ msw }) => {
    msw.use(reply(endpoints.randomPrediction, { ...lockedPrediction, userPick: null }));
    return holdRedirect();
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '[ AGREE ]' }));
    await expectRedirect(args);
    await expect(canvas.getByRole('button', { name: '[ AGREE ]' })).toBeEnabled();
  },
};

export const FromAFollow: Story = {
  name: '401 Redirect From A Follow',
  args: { path: paths.profile(rival.id) },
  beforeEach: holdRedirect,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Follow' }));
    await expectRedirect(args);
  },
};

export const FromAChat: Story = {
  name: '401 Redirect From A Chat Message',
  args: { path: paths.matchChat(lockedPrediction.match.id) },
  beforeEach: holdRedirect,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Message' }), 'Lakers by ten.{Enter}');
    await expectRedirect(args);
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Lakers by ten.');
  },
};
