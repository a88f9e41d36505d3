import { endpoints } from '@machine/contract';
import {
  decidedCaseDetails,
  moderator,
  openCase,
  openCaseDetails,
  player,
  sundayLeague,
} from '@machine/mocks/fixtures';
import { failNetwork, reply, replyError } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { integration } from '../flow.ts';
import { paths } from '../../paths.ts';
import { loadScenario, startWith } from '../flowSetup.ts';
import { expectToast, findTitle } from '../steps.ts';

/** The bodies of decisions. */
const decided = fn();
const CASE = `/moderation?case=${openCase.id}`;
const asModerator = reply(endpoints.currentUser, moderator);
const recordDecisions = http.post(endpoints.decideCase.path, async ({ request }) => {
  decided(await request.json());
  return HttpResponse.json({}, { status: 201 });
});

const meta = {
  title: 'Flows/Integration/Moderation',
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  ...integration({ path: CASE }, asModerator, reply(endpoints.moderationCase, openCaseDetails), recordDecisions),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const confirm = async (role: 'dialog' | 'alertdialog', name: string) => {
  const dialog = within(await screen.findByRole(role));
  return { dialog, press: await dialog.findByRole('button', { name }) };
};

export const PlayersSeeNothing: Story = {
  name: 'is an unknown page for players, and in no menu of theirs',
  beforeEach: startWith(),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await findTitle(context, 'Page not found');
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(player.username) }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.queryByRole('menuitem', { name: 'Moderation' })).toBeNull();
  },
};

export const MoreFailed: Story = {
  name: 'says that more reports could not be loaded, and keeps those that were',
  args: { path: paths.moderation },
  beforeEach: ({ msw }) => msw.use(reply(endpoints.moderationCases, { cases: [openCase], next: 'older' })),
  play: async ({ canvas, userEvent, msw }) => {
    const more = await canvas.findByRole('button', { name: 'Show more' });
    msw.use(replyError(endpoints.moderationCases, 503));
    await userEvent.click(more);
    await expect(await canvas.findByText("Couldn't load more. Please try again.")).toBeVisible();
    await expect(canvas.getByText(openCase.content)).toBeVisible();
    msw.use(reply(endpoints.moderationCases, { cases: [{ ...openCase, id: 'older' }], next: null }));
    await userEvent.click(more);
    await waitFor(() => expect(canvas.getAllByText(openCase.content)).toHaveLength(2));
  },
};

export const DecisionSent: Story = {
  name: 'sends a decision once, based on the revision that was seen',
  parameters: { covers: ['C104'] },
  play: async ({ canvas, userEvent }) => {
    decided.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'Warn' }));
    const { press } = await confirm('dialog', 'Warn');
    await userEvent.dblClick(press);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(decided.mock.calls).toEqual([
      [{ action: 'WARN', reason: 'HARASSMENT', revision: openCaseDetails.revision }],
    ]);
  },
};

export const DecisionFailed: Story = {
  name: 'keeps a decision that failed in its dialog, with the reason',
  parameters: { covers: ['C104'] },
  beforeEach: startWith(
    asModerator,
    reply(endpoints.moderationCase, openCaseDetails),
    replyError(endpoints.decideCase, 409, 'This case has changed.'),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mute' }));
    const { dialog, press } = await confirm('dialog', 'Mute');
    await userEvent.click(dialog.getByRole('radio', { name: '7 days' }));
    await userEvent.click(press);
    await expect(await dialog.findByText('This case has changed.')).toBeVisible();
    await expect(dialog.getByRole('radio', { name: '7 days' })).toBeChecked();
  },
};

export const UndoFailed: Story = {
  name: 'shows why a decision could not be undone',
  parameters: { covers: ['C105'] },
  beforeEach: startWith(
    asModerator,
    reply(endpoints.moderationCase, decidedCaseDetails),
    failNetwork(endpoints.undoDecision),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    const { dialog, press } = await confirm('alertdialog', 'Undo');
    await userEvent.click(press);
    await expect(await dialog.findByText('Failed to save the decision. Please try again.')).toBeVisible();
  },
};

/** The bodies of reports. */
const reported = fn();

export const LeagueReported: Story = {
  name: 'reports the name of a league',
  args: { path: paths.league(sundayLeague.id) },
  beforeEach: (context) => {
    loadScenario('locked-pick')(context);
    const record = http.post(endpoints.createReport.path, async ({ request }) => {
      reported(await request.json());
      return HttpResponse.json({}, { status: 201 });
    });
    context.msw.use(record);
  },
  play: async ({ canvas, userEvent }) => {
    reported.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: 'More about this league' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Report…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report league' }));
    await userEvent.click(dialog.getByText('Spam'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await expect(await dialog.findByText('Thanks. A moderator will look at it.')).toBeVisible();
    const subject = { kind: 'LEAGUE_NAME', id: sundayLeague.id };
    await expect(reported.mock.calls).toEqual([[{ subject, reason: 'SPAM' }]]);
  },
};

export const WordFilterFailed: Story = {
  name: 'leaves the word filter as it is when switching it fails, and says so',
  parameters: { covers: ['C106'] },
  beforeEach: startWith(
    asModerator,
    reply(endpoints.moderationCase, openCaseDetails),
    replyError(endpoints.setWordFilter, 500),
  ),
  play: async ({ canvas, userEvent }) => {
    const filter = await canvas.findByRole('switch', { name: 'Word filter of this chat' });
    await userEvent.click(filter);
    await expectToast('Internal Server Error');
    await waitFor(() => expect(filter.closest('[data-saving]')).toBeNull());
    await expect(filter).not.toBeChecked();
  },
};
