import { endpoints } from '@machine/contract';
import { leader, leaderboardEntries } from '@machine/mocks/fixtures';
import { replyWith } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AddressBar } from '../AddressBar.tsx';
import { FlowApp } from '../FlowApp.tsx';
import { worldOf } from '../world.ts';
import { journey } from './journey.tsx';

const meta = {
  title: 'Climb a board',
  component: FlowApp,
  args: { leave: fn(), path: '/leaderboards', children: <AddressBar /> },
  parameters: journey('Boards and periods are tabs, and each pair of them is an address.'),
  tags: ['flow', 'no-visual'],
  beforeEach: worldOf('locked pick'),
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const boardOf = (query: URLSearchParams) => `${query.get('period')} ${query.get('board')}`;
/** Each board names itself in its first row. */
const named = replyWith(endpoints.leaderboard, (query) => [
  { ...leader, username: boardOf(query) },
  ...leaderboardEntries.slice(1),
]);

export const FromTheStarsOfAllTimeToTheSlayersOfTheWeek: Story = {
  name: 'From the stars of all time to the slayers of the week',
  play: async ({ canvas, userEvent, msw, step }) => {
    msw.use(named);
    const address = () => canvas.getByRole('textbox', { name: 'Address' });
    await step('The stars of all time come first', async () => {
      await expect(await canvas.findByRole('link', { name: 'all stars' })).toBeVisible();
    });
    await step('Another period and another board are two presses', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Weekly' }));
      await expect(await canvas.findByRole('link', { name: 'weekly stars' })).toBeVisible();
      await userEvent.click(canvas.getByRole('tab', { name: 'AI Slayers' }));
      await expect(await canvas.findByRole('link', { name: 'weekly slayers' })).toBeVisible();
    });
    await step('The address names them', async () => {
      await expect(address()).toHaveValue('/leaderboards?period=weekly&board=slayers');
    });
    await step('A row leads to a player', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'weekly slayers' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: /mira_calls_it/ })).toBeVisible();
    });
    await step('The way back leads to the same board', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await expect(await canvas.findByRole('link', { name: 'weekly slayers' })).toBeVisible();
      await expect(canvas.getByRole('tab', { name: 'AI Slayers', selected: true })).toBeVisible();
    });
  },
};
