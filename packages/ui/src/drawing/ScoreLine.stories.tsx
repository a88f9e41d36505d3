import { eplPlays, finalMatch, HOSTILE_TEXTS, nbaPlays } from '@machine/mocks/fixtures';
import type { Play } from '@machine/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { ScoreLine } from './ScoreLine.tsx';

const lastPlay = nbaPlays.at(-1) as Play;
const { homeTeam, awayTeam, homeTeamAbbr, awayTeamAbbr } = finalMatch;

const meta = {
  title: 'Components/Drawing/Score Line',
  component: ScoreLine,
  args: { plays: nbaPlays, homeTeam, awayTeam, homeTeamAbbr, awayTeamAbbr, status: 'FINAL' },
} satisfies Meta<typeof ScoreLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Nba: Story = {};
export const NewestFirst: Story = { ...Nba, args: { plays: nbaPlays.toReversed() } };
export const Epl: Story = {
  args: { plays: eplPlays, homeTeam: 'Arsenal', awayTeam: 'Chelsea', homeTeamAbbr: null, awayTeamAbbr: null },
};
export const Live: Story = { args: { plays: nbaPlays.slice(0, 40), status: 'LIVE' } };
export const Voided: Story = {
  args: { plays: nbaPlays.slice(0, 60), status: 'VOID' },
};
export const Overtime: Story = {
  args: {
    plays: [
      ...nbaPlays.slice(0, -1),
      { ...lastPlay, period: 4, clock: '0:03', scoreHome: 98, scoreAway: 98 },
      { ...lastPlay, id: 'overtime', period: 5, clock: '0:41', scoreHome: 101, scoreAway: 98 },
    ],
  },
};
/** A server that sends no clocks. */
export const WithoutClocks: Story = { args: { plays: nbaPlays.map((play) => ({ ...play, clock: null })) } };
export const OnePlay: Story = { args: { plays: nbaPlays.slice(0, 1), status: 'LIVE' } };
export const WithoutALead: Story = { args: { plays: eplPlays.slice(0, 1), status: 'LIVE' } };

export const HostileText: Story = {
  args: { homeTeam: HOSTILE_TEXTS.tag, awayTeam: HOSTILE_TEXTS.long, homeTeamAbbr: null, awayTeamAbbr: null },
};
