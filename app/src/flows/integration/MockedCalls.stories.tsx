import * as endpoints from '@machine/contract/endpoints.ts';
import { gameInfo } from '@machine/mocks/game.ts';
import { reply, replyError } from '@machine/mocks/handlers.ts';
import { leader, leaderboardEntries } from '@machine/mocks/leaderboard.ts';
import { player } from '@machine/mocks/currentUser.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { expect } from 'storybook/test';
import { Providers } from '../../Providers.tsx';
import LeaderboardsRoute from '../../routes/LeaderboardsRoute.tsx';

/** One screen with its real queries. `parameters.msw.handlers` says what each call replies, by a name that a story can override. */
const meta = {
  title: 'Flows/Integration/Mocked Calls',
  tags: ['flow', '!autodocs'],
  render: () => (
    <Providers>
      <MemoryRouter>
        <LeaderboardsRoute />
      </MemoryRouter>
    </Providers>
  ),
  parameters: {
    layout: 'fullscreen',
    chromatic: { disableSnapshot: true },
    msw: {
      handlers: {
        viewer: [reply(endpoints.currentUser, player), reply(endpoints.gameInfo, gameInfo)],
        board: reply(endpoints.leaderboard, leaderboardEntries),
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(leader.username)).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: { board: replyError(endpoints.leaderboard, 500) } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load the leaderboard.")).toBeVisible();
  },
};

/** The other form: a list of MSW's own handlers, which replaces all of the above. */
export const OfAVisitor: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('/api/auth/user', () => HttpResponse.text('Unauthorized', { status: 401 })),
        http.get('/api/game', () => HttpResponse.json(gameInfo)),
        http.get('/api/leaderboards', () => HttpResponse.json([leader])),
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(leader.username)).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.queryByRole('link', { name: 'Play among friends' })).toBeNull();
  },
};

export const FailingNetwork: Story = {
  name: 'replies under the conditions of the toolbar instead of by the handlers of a story',
  tags: ['behavior'],
  globals: { network: '500' },
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByText("Couldn't load the leaderboard.");
    msw.use(reply(endpoints.leaderboard, leaderboardEntries));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText("Couldn't load the leaderboard.")).toBeVisible();
    await expect(canvas.queryByText(leader.username)).toBeNull();
  },
};

export const WithoutNetwork: Story = {
  ...FailingNetwork,
  name: 'has no network when the toolbar turns it off',
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't load the leaderboard.")).toBeVisible();
    await expect(navigator.onLine).toBe(false);
  },
};
