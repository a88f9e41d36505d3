import { endpoints } from '@machine/contract';
import { openPrediction, player } from '@machine/mocks/fixtures';
import { refuse, reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FlowApp } from '../FlowApp.tsx';
import { toast } from '../steps.ts';
import { freshWorld, held } from '../world.ts';

const meta = {
  title: 'Wiring/Log in and out',
  component: FlowApp,
  args: { leave: fn() },
  parameters: { layout: 'fullscreen', isWholeApp: true },
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  beforeEach: async ({ msw, globals }) => {
    freshWorld({ globals, msw });
    msw.use(
      refuse(endpoints.currentUser, 401, 'Unauthorized'),
      reply(endpoints.randomPrediction, openPrediction),
      reply(endpoints.spotlightPrediction, openPrediction),
      reply(endpoints.login, null),
      reply(endpoints.logout, null),
    );
  },
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AWrongPasswordKeepsTheDialog: Story = {
  name: 'C02×F6: a refused login keeps the dialog and the e-mail',
  play: async ({ canvas, userEvent, msw }) => {
    msw.use(refuse(endpoints.login, 401, 'Invalid email or password'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong');
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText('Login failed')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('Invalid email or password'));
    await expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

type Context = Parameters<NonNullable<Story['play']>>[0];

async function logIn({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
  await userEvent.keyboard('{Enter}');
}

export const TheWelcomeWaitsForTheSession: Story = {
  name: 'a login welcomes the player only when the server sees the session',
  play: async (context) => {
    const { canvas, msw } = context;
    await canvas.findByRole('button', { name: 'Log in' });
    const session = held(endpoints.currentUser);
    msw.use(session.handler);
    await logIn(context);
    await waitFor(() => expect(session.asked).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await expect(document.querySelector('[data-toast]')).toBeNull();
    session.release(player);
    await toast('Welcome back!');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const BlockedCookiesAreNamed: Story = {
  name: 'a login whose session does not hold says that the browser blocks cookies, and keeps what was typed',
  play: async (context) => {
    await logIn(context);
    await toast('Login failed');
    await toast('Your browser seems to block cookies');
    const dialog = screen.getByRole('dialog');
    await expect(dialog).toHaveTextContent('Allow cookies for this site and try again.');
    await expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
    await expect(screen.getByLabelText('Password')).toHaveValue('correct horse');
    await expect(document.body).not.toHaveTextContent('Welcome back!');
  },
};

export const AnUnconfirmedLoginIsFoundLater: Story = {
  name: 'a login that the server does not confirm at once leaves the frame neutral until it does',
  play: async (context) => {
    const { canvas, msw } = context;
    await canvas.findByRole('button', { name: 'Log in' });
    msw.use(refuse(endpoints.currentUser, 503));
    await logIn(context);
    await toast('Checking your login');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Log in' })).toBeNull();
    msw.use(reply(endpoints.currentUser, player));
    await expect(await canvas.findByRole('button', { name: player.username }, { timeout: 5_000 })).toBeVisible();
  },
};

export const ALogoutIsConfirmed: Story = {
  name: 'after a logout the current user is requested once more',
  play: async ({ canvas, userEvent, msw }) => {
    msw.use(reply(endpoints.currentUser, player));
    await userEvent.click(await canvas.findByRole('button', { name: player.username }));
    const session = held(endpoints.currentUser);
    msw.use(session.handler);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await expect(await canvas.findByRole('button', { name: 'Log in' })).toBeVisible();
    await waitFor(() => expect(session.asked).toHaveBeenCalledOnce());
    session.release({ message: 'Unauthorized' }, 401);
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
};

export const AFailedCheckIsNoLogout: Story = {
  name: 'a player whose first session request fails is not asked to log in, and can try again',
  args: { path: '/messages' },
  play: async ({ canvas, userEvent, msw }) => {
    msw.use(refuse(endpoints.currentUser, 503), reply(endpoints.dmThreads, []));
    await expect(await canvas.findByText("Couldn't check whether you're logged in.")).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Log in' })).toBeNull();
    msw.use(reply(endpoints.currentUser, player));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('No messages yet')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: player.username })).toBeVisible();
  },
};

export const TheLoginEndpointOpensTheDialog: Story = {
  name: 'R9: coming back from the login endpoint opens the dialog',
  args: { path: '/?login=1' },
  play: async ({ userEvent }) => {
    const email = await screen.findByLabelText('Email');
    await waitFor(() => expect(email).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
