import { endpoints } from '@machine/contract';
import { leader, leaderboardEntries } from '@machine/mocks/fixtures';
import { replyWith } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddressBar } from '../AddressBar.tsx';
import { journey } from './journey.tsx';

const meta = {
  title: 'Flows/Browse Leaderboards',
  tags: ['flow', 'no-visual', 'nightly'],
  ...journey('Boards and periods are tabs, and every combination has its own URL.', 'locked-pick', {
    path: '/leaderboards',
    children: <AddressBar />,
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const boardOf = (query: URLSearchParams) => `${query.get('period')} ${query.get('board')}`;
/** The first row of each board contains its name. */
const namedBoards = replyWith(endpoints.leaderboard, (query) => [
  { ...leader, username: boardOf(query) },
  ...leaderboardEntries.slice(1),
]);

export const AllTimeStarsToWeeklySlayers: Story = {
  name: 'From all-time stars to weekly slayers',
  beforeEach: ({ msw }) => msw.use(namedBoards),
  play: async ({ canvas, userEvent, step }) => {
    const address = () => canvas.getByRole('textbox', { name: 'Address' });
    await step('All-time stars are shown first', async () => {
      await expect(await canvas.findByRole('link', { name: 'all stars' })).toBeVisible();
    });
    await step('The player selects another period and board', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Weekly' }));
      await expect(await canvas.findByRole('link', { name: 'weekly stars' })).toBeVisible();
      await userEvent.click(canvas.getByRole('tab', { name: 'AI Slayers' }));
      await expect(await canvas.findByRole('link', { name: 'weekly slayers' })).toBeVisible();
    });
    await step('The URL contains the selection', async () => {
      await expect(address()).toHaveValue('/leaderboards?period=weekly&board=slayers');
    });
    await step('A row links to a profile', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'weekly slayers' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: /mira_calls_it/ })).toBeVisible();
    });
    await step('Going back shows the same board', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
      await expect(await canvas.findByRole('link', { name: 'weekly slayers' })).toBeVisible();
      await expect(canvas.getByRole('tab', { name: 'AI Slayers', selected: true })).toBeVisible();
    });
  },
};
