import { endpoints } from '@machine/contract';
import { finalRecap, newResults, openPrediction, player } from '@machine/mocks/fixtures';
import { reply, replyError } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { integration } from '../flow.ts';
import { controlEndpoint } from '../flowSetup.ts';
import { expectScreen, findTitle, loggedOut } from '../steps.ts';

const playerWithResults = { ...player, newResultsCount: newResults.totalCount };
/** The bodies sent to mark results as seen. */
const seen = fn();
const requested = fn();

const meta = {
  title: 'Flows/Integration/New Results',
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  ...integration(
    {},
    reply(endpoints.currentUser, playerWithResults),
    reply(endpoints.recap, finalRecap),
    http.get(endpoints.newResults.path, () => {
      requested();
      return HttpResponse.json(newResults);
    }),
    http.post(endpoints.markResultsSeen.path, async ({ request }) => {
      seen(await request.json());
      return HttpResponse.json({});
    }),
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type Context = Parameters<NonNullable<Story['play']>>[0];
const SUMMARY = /: 2 of 4 right, \+5 stars\./;
const findCard = ({ canvas }: Context) => canvas.findByRole('heading', { level: 2, name: SUMMARY });
const queryCard = ({ canvas }: Context) => canvas.queryByRole('heading', { level: 2, name: SUMMARY });
const resetCalls = () => {
  seen.mockClear();
  requested.mockClear();
};

export const ClosedCard: Story = {
  name: 'shows the results once, next to a playable card, and marks them as seen when closed',
  parameters: { covers: ['C48', 'C49'] },
  play: async (context) => {
    resetCalls();
    const { canvas, userEvent } = context;
    await findCard(context);
    await expect(canvas.getByRole('button', { name: /\[ AGREE/ })).toBeEnabled();
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Close results' }));
    await waitFor(() => expect(seen.mock.calls).toEqual([[{ until: newResults.until }]]));
    await expect(queryCard(context)).toBeNull();
    await expect(document.body).not.toHaveFocus();
    // Not again when the player comes back to the screen.
    await userEvent.click(canvas.getByRole('link', { name: 'Terms' }));
    await findTitle(context, 'Terms');
    await userEvent.click(canvas.getAllByRole('link', { name: /Beat the Machine/i })[0] as HTMLElement);
    await findTitle(context, 'THE MACHINE');
    await expect(queryCard(context)).toBeNull();
    await expect(requested).toHaveBeenCalledOnce();
  },
};

export const LogIn: Story = {
  name: 'shows the results after a login on the screen',
  beforeEach: ({ msw }) =>
    msw.use(loggedOut, reply(endpoints.spotlightPrediction, openPrediction), reply(endpoints.login, null)),
  play: async (context) => {
    resetCalls();
    const { canvas, msw, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    await userEvent.type(await screen.findByLabelText('Email'), player.email);
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse');
    await expect(requested).not.toHaveBeenCalled();
    msw.use(reply(endpoints.currentUser, playerWithResults));
    await userEvent.keyboard('{Enter}');
    await findCard(context);
  },
};

export const FollowedRecap: Story = {
  name: 'marks the results as seen when the list is opened, and leads to the recaps',
  parameters: { covers: ['C49'] },
  play: async (context) => {
    resetCalls();
    const { canvas, userEvent } = context;
    await findCard(context);
    await userEvent.click(canvas.getByRole('button', { name: /^Since/ }));
    await waitFor(() => expect(seen).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('link', { name: /Golden State Warriors/ }));
    await expectScreen(context, 'Match recap');
  },
};

export const FailedLoad: Story = {
  name: 'shows nothing when the results fail to load',
  parameters: { covers: ['C48'] },
  beforeEach: ({ msw }) => msw.use(replyError(endpoints.newResults, 500)),
  play: async (context) => {
    await context.canvas.findByRole('button', { name: /\[ AGREE/ });
    await expect(context.canvas.queryByRole('alert')).toBeNull();
    await expect(queryCard(context)).toBeNull();
  },
};

export const FailedMark: Story = {
  name: 'stays quiet when marking as seen fails',
  parameters: { covers: ['C49'] },
  beforeEach: ({ msw }) => msw.use(replyError(endpoints.markResultsSeen, 500)),
  play: async (context) => {
    await findCard(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Close results' }));
    await waitFor(() => expect(queryCard(context)).toBeNull());
    await expect(context.canvas.queryByRole('alert')).toBeNull();
  },
};

const late = controlEndpoint(endpoints.newResults);

export const LateResponse: Story = {
  name: 'waits for the next visit when the results arrive after the first press',
  beforeEach: ({ msw }) => msw.use(late.handler),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await canvas.findByRole('button', { name: /\[ AGREE/ });
    await waitFor(() => expect(late.requested).toHaveBeenCalled());
    await userEvent.keyboard('{Shift}');
    late.respond(newResults);
    await expect(queryCard(context)).toBeNull();
  },
};

export const OlderServer: Story = {
  name: 'makes no call to a server that does not count new results',
  beforeEach: ({ msw }) => msw.use(reply(endpoints.currentUser, player)),
  play: async (context) => {
    resetCalls();
    await context.canvas.findByRole('button', { name: /\[ AGREE/ });
    await expect(queryCard(context)).toBeNull();
    await expect(requested).not.toHaveBeenCalled();
  },
};
