import { endpoints } from '@machine/contract';
import { lockedEarlyPrediction, openPrediction } from '@machine/mocks/fixtures';
import { reply, replyError } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { integration } from '../flow.ts';
import { expectToast } from '../steps.ts';

const meta = {
  title: 'Flows/Integration/Picks',
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  ...integration({}, reply(endpoints.spotlightPrediction, openPrediction)),
} satisfies Meta;

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
    await expectToast('Failed to record pick. Try again.');
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
    await expectToast('You are logged out. Logging in again...');
    await expect(await canvas.findByRole('button', { name: 'Log in' })).toBeVisible();
    await waitFor(() => expect(args.redirect).toHaveBeenCalledWith('/api/login'), { timeout: 2_000 });
    await expect(args.redirect).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByText('Your prediction is locked.')).toBeNull();
  },
};
