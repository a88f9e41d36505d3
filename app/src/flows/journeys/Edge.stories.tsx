import { endpoints } from '@machine/contract';
import { wrongRecap } from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, within } from 'storybook/test';
import { expectScreen } from '../steps.ts';
import { journey } from './journey.tsx';

const meta = {
  title: 'Flows/Edge',
  tags: ['flow', 'no-visual', 'nightly'],
  ...journey(
    'Against the Machine: what a disagreement counts, who beats the Machine beyond luck, and where a player stands.',
    'locked-pick',
    { path: '/completed/nba-lal-phx-1' },
    reply(endpoints.recap, wrongRecap),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const RecapToOwnEdge: Story = {
  name: "From a recap to the player's edge",
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('The recap says what the disagreement counts', async () => {
      const result = within(await canvas.findByRole('region', { name: 'Your result' }));
      await expect(result.getByText('+3.2 against the Machine')).toBeVisible();
    });
    await step("The completed matches link to the Machine's page", async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back to matches' }));
      await userEvent.click(await canvas.findByRole('link', { name: 'Who beats the Machine?' }));
      await expectScreen(context, 'The Machine');
    });
    await step('The table has the Machine at 0, a coin, and the player', async () => {
      const table = within(await canvas.findByRole('table', { name: 'Players against the Machine' }));
      await expect(table.getByRole('row', { name: /The Machine/ })).toBeVisible();
      await expect(table.getByRole('row', { name: /A coin/ })).toBeVisible();
      await userEvent.click(table.getByRole('link', { name: 'ada_predicts' }));
    });
    await step('The profile shows the player against the Machine, over time, by league and by club', async () => {
      const edge = await canvas.findByRole('region', { name: 'Against the Machine' });
      await expect(edge).toHaveTextContent(
        '+21.0 ahead of the Machine in 61 disagreements. Luck does this 1 time in 4.',
      );
      await expect(await within(edge).findByRole('figure')).toBeVisible();
      await expect(within(edge).getByRole('list', { name: 'By club' })).toBeVisible();
      await userEvent.click(within(edge).getByRole('link', { name: 'How it works' }));
      await expect(await canvas.findByRole('heading', { level: 2, name: 'How it is counted' })).toBeVisible();
    });
  },
};
