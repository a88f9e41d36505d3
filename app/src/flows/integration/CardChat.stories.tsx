import { endpoints } from '@machine/contract';
import {
  chatMessages,
  liveDetail,
  lockedPrediction,
  nbaPlays,
  openPrediction,
  scheduledDetail,
} from '@machine/mocks/fixtures';
import { reply, replyError } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { integration } from '../flow.ts';

const meta = {
  title: 'Flows/Integration/Prediction Card Chat',
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  ...integration(
    {},
    reply(endpoints.randomPrediction, lockedPrediction),
    reply(endpoints.matchChat, [...chatMessages]),
    reply(endpoints.match, liveDetail),
    reply(endpoints.playByPlay, [...nbaPlays]),
    reply(endpoints.sendChatMessage, null, 201),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

async function openChat({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Chat' }));
  return within(await screen.findByRole('dialog', { name: /— Group Chat/ }));
}

export const PlayerWithPickPosts: Story = {
  name: 'shows the chat and the last plays and lets a player who has picked post',
  play: async ({ canvas, userEvent, msw }) => {
    const sent: unknown[] = [];
    msw.use(
      http.post(endpoints.sendChatMessage.path, async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json(null, { status: 201 });
      }),
    );
    const panel = await openChat({ canvas, userEvent });
    await panel.findByText('[SYSTEM] The match has started.');
    await waitFor(() => expect(panel.getAllByRole('listitem')).toHaveLength(5));
    await userEvent.type(await panel.findByRole('textbox', { name: 'Message' }), 'Told you so{Enter}');
    await waitFor(() => expect(sent).toEqual([{ text: 'Told you so' }]));
    await waitFor(() => expect(panel.getByRole('textbox', { name: 'Message' })).toHaveValue(''));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Chat' })).toHaveFocus());
  },
};

export const PlayerWithoutPickReads: Story = {
  name: 'shows how to join when the player has not picked, and fetches nothing while closed',
  parameters: { covers: ['C19'] },
  beforeEach: ({ msw }) => {
    msw.use(reply(endpoints.randomPrediction, openPrediction), reply(endpoints.match, scheduledDetail));
  },
  play: async ({ canvas, userEvent, msw }) => {
    let requests = 0;
    msw.use(
      http.get(endpoints.matchChat.path, () => {
        requests += 1;
        return HttpResponse.json([]);
      }),
    );
    await canvas.findByRole('button', { name: '[ AGREE ]' });
    await expect(requests).toBe(0);
    const panel = await openChat({ canvas, userEvent });
    await panel.findByText('Make a pick to join the chat.');
    await panel.findByText('Make a pick to post messages');
    await expect(panel.queryByRole('textbox')).toBeNull();
    await expect(requests).toBe(1);
  },
};

export const VisitorReads: Story = {
  name: 'shows the chat and a sign-up link to a visitor',
  beforeEach: ({ msw }) => {
    msw.use(
      replyError(endpoints.currentUser, 401, 'Unauthorized'),
      reply(endpoints.randomPrediction, openPrediction),
      reply(endpoints.match, scheduledDetail),
    );
  },
  play: async ({ canvas, userEvent }) => {
    const panel = await openChat({ canvas, userEvent });
    await panel.findByText('mira_calls_it');
    await expect(await panel.findByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
  },
};

export const FailedChatKeepsCard: Story = {
  name: 'shows an error in the chat panel when it fails to load, and keeps the card',
  parameters: { covers: ['C19', 'C21', 'F5'] },
  beforeEach: ({ msw }) => {
    msw.use(
      replyError(endpoints.matchChat, 500),
      replyError(endpoints.match, 500),
      replyError(endpoints.playByPlay, 500),
    );
  },
  play: async ({ canvas, userEvent, msw }) => {
    const panel = await openChat({ canvas, userEvent });
    await panel.findByText("Couldn't load messages.");
    msw.use(reply(endpoints.matchChat, [...chatMessages]));
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await panel.findByText('mira_calls_it');
    await userEvent.click(panel.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByText('Your prediction is locked.')).toBeVisible());
  },
};
