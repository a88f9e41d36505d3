import { endpoints } from '@machine/contract';
import { finalRecap, generatedSignup, newcomer, openPrediction } from '@machine/mocks/fixtures';
import { reply, replyError } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import { findVisibleDialog } from '../../../../.storybook/helpers/findVisibleDialog.ts';
import { integration } from '../flow.ts';
import { expectToast } from '../steps.ts';

const meta = {
  title: 'Flows/Integration/Sign Up',
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  ...integration(
    {},
    replyError(endpoints.currentUser, 401, 'Unauthorized'),
    reply(endpoints.spotlightPrediction, openPrediction),
    reply(endpoints.recap, finalRecap),
    reply(endpoints.signup, generatedSignup),
    reply(endpoints.lockPick, { pick: { matchId: openPrediction.match.id, choice: 'AGREE' } }, 201),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const RECAP = { name: 'Match recap' };

async function fillIn({ canvas, userEvent }: Context) {
  await canvas.findByLabelText('First name');
  for (const label of ['First name', 'Last name']) await userEvent.type(canvas.getByLabelText(label), 'Ada');
  await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
  for (const label of ['Password', 'Confirm password'])
    await userEvent.type(canvas.getByLabelText(label), 'correct horse');
}

export const CookiesBlocked: Story = {
  name: 'welcomes the player and explains blocked cookies when the session was not stored',
  args: { path: '/signup' },
  play: async ({ canvas, userEvent }) => {
    await fillIn({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByRole('heading', { name: 'Welcome to the game' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent("You're not logged in. Your browser seems to block");
    await expectToast("You're not logged in");
  },
};

export const RetryAfterLostResponse: Story = {
  name: 'retries with the same idempotency key and uses a new one for changed input',
  args: { path: '/signup' },
  play: async ({ canvas, userEvent, msw }) => {
    const keys: (string | null)[] = [];
    msw.use(
      http.post(endpoints.signup.path, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return HttpResponse.error();
      }),
    );
    await fillIn({ canvas, userEvent });
    const send = async (count: number) => {
      const button = canvas.getByRole('button', { name: 'Create account' });
      await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
      await userEvent.click(button);
      await waitFor(() => expect(keys).toHaveLength(count));
    };
    await send(1);
    await send(2);
    await userEvent.type(canvas.getByLabelText('First name'), 'line');
    await send(3);
    await expect(keys[0]).toMatch(/^[\da-z-]{31,47}$/);
    await expect(keys[1]).toBe(keys[0]);
    await expect(keys[2]).not.toBe(keys[0]);
  },
};

export const BackToTheMatch: Story = {
  name: 'takes a visitor who came from a match back to it after signing up',
  args: { path: '/completed/nba-lal-phx-1' },
  play: async ({ canvas, userEvent, msw }) => {
    await canvas.findByRole('heading', RECAP);
    await userEvent.click(await canvas.findByRole('link', { name: 'Sign up' }));
    await fillIn({ canvas, userEvent });
    msw.use(reply(endpoints.currentUser, newcomer));
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await canvas.findByText('Taking you back to the match…');
    await expect(await canvas.findByRole('heading', RECAP, { timeout: 4_000 })).toBeVisible();
  },
};

export const LogsInOnTheMatch: Story = {
  name: 'keeps a visitor on the page of a match after logging in there',
  args: { path: '/completed/nba-lal-phx-1' },
  play: async ({ canvas, userEvent, msw }) => {
    msw.use(reply(endpoints.login, null));
    await canvas.findByRole('heading', RECAP);
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    const dialog = within(await findVisibleDialog('Log in'));
    await userEvent.type(dialog.getByLabelText('Email'), 'ada@example.com');
    await userEvent.type(dialog.getByLabelText('Password'), 'correct horse');
    msw.use(reply(endpoints.currentUser, newcomer));
    await userEvent.click(dialog.getByRole('button', { name: 'Log in' }));
    await expectToast('Welcome back!');
    await canvas.findByRole('button', { name: newcomer.username });
    await expect(canvas.getByRole('heading', RECAP)).toBeVisible();
  },
};
