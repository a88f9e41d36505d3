import { endpoints } from '@machine/contract';
import { endOfDayResponse, eplPrediction, lockedEarlyPrediction, lockedPrediction } from '@machine/mocks/fixtures';
import { reply, replyWith } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FlowApp } from '../FlowApp.tsx';
import { worldOf } from '../world.ts';
import { journey } from './journey.tsx';

const meta = {
  title: 'To the end of the day',
  component: FlowApp,
  args: { leave: fn() },
  parameters: journey('Card after card, until there is none left.'),
  tags: ['flow', 'no-visual'],
  beforeEach: worldOf('new player'),
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const lockedEpl = { ...lockedEarlyPrediction, match: eplPrediction.match };
const answered = (matchId: string) => reply(endpoints.lockPick, { pick: { matchId, choice: 'DISAGREE' } }, 201);

export const TwoPicksAndADayIsOver: Story = {
  name: 'Two picks and a day is over',
  play: async ({ canvas, userEvent, msw, step }) => {
    const next = () => canvas.findByRole('button', { name: /Next Prediction/ });
    await step('The first card is agreed with', async () => {
      await canvas.findByRole('article', { name: /Boston Celtics/ });
      msw.use(
        replyWith(endpoints.randomPrediction, (query) => (query.has('match') ? lockedPrediction : eplPrediction)),
      );
      await userEvent.click(canvas.getByRole('button', { name: '[ AGREE ]' }));
      await expect(await canvas.findByText('Your prediction is locked.', { selector: 'article *' })).toBeVisible();
    });
    await step('The second one is not', async () => {
      await userEvent.click(await next());
      await canvas.findByRole('article', { name: 'Arsenal @ Brighton & Hove Albion' });
      msw.use(
        answered(eplPrediction.match.id),
        replyWith(endpoints.randomPrediction, (query) => (query.has('match') ? lockedEpl : endOfDayResponse)),
      );
      await userEvent.click(await canvas.findByRole('button', { name: '[ DISAGREE ]' }));
      await expect(await canvas.findByText('Your prediction is locked.', { selector: 'article *' })).toBeVisible();
      // Too few have picked for percentages.
      await expect(canvas.queryByText(/62\.5%/)).toBeNull();
    });
    await step('There is no third', async () => {
      await userEvent.click(await next());
      await expect(await canvas.findByText("That's all for today!")).toBeVisible();
    });
  },
};
