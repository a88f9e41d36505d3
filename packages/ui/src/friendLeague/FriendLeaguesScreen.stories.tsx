import { friendLeagues, newLeague, toSummary } from '@machine/mocks/friendLeague.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { hostileRows } from '../../stories/hostileRows.ts';
import { inFrame, pageParameters } from '../../stories/inFrame.tsx';

import { FriendLeaguesScreen } from './FriendLeaguesScreen.tsx';
import { EMPTY, PLAYER, presets, VIEWER_STATES, WAITING } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const SEVERAL = { kind: 'ready' as const, leagues: friendLeagues };

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
  args: { viewer: PLAYER, onLogin: fn(), state: SEVERAL, onCreate: fn() },
  argTypes: {
    viewer: presets(VIEWER_STATES),
    state: presets({
      several: SEVERAL,
      one: { kind: 'ready', leagues: [toSummary(newLeague)] },
      empty: EMPTY,
      ...WAITING,
    }),
  },
} satisfies Meta<typeof FriendLeaguesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

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
