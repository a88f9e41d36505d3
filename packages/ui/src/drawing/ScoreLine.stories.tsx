import { finalMatch } from '@machine/mocks/match.ts';
import { eplPlays, nbaPlays } from '@machine/mocks/plays.ts';
import type { Play } from '@machine/contract/match.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { variantSheet } from '../../stories/StateSheet.tsx';
import { ScoreLine } from './ScoreLine.tsx';
import { presets } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const lastPlay = nbaPlays.at(-1) as Play;
const { homeTeam, awayTeam, homeTeamAbbr, awayTeamAbbr } = finalMatch;

const meta = {
  title: 'Components/Drawing/Score Line',
  component: ScoreLine,
  parameters: usage({
    when: 'For how the lead changed over a match.',
    not: "For a player's standing over time: that is an `EdgeChart`. Without plays it renders nothing.",
    with: 'A `Scoreboard` above it, and a `Result` around it.',
  }),
  args: { plays: nbaPlays, homeTeam, awayTeam, homeTeamAbbr, awayTeamAbbr, status: 'FINAL' },
  argTypes: {
    plays: presets({ whole: nbaPlays, 'so far': nbaPlays.slice(0, 40), EPL: eplPlays, one: nbaPlays.slice(0, 1) }),
    status: { options: ['LIVE', 'FINAL', 'VOID'] },
    // For the crests of clubs whose names aren't known.
    homeTeamAbbr: { control: false },
    awayTeamAbbr: { control: false },
  },
} satisfies Meta<typeof ScoreLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Nba: Story = {};
export const States: Story = {
  render: variantSheet({
    'newest first': { plays: nbaPlays.toReversed() },
    epl: { plays: eplPlays, homeTeam: 'Arsenal', awayTeam: 'Chelsea', homeTeamAbbr: null, awayTeamAbbr: null },
    live: { plays: nbaPlays.slice(0, 40), status: 'LIVE' },
    voided: { plays: nbaPlays.slice(0, 60), status: 'VOID' },
    overtime: {
      plays: [
        ...nbaPlays.slice(0, -1),
        { ...lastPlay, period: 4, clock: '0:03', scoreHome: 98, scoreAway: 98 },
        { ...lastPlay, id: 'overtime', period: 5, clock: '0:41', scoreHome: 101, scoreAway: 98 },
      ],
    },
    // A server that sends no clocks.
    'without clocks': { plays: nbaPlays.map((play) => ({ ...play, clock: null })) },
    'one play': { plays: nbaPlays.slice(0, 1), status: 'LIVE' },
    'without a lead': { plays: eplPlays.slice(0, 1), status: 'LIVE' },
  }),
};
