import { eplDrawMatch, finalMatch, postponedMatch } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectColor } from '../../stories/expectColor.ts';

import { usage } from '../../stories/usage.ts';
import { Scoreboard } from './Scoreboard.tsx';

const meta = {
  title: 'Components/Completed/Scoreboard',
  component: Scoreboard,
  parameters: usage({
    when: 'At the top of a completed match.',
    do: ['Pass the side that the Machine picked, so that its crest is highlighted.'],
    dont: ["Don't add a winner: the lower score is dimmed, and a draw dims none."],
  }),
  args: { match: finalMatch, machinePick: 'HOME' },
} satisfies Meta<typeof Scoreboard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Expects the color of the text of two scores. */
const shows =
  (...scores: Array<[text: string, color: '--gray-11' | '--gray-12']>): Story['play'] =>
  async ({ canvas }) => {
    for (const [text, color] of scores) await expectColor(canvas.getByText(text), color);
  };

export const Final: Story = { play: shows(['101', '--gray-12'], ['98', '--gray-11']) };
export const AwayWon: Story = {
  args: { match: { ...finalMatch, scoreHome: 98, scoreAway: 101 } },
  play: shows(['98', '--gray-11'], ['101', '--gray-12']),
};
export const MachinePickedAway: Story = { args: { machinePick: 'AWAY' } };
export const Draw: Story = { args: { match: eplDrawMatch, machinePick: 'DRAW' } };
export const WithoutScore: Story = { args: { match: postponedMatch } };
