import { eplDrawMatch, finalMatch, postponedMatch } from '@machine/mocks/match.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectColor } from '../../stories/expectColor.ts';

import { presets } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';
import { Scoreboard } from './Scoreboard.tsx';

const meta = {
  title: 'Components/Completed/Scoreboard',
  component: Scoreboard,
  parameters: usage({
    when: 'At the top of a completed match.',
    not: 'In lists: a `MatchRow` has the score in two lines.',
    with: 'A `StatusTag` above and a `ScoreLine` below, as on the `RecapScreen`.',
    do: ['Pass the side that the Machine picked, so that its crest is highlighted.'],
    dont: ["Don't add a winner: the lower score is dimmed, and a draw dims none."],
  }),
  args: { match: finalMatch, machinePick: 'HOME' },
  argTypes: {
    match: presets({ final: finalMatch, draw: eplDrawMatch, 'without score': postponedMatch }),
    machinePick: { options: ['HOME', 'AWAY', 'DRAW'] },
  },
} satisfies Meta<typeof Scoreboard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Final: Story = {
  play: async ({ canvas }) => {
    await expectColor(canvas.getByText('101'), '--gray-12');
    await expectColor(canvas.getByText('98'), '--gray-11');
  },
};
export const MachinePickedAway: Story = { args: { machinePick: 'AWAY' } };
export const Draw: Story = { args: { match: eplDrawMatch, machinePick: 'DRAW' } };
export const WithoutScore: Story = { args: { match: postponedMatch } };
