import { player } from '@machine/mocks/currentUser.ts';
import { friendLeagues, newLeague, toSummary } from '@machine/mocks/friendLeague.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { hostileRows } from '../../stories/hostileRows.ts';
import { inFrame, pageParameters } from '../../stories/inFrame.tsx';

import { FriendLeaguesScreen } from './FriendLeaguesScreen.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Screens/Leagues',
  component: FriendLeaguesScreen,
  parameters: {
    ...pageParameters,
    viewer: 'player',
    ...usage({
      when: "At `/leagues`: the player's leagues, or an example of one.",
      not: 'For the NBA and the Premier League: those are filters of the `SlateScreen`.',
      with: 'A list of links to `FriendLeagueScreen`s; its button opens the `CreateLeagueDialog`.',
    }),
  },
  decorators: [inFrame],
  args: {
    viewer: { kind: 'player', userId: player.id },
    onLogin: fn(),
    state: { kind: 'ready', leagues: friendLeagues },
    onCreate: fn(),
  },
} satisfies Meta<typeof FriendLeaguesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading' } } };
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const None: Story = { tags: ['empty'], args: { state: { kind: 'empty' } } };
export const One: Story = { args: { state: { kind: 'ready', leagues: [toSummary(newLeague)] } } };
export const Many: Story = { tags: ['extreme'] };
export const Anonymous: Story = { tags: ['anonymous'], args: { viewer: { kind: 'anonymous' } } };

export const HostileText: Story = {
  tags: ['extreme'],
  args: { state: { kind: 'ready', leagues: hostileRows(toSummary(newLeague), 'id', 'name') } },
  globals: { viewport: { value: 'phone320' } },
};
