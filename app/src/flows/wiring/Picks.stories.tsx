import { endpoints } from '@machine/contract';
import { endOfDayAnswer, lockedEarlyPrediction, openPrediction, player } from '@machine/mocks/fixtures';
import { drop, refuse, reply, replyRaw } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FlowApp } from '../FlowApp.tsx';
import { freshWorld } from '../world.ts';

const meta = {
  title: 'Wiring/Picks',
  component: FlowApp,
  args: { leave: fn() },
  parameters: { layout: 'fullscreen', isWholeApp: true },
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  beforeEach: async ({ msw, globals }) => {
    freshWorld({ globals, msw });
    msw.use(
      reply(endpoints.currentUser, player),
      reply(endpoints.randomPrediction, openPrediction),
      reply(endpoints.spotlightPrediction, openPrediction),
    );
  },
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Context = Parameters<Play>[0];

const press = async ({ canvas, userEvent }: Context, name: '[ AGREE ]' | '[ DISAGREE ]') =>
  userEvent.click(await canvas.findByRole('button', { name }));

const expectFailureAndButtons = async ({ canvas }: Context) => {
  await expect(await screen.findByText('Failed to record pick. Try again.')).toBeVisible();
  for (const name of ['[ AGREE ]', '[ DISAGREE ]']) {
    await waitFor(async () => {
      await expect(canvas.getByRole('button', { name })).toBeEnabled();
      await expect(canvas.getByRole('button', { name })).not.toHaveAttribute('aria-disabled');
    });
  }
  await expect(canvas.queryByText('Your prediction is locked.')).toBeNull();
};

/** The server says no: the sentence, and the buttons come back. */
export const APickIsRefused: Story = {
  name: 'C23×F5: a refused pick says so and gives the buttons back',
  play: async (context) => {
    context.msw.use(refuse(endpoints.lockPick, 500));
    await press(context, '[ AGREE ]');
    await expectFailureAndButtons(context);
  },
};

export const AnUnreadableAnswerIsNoSuccess: Story = {
  name: 'C23×F11: an unreadable answer never locks a card',
  play: async (context) => {
    context.msw.use(replyRaw(endpoints.lockPick, '<html>portal</html>', { status: 200 }));
    await press(context, '[ AGREE ]');
    await expectFailureAndButtons(context);
  },
};

export const ALostAnswerIsNoSuccess: Story = {
  name: 'C23×F16: a lost answer never locks a card, and the same press later does',
  play: async (context) => {
    context.msw.use(drop(endpoints.lockPick));
    await press(context, '[ DISAGREE ]');
    await expectFailureAndButtons(context);
    context.msw.use(
      reply(endpoints.lockPick, { pick: { matchId: openPrediction.match.id, choice: 'DISAGREE' } }),
      reply(endpoints.randomPrediction, lockedEarlyPrediction),
    );
    await press(context, '[ DISAGREE ]');
    await expect(
      await context.canvas.findByText('Your prediction is locked.', { selector: 'article *' }),
    ).toBeVisible();
  },
};

export const APickFromElsewhereStands: Story = {
  name: "AF7, C23×F9: a pick made elsewhere locks the card with the server's choice",
  play: async (context) => {
    await context.canvas.findByRole('button', { name: '[ AGREE ]' });
    context.msw.use(
      refuse(endpoints.lockPick, 409, 'Your pick is locked.', {
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

export const TwoPressesAreOnePick: Story = {
  name: 'C23×F17: two presses in one moment send one pick, the first',
  play: async (context) => {
    const sent: unknown[] = [];
    const watch = ({ request }: { request: Request }) => {
      if (new URL(request.url).pathname === endpoints.lockPick.path)
        void request
          .clone()
          .json()
          .then((body) => sent.push(body));
    };
    context.msw.use(reply(endpoints.lockPick, { pick: { matchId: openPrediction.match.id, choice: 'AGREE' } }, 201));
    context.msw.events.on('request:start', watch);
    const agree = await context.canvas.findByRole('button', { name: '[ AGREE ]' });
    const disagree = context.canvas.getByRole('button', { name: '[ DISAGREE ]' });
    agree.click();
    agree.click();
    disagree.click();
    await expect(await screen.findByText('Pick recorded')).toBeVisible();
    context.msw.events.removeListener('request:start', watch);
    await expect(sent).toEqual([{ matchId: openPrediction.match.id, choice: 'AGREE' }]);
  },
};

export const TheSessionEndsInMidGame: Story = {
  name: 'C23×F6: a 401 in mid-session says so and leaves for the login endpoint',
  tags: ['spec:role-unauthorized-pick', 'spec:error-pick-unauthorized-redirect'],
  play: async (context) => {
    const { args, canvas, msw } = context;
    await canvas.findByRole('button', { name: '[ AGREE ]' });
    msw.use(refuse(endpoints.lockPick, 401, 'Unauthorized'), refuse(endpoints.currentUser, 401, 'Unauthorized'));
    await press(context, '[ AGREE ]');
    await expect(await screen.findByText('You are logged out. Logging in again...')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Log in' })).toBeVisible();
    await waitFor(() => expect(args.leave).toHaveBeenCalledWith('/api/login'), { timeout: 2_000 });
    await expect(args.leave).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByText('Your prediction is locked.')).toBeNull();
  },
};

export const TheServerIsDown: Story = {
  name: 'C24×F5: a server that is down is no empty season, and comes back by one press',
  beforeEach: ({ msw }) => {
    msw.use(refuse(endpoints.currentUser, 500), refuse(endpoints.randomPrediction, 500));
  },
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText('Failed to load prediction')).toBeVisible();
    await expect(canvas.queryByText('No predictions available')).toBeNull();
    // Nobody knows yet who is here.
    await expect(canvas.queryByRole('button', { name: 'Log in' })).toBeNull();
    msw.use(reply(endpoints.randomPrediction, openPrediction), refuse(endpoints.currentUser, 401, 'Unauthorized'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('article')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Log in' }, { timeout: 5_000 })).toBeVisible();
  },
};

export const TheDayIsOver: Story = {
  name: 'C24×F15: the end of the day',
  beforeEach: ({ msw }) => {
    msw.use(reply(endpoints.randomPrediction, endOfDayAnswer));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("That's all for today!")).toBeVisible();
    await expect(canvas.getByText('Check back tomorrow for more predictions.')).toBeVisible();
  },
};
