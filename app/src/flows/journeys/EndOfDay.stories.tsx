import { endpoints } from '@machine/contract';
import { endOfDayResponse, eplPrediction, lockedEarlyPrediction, lockedPrediction } from '@machine/mocks/fixtures';
import { reply, replyWith } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { journey } from './journey.tsx';

const meta = {
  title: 'Flows/End of Day',
  tags: ['flow', 'no-visual', 'nightly'],
  ...journey('A player picks on every prediction until none is left.', 'new-player'),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const lockedEpl = { ...lockedEarlyPrediction, match: eplPrediction.match };
const lockedReply = (matchId: string) => reply(endpoints.lockPick, { pick: { matchId, choice: 'DISAGREE' } }, 201);

export const TwoPicksUntilEndOfDay: Story = {
  name: 'Two picks until the end of the day',
  play: async ({ canvas, userEvent, msw, step }) => {
    const next = () => canvas.findByRole('button', { name: /Next Prediction/ });
    await step('The player agrees with the first prediction', async () => {
      await canvas.findByRole('article', { name: /Boston Celtics/ });
      msw.use(
        replyWith(endpoints.randomPrediction, (query) =>
          query.get('match') === lockedPrediction.match.id ? lockedPrediction : eplPrediction,
        ),
      );
      await userEvent.click(canvas.getByRole('button', { name: '[ AGREE ]' }));
      await expect(await canvas.findByText('Your prediction is locked.', { selector: 'article *' })).toBeVisible();
    });
    await step('The player disagrees with the second one', async () => {
      await userEvent.click(await next());
      await canvas.findByRole('article', { name: 'Arsenal @ Brighton & Hove Albion' });
      msw.use(
        lockedReply(eplPrediction.match.id),
        replyWith(endpoints.randomPrediction, (query) =>
          query.get('match') === lockedEpl.match.id ? lockedEpl : endOfDayResponse,
        ),
      );
      await userEvent.click(await canvas.findByRole('button', { name: '[ DISAGREE ]' }));
      await expect(await canvas.findByText('Your prediction is locked.', { selector: 'article *' })).toBeVisible();
      // Too few picks for percentages.
      await expect(canvas.queryByText(/62\.5%/)).toBeNull();
    });
    await step('No prediction is left', async () => {
      await userEvent.click(await next());
      await expect(await canvas.findByText("That's all for today!")).toBeVisible();
    });
  },
};
