import * as endpoints from '@machine/contract/endpoints.ts';
import type { Notification } from '@machine/contract/notification.ts';
import { paths } from '@machine/contract/paths.ts';
import { completedMatches, finalMatch } from '@machine/mocks/match.ts';
import { openPrediction } from '@machine/mocks/prediction.ts';
import { finalRecap } from '@machine/mocks/recap.ts';
import { reply } from '@machine/mocks/handlers.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { createFakeSocket } from '../fakeSocket.ts';
import { journey } from './journey.ts';

const live = createFakeSocket();

const meta = {
  title: 'Flows/From Pick to Recap',
  tags: ['flow', '!manifest'],
  ...journey('A correct pick: the player is notified, and the recap explains the result.', 'locked-pick', {
    openSocket: live.openSocket,
  }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { id, awayTeam, awayTeamAbbr } = openPrediction.match;
const finishedMatch = { ...finalMatch, id, awayTeam, awayTeamAbbr };
const recap = { ...finalRecap, match: { ...finalRecap.match, awayTeam } };
const resultNotification: Notification = {
  id: 'n-result',
  message: `You were right: ${finishedMatch.homeTeam} won. 1 star is yours.`,
  isRead: false,
  createdAt: '2025-10-14T16:40:00Z',
};

export const LockedPickToRecap: Story = {
  tags: ['locked'],
  name: 'From a locked pick to its recap',
  play: async ({ canvas, userEvent, msw, step }) => {
    await step('The pick is locked and community stats are shown', async () => {
      await expect(await canvas.findByText('Your prediction is locked.', { selector: 'article *' })).toBeVisible();
      await expect(canvas.getByText(/62\.2%/)).toBeVisible();
    });
    await step('The match ends and the player is notified', async () => {
      msw.use(reply(endpoints.notifications, [resultNotification]), reply(endpoints.unreadCount, { count: 1 }));
      (await live.socket()).receives({ type: 'notification', data: {} });
      await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
      await expect(await screen.findByText(resultNotification.message)).toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('The player opens the completed matches', async () => {
      msw.use(reply(endpoints.completedLive, [finishedMatch, ...completedMatches]), reply(endpoints.recap, recap));
      const footer = within(await canvas.findByRole('navigation', { name: 'Explore' }));
      await userEvent.click(footer.getByRole('link', { name: 'Completed' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Completed' })).toBeVisible();
    });
    await step("The recap shows the Machine's analysis and the stars", async () => {
      const cards = await canvas.findAllByRole('link', { name: /final/i });
      const card = cards.find((link) => link.getAttribute('href') === paths.recap(finishedMatch.id));
      await userEvent.click(card as HTMLElement);
      await expect(await canvas.findByText(/Los Angeles Lakers are rated 1584/)).toBeVisible();
      const result = within(canvas.getByRole('region', { name: 'Your result' }));
      await expect(result.getByText('+1')).toBeVisible();
    });
    await step('The player goes back', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Back to matches' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: /completed/i })).toBeVisible();
    });
  },
};
