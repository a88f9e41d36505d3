import { eplDrawMatch, finalMatch, HOSTILE_TEXTS, postponedMatch } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { playground } from '../../../../.storybook/helpers/playground.ts';
import { usage } from '../../../../.storybook/helpers/usage.ts';
import { Scoreboard } from './Scoreboard.tsx';
import * as stories from './Scoreboard.stories.tsx';

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

export const Playground: Story = playground(() => stories);

export const Final: Story = {};
export const MachinePickedAway: Story = { args: { machinePick: 'AWAY' } };
export const Draw: Story = { args: { match: eplDrawMatch, machinePick: 'DRAW' } };
export const WithoutScore: Story = { args: { match: postponedMatch } };
export const LongNamesOnANarrowPhone: Story = {
  args: { match: { ...finalMatch, homeTeam: HOSTILE_TEXTS.long, awayTeam: HOSTILE_TEXTS.long } },
  globals: { viewport: { value: 'phone320' } },
};
