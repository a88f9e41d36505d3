import { endpoints } from '@machine/contract';
import { practiceMatches } from '@machine/mocks/fixtures';
import { replyWith } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { expectScreen } from '../steps.ts';
import { AddressBar } from '../AddressBar.tsx';
import { journey } from './journey.tsx';

const requested = fn();

const meta = {
  title: 'Flows/Practice',
  tags: ['flow', 'no-visual', 'nightly'],
  ...journey(
    'A visitor practices on ten past matches before signing up.',
    'visitor',
    { children: <AddressBar /> },
    replyWith(endpoints.practice, () => {
      requested();
      return practiceMatches;
    }),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromAVisitToASignUp: Story = {
  name: 'From a visit through ten matches to the sign-up',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    requested.mockClear();
    const pick = async (choice: 'AGREE' | 'DISAGREE') =>
      userEvent.click(await canvas.findByRole('button', { name: new RegExp(`^\\[ ${choice}`) }));

    await step('The card offers practice next to the sign-up', async () => {
      await expect(await canvas.findByRole('link', { name: 'Sign up to beat the machine' })).toBeVisible();
      await userEvent.click(await canvas.findByRole('link', { name: 'Practice first' }));
      await expectScreen(context, 'Practice');
    });
    await step('A pick shows the result at once', async () => {
      await expect(await canvas.findByRole('article', { name: /^Match 1 of 10/ })).toBeVisible();
      await expect(canvas.queryByText('Oct 18, 2022 · Season 2022-23')).toBeNull();
      await pick('DISAGREE');
      await waitFor(() => expect(canvas.getByText('You beat the Machine')).toHaveFocus());
      await expect(canvas.getByText('Oct 18, 2022 · Season 2022-23')).toBeVisible();
      await expect(canvas.getByText('You picked DISAGREE. A real pick would have paid 3.1 stars.')).toBeVisible();
    });
    await step('The round continues after a visit to another screen', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Privacy' }));
      await expectScreen(context, 'Privacy');
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await expect(await canvas.findByText('You beat the Machine')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Next match' }));
    });
    await step('The visitor agrees with the Machine on the other nine', async () => {
      for (let number = 2; number <= practiceMatches.length; number += 1) {
        await canvas.findByRole('article', { name: new RegExp(`^Match ${number} of 10`) });
        await pick('AGREE');
        await userEvent.click(await canvas.findByRole('button', { name: /^(Next match|See your score)$/ }));
      }
      const score = await canvas.findByRole('heading', { name: 'You 6, the Machine 5' });
      await waitFor(() => expect(score).toHaveFocus());
      await expect(requested).toHaveBeenCalledOnce();
    });
    await step('Another round starts with the first match', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Practice again' }));
      await expect(await canvas.findByRole('article', { name: /^Match 1 of 10/ })).toBeVisible();
      await expect(requested).toHaveBeenCalledTimes(2);
      await expect(canvas.getByText('You 0, the Machine 0')).toBeVisible();
    });
  },
};
