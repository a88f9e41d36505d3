import { endpoints } from '@machine/contract';
import {
  chatMessages,
  liveDetail,
  lockedPrediction,
  nbaPlays,
  openPrediction,
  player,
  scheduledDetail,
} from '@machine/mocks/fixtures';
import { refuse, reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { FlowApp } from '../FlowApp.tsx';
import { freshWorld } from '../world.ts';

const meta = {
  title: 'Wiring/Chat beside the card',
  component: FlowApp,
  args: { leave: fn() },
  parameters: { layout: 'fullscreen', isWholeApp: true },
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  beforeEach: async ({ msw, globals }) => {
    freshWorld({ globals, msw });
    msw.use(
      reply(endpoints.currentUser, player),
      reply(endpoints.randomPrediction, lockedPrediction),
      reply(endpoints.matchChat, [...chatMessages]),
      reply(endpoints.match, liveDetail),
      reply(endpoints.playByPlay, [...nbaPlays]),
      reply(endpoints.sendChatMessage, null, 201),
    );
  },
} satisfies Meta<typeof FlowApp>;

export default meta;
type Story = StoryObj<typeof meta>;
type Journey = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

async function openChat({ canvas, userEvent }: Journey) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Chat' }));
  return within(await screen.findByRole('dialog', { name: /— Group Chat/ }));
}

export const WhoHasPickedWrites: Story = {
  name: 'who has picked reads the chat of the card, with the last plays, and writes into it',
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

export const WhoHasNotPickedReads: Story = {
  name: 'C19: who has not picked reads, and is told how to join; closed, nothing is asked',
  beforeEach: ({ msw }) => {
    msw.use(reply(endpoints.randomPrediction, openPrediction), reply(endpoints.match, scheduledDetail));
  },
  play: async ({ canvas, userEvent, msw }) => {
    let asked = 0;
    msw.use(
      http.get(endpoints.matchChat.path, () => {
        asked += 1;
        return HttpResponse.json([]);
      }),
    );
    await canvas.findByRole('button', { name: '[ AGREE ]' });
    await expect(asked).toBe(0);
    const panel = await openChat({ canvas, userEvent });
    await panel.findByText('Make a pick to join the chat.');
    await panel.findByText('Make a pick to post messages');
    await expect(panel.queryByRole('textbox')).toBeNull();
    await expect(asked).toBe(1);
  },
};

export const AVisitorReads: Story = {
  name: 'a visitor reads the chat, and is shown the way in',
  beforeEach: ({ msw }) => {
    msw.use(
      refuse(endpoints.currentUser, 401, 'Unauthorized'),
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

export const AFailedChatLeavesTheCard: Story = {
  name: 'C19, C21×F5: a chat that cannot be loaded says so, and the card lives on',
  beforeEach: ({ msw }) => {
    msw.use(refuse(endpoints.matchChat, 500), refuse(endpoints.match, 500), refuse(endpoints.playByPlay, 500));
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
