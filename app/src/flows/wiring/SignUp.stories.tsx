import { endpoints } from '@machine/contract';
import { generatedSignup, openPrediction } from '@machine/mocks/fixtures';
import { refuse, reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FlowApp } from '../FlowApp.tsx';
import { toast } from '../steps.ts';
import { freshWorld } from '../world.ts';

const meta = {
  title: 'Wiring/Sign up',
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
      reply(endpoints.signup, generatedSignup),
      reply(endpoints.lockPick, { pick: { matchId: openPrediction.match.id, choice: 'AGREE' } }, 201),
    );
  },
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;

/** X5: the reason is in the form, too, when the toast is gone. */
export const ARefusedSignUpLosesNothing: Story = {
  args: { path: '/signup' },
  play: async ({ canvas, userEvent, msw }) => {
    const sentence = 'Could not create an account with these details.';
    msw.use(refuse(endpoints.signup, 400, sentence));
    const typed = {
      'First name': 'Ada',
      'Last name': 'Byron',
      Email: 'ada@example.com',
      Password: 'correct horse',
      'Confirm password': 'correct horse',
    };
    await canvas.findByLabelText('First name');
    for (const [label, text] of Object.entries(typed)) await userEvent.type(canvas.getByLabelText(label), text);
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(await screen.findByText('Signup failed')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(sentence));
    for (const [label, text] of Object.entries(typed)) await expect(canvas.getByLabelText(label)).toHaveValue(text);
  },
};

export const BlockedCookiesAreNamed: Story = {
  name: 'a sign-up whose session does not hold welcomes the player and says that the browser blocks cookies',
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
    await toast("You're not logged in");
  },
};

export const AnAnswerWithoutAUserIsTheServersFault: Story = {
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

export const ALostAnswerIsRepeatedUnderTheSameKey: Story = {
  name: 'a sign-up whose answer was lost is sent again under its key, a changed one under another',
  args: { path: '/signup' },
  play: async ({ canvas, userEvent, msw }) => {
    const keys: (string | null)[] = [];
    msw.use(
      http.post(endpoints.signup.path, ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return HttpResponse.error();
      }),
    );
    const typed = {
      'First name': 'Ada',
      'Last name': 'Byron',
      Email: 'ada@example.com',
      Password: 'correct horse',
      'Confirm password': 'correct horse',
    };
    await canvas.findByLabelText('First name');
    for (const [label, text] of Object.entries(typed)) await userEvent.type(canvas.getByLabelText(label), text);
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
