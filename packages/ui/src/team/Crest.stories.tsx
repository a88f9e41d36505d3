import { CLUB_ROWS, type League } from '@machine/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Crest } from './Crest.tsx';

const meta = { component: Crest, args: { team: 'Los Angeles Lakers', code: 'LAL' } } satisfies Meta<typeof Crest>;

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
