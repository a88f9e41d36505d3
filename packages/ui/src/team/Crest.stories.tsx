import type { Meta, StoryObj } from '@storybook/react-vite';

import { variantSheet } from '../../stories/StateSheet.tsx';
import { usage } from '../../stories/usage.ts';
import { Crest } from './Crest.tsx';

const meta = {
  title: 'Components/Team/Crest',
  component: Crest,
  parameters: usage({
    when: 'For a team, next to its name.',
    not: 'Without the name: the crest is hidden from screen readers. For a player: that is an `Avatar`.',
    with: 'The name of the team in a `UserText`; `Scoreboard`, `MatchUp` and `MatchRow` have it.',
    do: ['Use 80 pixels on cards, 40 next to scores and 28 in lists.', 'Highlight the side that the Machine picked.'],
  }),
  args: { team: 'Los Angeles Lakers', code: 'LAL' },
  argTypes: {
    team: { options: ['Los Angeles Lakers', 'Boston Celtics', 'Arsenal', 'Llanfairpwllgwyngyll Athletic'] },
    code: { options: [null, 'LAL', 'BOS', 'ARS'] },
  },
} satisfies Meta<typeof Crest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  args: { code: null },
  parameters: { chromatic: { disableSnapshot: true } },
};

export const States: Story = {
  render: variantSheet({
    known: {},
    picked: { isPicked: true },
    small: { size: 32 },
    'unknown club': { team: 'Llanfairpwllgwyngyll Athletic', code: null },
    'no name': { team: '', code: null },
  }),
};
