import { endpoints } from '@machine/contract';
import { openPrediction, player } from '@machine/mocks/fixtures';
import { reply, replyError } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { integration } from '../flow.ts';
import { expectToast } from '../steps.ts';
import { controlEndpoint } from '../flowSetup.ts';

const meta = {
  title: 'Flows/Integration/Log In and Out',
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  ...integration(
    {},
    replyError(endpoints.currentUser, 401, 'Unauthorized'),
    reply(endpoints.spotlightPrediction, openPrediction),
    reply(endpoints.login, null),
    reply(endpoints.logout, null),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];

async function logIn({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
  await userEvent.keyboard('{Enter}');
}

export const WelcomeAfterSession: Story = {
  name: 'welcomes the player only after the session is confirmed',
  play: async (context) => {
    const { canvas, msw } = context;
    await canvas.findByRole('button', { name: 'Log in' });
    const session = controlEndpoint(endpoints.currentUser);
    msw.use(session.handler);
    await logIn(context);
    await waitFor(() => expect(session.requested).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(document.querySelector('[data-toast]')).toBeNull();
    session.respond(player);
    await expectToast('Welcome back!');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const CookiesBlocked: Story = {
  name: 'explains blocked cookies when a login does not create a session, and keeps the input',
  play: async (context) => {
    await logIn(context);
    await expectToast('Login failed');
    await expectToast('Your browser seems to block cookies');
    const dialog = screen.getByRole('dialog');
    await expect(dialog).toHaveTextContent('Allow cookies for this site and try again.');
    await expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    await expect(screen.getByLabelText('Password')).toHaveValue('correct horse');
    await expect(document.body).not.toHaveTextContent('Welcome back!');
  },
};

export const UnconfirmedLogin: Story = {
  name: 'shows no login state until an unconfirmed login is confirmed',
  play: async (context) => {
    const { canvas, msw } = context;
    await canvas.findByRole('button', { name: 'Log in' });
    msw.use(replyError(endpoints.currentUser, 503));
    await logIn(context);
    await expectToast('Checking your login');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Log in' })).toBeNull();
    msw.use(reply(endpoints.currentUser, player));
    await expect(await canvas.findByRole('button', { name: player.username }, { timeout: 5_000 })).toBeVisible();
  },
};

export const FailedSessionCheck: Story = {
  name: 'offers a retry instead of a login when the first session request fails',
  args: { path: '/messages' },
  play: async ({ canvas, userEvent, msw }) => {
    msw.use(replyError(endpoints.currentUser, 503), reply(endpoints.dmThreads, []));
    await expect(await canvas.findByText("Couldn't check whether you're logged in.")).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Log in' })).toBeNull();
    msw.use(reply(endpoints.currentUser, player));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('No messages yet')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: player.username })).toBeVisible();
  },
};

export const ReturnFromLoginEndpoint: Story = {
  name: 'opens the dialog when returning from the login endpoint',
  parameters: { covers: ['R9'] },
  args: { path: '/?login=1' },
  play: async ({ userEvent }) => {
    const email = await screen.findByLabelText('Email');
    await waitFor(() => expect(email).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
