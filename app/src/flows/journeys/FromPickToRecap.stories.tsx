import { endpoints, type Notification } from '@machine/contract';
import { completedMatches, finalMatch, finalRecap, openPrediction } from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { paths } from '../../paths.ts';
import { FlowApp } from '../FlowApp.tsx';
import { socketOf, worldOf } from '../world.ts';
import { journey } from './journey.tsx';

const live = socketOf();

const meta = {
  title: 'From a pick to its recap',
  component: FlowApp,
  args: { leave: fn(), openSocket: live.openSocket },
  parameters: journey('A pick comes true: the bell says so, and the recap explains it.'),
  tags: ['flow', 'no-visual'],
  beforeEach: (context) => {
    live.openSocket.mockClear();
    worldOf('locked pick')(context);
  },
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const over = {
  ...finalMatch,
  id: openPrediction.match.id,
  awayTeam: openPrediction.match.awayTeam,
  awayTeamAbbr: openPrediction.match.awayTeamAbbr,
};
const recap = { ...finalRecap, match: { ...finalRecap.match, awayTeam: over.awayTeam } };
const told: Notification = {
  id: 'n-over',
  message: `You were right: ${over.homeTeam} won. 1 star is yours.`,
  isRead: false,
  createdAt: '2025-10-14T16:40:00Z',
};

export const FromALockedPickToItsRecap: Story = {
  name: 'From a locked pick to its recap',
  play: async ({ canvas, userEvent, msw, step }) => {
    await step('The pick is locked, and the community has its say', async () => {
      await expect(await canvas.findByText('Your prediction is locked.', { selector: 'article *' })).toBeVisible();
      await expect(canvas.getByText(/62\.2%/)).toBeVisible();
    });
    await step('The match is over, and the bell says how it went', async () => {
      msw.use(reply(endpoints.notifications, [told]), reply(endpoints.unreadCount, { count: 1 }));
      (await live.socket()).says({ type: 'notification', data: {} });
      await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
      await expect(await screen.findByText(told.message)).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('Among the completed matches it is marked', async () => {
      msw.use(reply(endpoints.completedLive, [over, ...completedMatches]), reply(endpoints.recap, recap));
      const places = within(await canvas.findByRole('navigation', { name: 'Explore' }));
      await userEvent.click(places.getByRole('link', { name: 'Completed' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Completed' })).toBeVisible();
    });
    await step('Its recap tells what the Machine thought, and what the pick was worth', async () => {
      const cards = await canvas.findAllByRole('link', { name: /final/i });
      const card = cards.find((link) => link.getAttribute('href') === paths.recap(over.id));
      await userEvent.click(card as HTMLElement);
      await expect(await canvas.findByText(/Los Angeles Lakers are rated 1584/)).toBeVisible();
      const result = within(canvas.getByRole('region', { name: 'Your result' }));
      await expect(result.getByText('+1')).toBeVisible();
    });
    await step('And back', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back to matches' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: /completed/i })).toBeVisible();
    });
  },
};
