import { CLUB_ROWS, type League } from '@machine/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { usage } from '../../stories/usage.ts';
import { Crest } from './Crest.tsx';

const meta = {
  title: 'Components/Team/Crest',
  component: Crest,
  parameters: usage({
    when: 'For a team, next to its name.',
    do: ['Use 80 pixels on cards, 40 next to scores and 28 in lists.', 'Highlight the side that the Machine picked.'],
    dont: ["Don't show it without the name: the crest is hidden from screen readers."],
  }),
  args: { team: 'Los Angeles Lakers', code: 'LAL' },
} satisfies Meta<typeof Crest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {};
export const Picked: Story = { args: { isPicked: true } };
export const Small: Story = { args: { size: 32 } };
export const UnknownClub: Story = { args: { team: 'Llanfairpwllgwyngyll Athletic', code: null } };
export const NoName: Story = { args: { team: '', code: null } };

const everyClub = (league: League): Story => ({
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 16, padding: 0, listStyle: 'none' }}>
      {CLUB_ROWS[league].map(([code, name]) => (
        <li key={code} style={{ width: 108, display: 'grid', justifyItems: 'center', gap: 8, textAlign: 'center' }}>
          <Crest team={name} code={code} />
          <span style={{ fontSize: 12 }}>{name}</span>
        </li>
      ))}
    </ul>
  ),
});

export const EveryNbaClub: Story = everyClub('NBA');
export const EveryEplClub: Story = everyClub('EPL');
