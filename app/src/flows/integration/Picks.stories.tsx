import { endpoints } from '@machine/contract';
import { lockedEarlyPrediction, openPrediction } from '@machine/mocks/fixtures';
import { reply, replyError } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FlowApp } from '../FlowApp.tsx';
import { startWith } from '../flowSetup.ts';

const meta = {
  title: 'Integration/Picks',
  component: FlowApp,
  args: { redirect: fn() },
  parameters: { layout: 'fullscreen', isWholeApp: true },
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  beforeEach: startWith(reply(endpoints.spotlightPrediction, openPrediction)),
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const press = async ({ canvas, userEvent }: Context, name: '[ AGREE ]' | '[ DISAGREE ]') =>
  userEvent.click(await canvas.findByRole('button', { name }));

export const ExistingPick: Story = {
  name: 'locks the card with the existing pick of the server',
  parameters: { covers: ['AF7', 'C23', 'F9'] },
  play: async (context) => {
    await context.canvas.findByRole('button', { name: '[ AGREE ]' });
    context.msw.use(
      replyError(endpoints.lockPick, 409, 'Your pick is locked.', {
        pick: { matchId: openPrediction.match.id, choice: 'DISAGREE' },
      }),
      reply(endpoints.randomPrediction, lockedEarlyPrediction),
    );
    await press(context, '[ AGREE ]');
    await expect(await screen.findByText('Failed to record pick. Try again.')).toBeVisible();
    const card = await context.canvas.findByRole('article');
    await expect(await context.canvas.findByText('Your prediction is locked.')).toBeVisible();
    await expect(card).toHaveTextContent(/disagree/i);
  },
};

export const UnauthorizedPick: Story = {
  name: 'shows a toast and redirects to the login endpoint on a 401',
  tags: ['spec:role-unauthorized-pick', 'spec:error-pick-unauthorized-redirect'],
  parameters: { covers: ['C23', 'F6'] },
  play: async (context) => {
    const { args, canvas, msw } = context;
    await canvas.findByRole('button', { name: '[ AGREE ]' });
    msw.use(
      replyError(endpoints.lockPick, 401, 'Unauthorized'),
      replyError(endpoints.currentUser, 401, 'Unauthorized'),
    );
    await press(context, '[ AGREE ]');
    await expect(await screen.findByText('You are logged out. Logging in again...')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Log in' })).toBeVisible();
    await waitFor(() => expect(args.redirect).toHaveBeenCalledWith('/api/login'), { timeout: 2_000 });
    await expect(args.redirect).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByText('Your prediction is locked.')).toBeNull();
  },
};

export const ServerDown: Story = {
  name: 'shows an error instead of an empty state when the server is down, and recovers on retry',
  parameters: { covers: ['C24', 'F5'] },
  beforeEach: ({ msw }) => {
    msw.use(replyError(endpoints.currentUser, 500), replyError(endpoints.randomPrediction, 500));
  },
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('Failed to load prediction')).toBeVisible();
    await expect(canvas.queryByText('No predictions available')).toBeNull();
    // The session is still unknown.
    await expect(canvas.queryByRole('button', { name: 'Log in' })).toBeNull();
    msw.use(reply(endpoints.randomPrediction, openPrediction), replyError(endpoints.currentUser, 401, 'Unauthorized'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('article')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Log in' }, { timeout: 5_000 })).toBeVisible();
  },
};
