import { endpoints, paths } from '@machine/contract';
import { generatedSignup, newcomer, openPrediction } from '@machine/mocks/fixtures';
import { reply, replyError } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { integration } from '../flow.ts';

const meta = {
  title: 'Flows/Integration/Sign Up',
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  ...integration(
    {},
    replyError(endpoints.currentUser, 401, 'Unauthorized'),
    reply(endpoints.spotlightPrediction, openPrediction),
    reply(endpoints.signup, generatedSignup),
    reply(endpoints.lockPick, { pick: { matchId: openPrediction.match.id, choice: 'AGREE' } }, 201),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

async function fillIn({ canvas, userEvent }: Context) {
  await canvas.findByLabelText('First name');
  for (const label of ['First name', 'Last name']) await userEvent.type(canvas.getByLabelText(label), 'Ada');
  await userEvent.type(canvas.getByLabelText('Email'), 'ada@example.com');
  for (const label of ['Password', 'Confirm password'])
    await userEvent.type(canvas.getByLabelText(label), 'correct horse');
}

export const BackToTheCard: Story = {
  name: 'takes a visitor who came from a card back to it after signing up',
  args: { path: paths.prediction(openPrediction.match.id) },
  play: async ({ canvas, userEvent, msw }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Sign up' }));
    await fillIn({ canvas, userEvent });
    msw.use(reply(endpoints.currentUser, newcomer));
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await canvas.findByText('Taking you back to the match…');
    await expect(await canvas.findByRole('button', { name: '[ AGREE ]' }, { timeout: 4_000 })).toBeVisible();
  },
};
