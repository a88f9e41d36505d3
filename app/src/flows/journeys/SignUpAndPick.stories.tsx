import * as endpoints from '@machine/contract/endpoints.ts';
import { newcomer } from '@machine/mocks/currentUser.ts';
import { eplPrediction, lockedPrediction } from '@machine/mocks/prediction.ts';
import { reply, replyWith } from '@machine/mocks/handlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectToast } from '../steps.ts';
import { journey } from './journey.ts';

const meta = {
  title: 'Flows/Sign Up and Pick',
  tags: ['flow', '!manifest'],
  ...journey('A visitor becomes a player and locks a first pick.', 'visitor'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromAVisitToALockedPick: Story = {
  tags: ['locked'],
  name: 'From a visit to a locked pick',
  play: async ({ canvas, userEvent, msw, step }) => {
    await step('A visitor follows the sign-up link', async () => {
      await userEvent.click(await canvas.findByRole('link', { name: 'Sign up to beat the machine' }));
      await expect(await canvas.findByLabelText('First name')).toBeVisible();
    });
    await step('The visitor fills in the form without a username', async () => {
      await userEvent.type(canvas.getByLabelText('First name'), 'Ada');
      await userEvent.type(canvas.getByLabelText('Last name'), 'Byron');
      await userEvent.type(canvas.getByLabelText('Email'), 'new@example.com');
      await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
      await userEvent.type(canvas.getByLabelText('Confirm password'), 'correct horse');
    });
    await step('The generated username is shown, then home', async () => {
      msw.use(reply(endpoints.currentUser, newcomer));
      await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
      await expect(await canvas.findByText(newcomer.username, { selector: 'main *' })).toBeVisible();
      await expect(await canvas.findByRole('button', { name: '[ AGREE ]' })).toBeVisible();
    });
    await step('The player locks a pick', async () => {
      // The server returns the locked match when it is requested, and another one otherwise.
      msw.use(
        replyWith(endpoints.randomPrediction, (query) => (query.has('match') ? lockedPrediction : eplPrediction)),
      );
      await userEvent.click(canvas.getByRole('button', { name: '[ AGREE ]' }));
      await expect(await canvas.findByText('Your prediction is locked.', { selector: 'article *' })).toBeVisible();
      await expectToast('Pick recorded');
      await expect(await canvas.findByText(/62\.2%/)).toBeVisible();
    });
    await step('The next prediction is open for a pick', async () => {
      msw.use(reply(endpoints.randomPrediction, eplPrediction));
      await userEvent.click(canvas.getByRole('button', { name: /Next Prediction/ }));
      await expect(await canvas.findByRole('article', { name: 'Arsenal @ Brighton & Hove Albion' })).toBeVisible();
      await expect(await canvas.findByRole('button', { name: '[ AGREE ]' })).toBeEnabled();
    });
  },
};
