import { endpoints } from '@machine/contract';
import { generatedSignup, openPrediction } from '@machine/mocks/fixtures';
import { reply, replyError } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FlowApp } from '../FlowApp.tsx';
import { expectToast } from '../steps.ts';
import { resetBrowserState } from '../flowSetup.ts';

const meta = {
  title: 'Integration/Sign up',
  component: FlowApp,
  args: { redirect: fn() },
  parameters: { layout: 'fullscreen', isWholeApp: true },
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  beforeEach: async ({ msw, globals }) => {
    resetBrowserState({ globals, msw });
    msw.use(
      replyError(endpoints.currentUser, 401, 'Unauthorized'),
      reply(endpoints.randomPrediction, openPrediction),
      reply(endpoints.spotlightPrediction, openPrediction),
      reply(endpoints.signup, generatedSignup),
      reply(endpoints.lockPick, { pick: { matchId: openPrediction.match.id, choice: 'AGREE' } }, 201),
    );
  },
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FailedSignUp: Story = {
  name: 'shows the error in the form and keeps all fields after a failed sign-up',
  parameters: { covers: ['X5'] },
  args: { path: '/signup' },
  play: async ({ canvas, userEvent, msw }) => {
    const message = 'Could not create an account with these details.';
    msw.use(replyError(endpoints.signup, 400, message));
    const values = {
      'First name': 'Ada',
      'Last name': 'Byron',
      Email: 'ada@example.com',
      Password: 'correct horse',
      'Confirm password': 'correct horse',
    };
    await canvas.findByLabelText('First name');
    for (const [label, text] of Object.entries(values)) await userEvent.type(canvas.getByLabelText(label), text);
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await screen.findByText('Signup failed')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(message));
    for (const [label, text] of Object.entries(values)) await expect(canvas.getByLabelText(label)).toHaveValue(text);
  },
};

export const CookiesBlocked: Story = {
  name: 'welcomes the player and explains blocked cookies when the session was not stored',
  args: { path: '/signup' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByLabelText('First name');
    for (const label of ['First name', 'Last name']) await userEvent.type(canvas.getByLabelText(label), 'Ada');
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
    for (const label of ['Password', 'Confirm password'])
      await userEvent.type(canvas.getByLabelText(label), 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await canvas.findByRole('heading', { name: 'Welcome to the game' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent("You're not logged in. Your browser seems to block");
    await expectToast("You're not logged in");
  },
};

export const ResponseWithoutUser: Story = {
  name: 'reports an invalid server response when the user is missing',
  args: { path: '/signup' },
  play: async (context) => {
    const { canvas, userEvent, msw } = context;
    msw.use(reply(endpoints.signup, {} as never));
    await canvas.findByLabelText('First name');
    for (const label of ['First name', 'Last name']) await userEvent.type(canvas.getByLabelText(label), 'Ada');
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
    for (const label of ['Password', 'Confirm password'])
      await userEvent.type(canvas.getByLabelText(label), 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await screen.findByText('Signup error')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Invalid server response'));
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@example.com');
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
    const values = {
      'First name': 'Ada',
      'Last name': 'Byron',
      Email: 'ada@example.com',
      Password: 'correct horse',
      'Confirm password': 'correct horse',
    };
    await canvas.findByLabelText('First name');
    for (const [label, text] of Object.entries(values)) await userEvent.type(canvas.getByLabelText(label), text);
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
