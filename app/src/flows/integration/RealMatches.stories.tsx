import { type Endpoint, endpoints } from '@machine/contract';
import { withoutPlaysDetail, withoutPlaysRecap } from '@machine/mocks/fixtures';
import { reply } from '@machine/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http } from 'msw';
import { expect } from 'storybook/test';
import { flow } from '../flow.ts';
import { type FlowContext, loadScenario } from '../flowSetup.ts';

const calls: string[] = [];

const load =
  (...handlers: Parameters<FlowContext['msw']['use']>) =>
  (context: FlowContext) => {
    calls.length = 0;
    loadScenario('delayed-scores')(context);
    context.msw.use(...handlers);
    // Responds to nothing: the next handler does.
    context.msw.use(http.all('/api/*', ({ request }) => void calls.push(new URL(request.url).pathname)));
  };

const meta = {
  title: 'Flows/Integration/Real Matches',
  tags: ['flow', 'behavior', '!autodocs', 'no-visual'],
  ...flow({}, load()),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const OUTAGE = 'Live NBA scores are delayed right now. Your picks are safe.';
const AGE = /^Score from \d+:\d\d [AP]M, \d+ minutes ago$/;
const callsTo = ({ path }: Endpoint) => calls.filter((called) => called === path.replace(':id', 'one'));

export const Card: Story = {
  name: 'says on a card that the scores of its league are delayed, and keeps picks open',
  parameters: { covers: ['AF22'] },
  args: { path: '/' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(OUTAGE)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: '[ AGREE ]' })).toBeEnabled();
    await expect(canvas.queryByText(/Demo season/)).toBeNull();
  },
};

export const MatchList: Story = {
  name: 'says above the list of matches whose scores are delayed, and on each of them how old its score is',
  parameters: { covers: ['AF22'] },
  args: { path: '/completed' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(OUTAGE)).toBeVisible();
    await expect(canvas.getAllByText(AGE)).toHaveLength(1);
  },
};

export const MatchPage: Story = {
  name: 'says on the page of a match how old its score is',
  parameters: { covers: ['AF22'] },
  args: { path: '/match-chat/one' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(AGE)).toBeVisible();
    await expect(canvas.getAllByText(OUTAGE)[0]).toBeVisible();
  },
};

export const Credits: Story = {
  name: 'names the providers that ask for it on every page',
  args: { path: '/terms' },
  play: async ({ canvas }) => {
    const name = 'Football data provided by the Football-Data.org API';
    await expect(await canvas.findByRole('link', { name })).toBeVisible();
    await expect(await canvas.findByText(/Results come from providers of match data\./)).toBeVisible();
  },
};

export const MovedMatch: Story = {
  name: 'leads from the recap of a moved match to its new prediction',
  args: { path: '/completed/one' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'The match was moved' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'See it' }));
    await expect(await canvas.findByRole('heading', { name: 'THE MACHINE' })).toBeVisible();
  },
};

export const RecapWithoutPlays: Story = {
  name: 'requests no plays for the recap of a league that has none',
  args: { path: '/completed/one' },
  beforeEach: load(reply(endpoints.recap, withoutPlaysRecap)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No play-by-play for this league.')).toBeVisible();
    await expect(callsTo(endpoints.recap)).toHaveLength(1);
    await expect(callsTo(endpoints.playByPlay)).toEqual([]);
  },
};

export const PageWithoutPlays: Story = {
  name: 'says on the page of a match that its league has no play-by-play',
  args: { path: '/match-chat/one' },
  beforeEach: load(reply(endpoints.match, withoutPlaysDetail)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No play-by-play for this league.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('BHA 1 - 1 ARS');
  },
};
