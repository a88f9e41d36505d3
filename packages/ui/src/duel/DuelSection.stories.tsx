import { aheadDuel, behindDuel, firstWeekDuel, hugeDuel, levelDuel, noDuel } from '@machine/mocks/duel.ts';
import { betterEdge, luckyEdge, noEdge, tooFewEdge, unluckyEdge, worseEdge } from '@machine/mocks/edge.ts';
import { edgeDetails, edgeDetailsOf } from '@machine/mocks/edgeDetails.ts';
import { HOSTILE_TEXTS } from '@machine/mocks/hostile.ts';
import type { Edge, EdgeDetails } from '@machine/contract/edge.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { EdgeOrigin } from '../edge/EdgeOrigin.tsx';
import { DuelSection } from './DuelSection.tsx';
import { presets } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const ready = (details: EdgeDetails) => <EdgeOrigin state={{ kind: 'ready', details }} />;
const withDetails = (edge: Edge) => ({ edge, origin: ready(edgeDetailsOf(edge)) });

const meta = {
  title: 'Components/Duel/Duel Section',
  component: DuelSection,
  parameters: usage({
    when: 'On a profile, for how a player does against the Machine.',
    not: 'For comparing players: that is the table of the `MachineScreen`.',
    with: 'Built from `DuelScore` and `EdgeOrigin`; the `ProfileScreen` shows it below the `ProfileStats`.',
    dont: ["Don't call it skill before it is beyond luck."],
  }),
  args: { ...withDetails(luckyEdge), duel: aheadDuel },
  argTypes: {
    edge: presets({
      'within luck': luckyEdge,
      unlucky: unluckyEdge,
      better: betterEdge,
      worse: worseEdge,
      'too few': tooFewEdge,
      none: noEdge,
    }),
    duel: presets({
      ahead: aheadDuel,
      behind: behindDuel,
      level: levelDuel,
      'first week': firstWeekDuel,
      none: noDuel,
      unknown: undefined,
    }),
  },
} satisfies Meta<typeof DuelSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const None: Story = { args: { edge: noEdge, duel: noDuel } };
export const TooFew: Story = { args: { edge: tooFewEdge, duel: firstWeekDuel } };
export const WithinLuck: Story = {};
export const OfAnother: Story = { args: { username: 'mira_calls_it' } };
export const Negative: Story = { args: { ...withDetails(unluckyEdge), duel: behindDuel } };
export const BeyondLuck: Story = { args: { ...withDetails(betterEdge), duel: levelDuel } };
export const BehindBeyondLuck: Story = { args: { ...withDetails(worseEdge), duel: behindDuel } };
export const WithoutWeeks: Story = { args: { duel: undefined } };
export const UnknownVerdict: Story = { tags: ['extreme'], args: { edge: { ...luckyEdge, verdict: 'SPLENDID' } } };
export const DetailsLoading: Story = {
  tags: ['loading'],
  args: { origin: <EdgeOrigin state={{ kind: 'loading' }} /> },
};
export const DetailsFailed: Story = {
  tags: ['failed'],
  args: { origin: <EdgeOrigin state={{ kind: 'failed', onRetry: fn() }} /> },
};

const longNames = Object.values(HOSTILE_TEXTS).map((text) => ({ name: text, disagreements: 1e9, ahead: -1e15 }));
export const LongNames: Story = {
  tags: ['extreme'],
  args: {
    edge: { ...luckyEdge, ahead: 1e15, disagreements: 1e12 },
    duel: hugeDuel,
    username: Object.values(HOSTILE_TEXTS)[0],
    origin: ready({
      timeline: [{ at: 'soon', disagreements: -3, ahead: 1e300, luck: -1e300 }, ...edgeDetails.timeline],
      leagues: longNames.map(({ name, ...sum }) => ({ ...sum, league: name })),
      clubs: longNames.map(({ name, ...sum }) => ({ ...sum, league: 'NBA', club: name })),
    }),
  },
  play: async ({ canvasElement }) => {
    const drawn = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    await expect(drawn.join()).not.toMatch(/NaN|Infinity/);
  },
};

export const ShowsAllClubs: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const clubs = canvas.getByRole('list', { name: 'By club' });
    await expect(clubs.children).toHaveLength(6);
    canvas.getByRole('button', { name: 'Show all 9' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(clubs.children).toHaveLength(9);
    await expect(clubs.parentElement).toHaveFocus();
  },
};
