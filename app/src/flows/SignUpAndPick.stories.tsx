import { endpoints } from '@machine/contract';
import { eplPrediction, generatedSignup, lockedPrediction, newcomer, openPrediction } from '@machine/mocks/fixtures';
import { refuse, reply, replyTo } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { FlowApp } from './FlowApp.tsx';
import { freshWorld } from './world.ts';

const meta = {
  title: 'Sign up and pick',
  component: FlowApp,
  args: { leave: fn() },
  parameters: { layout: 'fullscreen', isWholeApp: true },
  tags: ['flow', '!autodocs', 'no-visual'],
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

export const FromAVisitToALockedPick: Story = {
  tags: ['spec:pick-next', 'spec:signup-redirect'],
  play: async ({ canvas, userEvent, msw, step }) => {
    await step('A visitor is invited to sign up', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Sign up to beat the machine' }));
      await expect(await canvas.findByLabelText('First name')).toBeVisible();
    });
    await step('The form is filled in, without a username', async () => {
      await userEvent.type(canvas.getByLabelText('First name'), 'Ada');
      await userEvent.type(canvas.getByLabelText('Last name'), 'Byron');
      await userEvent.type(canvas.getByLabelText('Email'), 'new@example.com');
      await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
      await userEvent.type(canvas.getByLabelText('Confirm password'), 'correct horse');
    });
    await step('The generated name is shown, and home follows', async () => {
      msw.use(reply(endpoints.currentUser, newcomer));
      await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
      await expect(await canvas.findByText(newcomer.username, { selector: 'main *' })).toBeVisible();
      await expect(await canvas.findByRole('button', { name: '[ AGREE ]' }, { timeout: 4_000 })).toBeVisible();
    });
    await step('The pick is locked', async () => {
      // Asked for the match again, the server has it locked; asked for any, it has another one.
      msw.use(replyTo(endpoints.randomPrediction, (query) => (query.has('match') ? lockedPrediction : eplPrediction)));
      await userEvent.click(canvas.getByRole('button', { name: '[ AGREE ]' }));
      await expect(await canvas.findByText('Your prediction is locked.', { selector: 'article *' })).toBeVisible();
      await expect(await screen.findByText('Pick recorded')).toBeVisible();
      await expect(await canvas.findByText(/62\.2%/)).toBeVisible();
    });
    await step('The next prediction is another match, and open', async () => {
      msw.use(reply(endpoints.randomPrediction, eplPrediction));
      await userEvent.click(canvas.getByRole('button', { name: /Next Prediction/ }));
      await expect(await canvas.findByRole('article', { name: 'Arsenal @ Brighton & Hove Albion' })).toBeVisible();
      await expect(await canvas.findByRole('button', { name: '[ AGREE ]' })).toBeEnabled();
    });
  },
};

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
