import { endpoints } from '@machine/contract';
import { wrongRecap } from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectScreen } from '../steps.ts';
import { journey } from './journey.tsx';

const meta = {
  title: 'Flows/Record',
  tags: ['flow', 'no-visual', 'nightly'],
  ...journey(
    "The Machine's record: how often it is right, league by league, and its worst predictions.",
    'full-card-visitor',
    { path: '/machine' },
    reply(endpoints.recap, wrongRecap),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const RecordToRecap: Story = {
  name: 'From the record of the other league to the recap of a wrong prediction',
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await step('The record of the first league is shown', async () => {
      const here = within(await canvas.findByRole('region', { name: 'Simulated matches' }));
      await expect(here.getByText('Right in 63 of 100 matches')).toBeVisible();
    });
    await step('The other league has its own', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Premier League' }));
      await expect(await canvas.findByText('Right in 12 of 23 matches')).toBeVisible();
    });
    await step('A wrong prediction leads to its recap', async () => {
      const dumbest = within(canvas.getByRole('list', { name: 'Dumbest predictions' }));
      await userEvent.click(dumbest.getByRole('link', { name: /Wolverhampton Wanderers 1–1/ }));
      await expectScreen(context, 'Match recap');
    });
  },
};
