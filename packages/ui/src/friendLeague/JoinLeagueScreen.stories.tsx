import type { InviteDetails } from '@machine/contract/friendLeague.ts';
import { openInvite } from '@machine/mocks/friendLeague.ts';
import { HOSTILE_TEXTS } from '@machine/mocks/hostile.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inFrame, pageParameters } from '../../stories/inFrame.tsx';

import { JoinLeagueScreen } from './JoinLeagueScreen.tsx';
import { ACTION_STATES, IDLE, PLAYER, presets, VIEWER_STATES, WAITING } from '../../stories/presets.ts';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';

const ready = (changes: Partial<InviteDetails> = {}) =>
  ({ kind: 'ready', invite: { ...openInvite, ...changes } }) as const;

const OPEN = ready();

const meta = {
  title: 'Screens/Join A League',
  component: JoinLeagueScreen,
  parameters: {
    ...pageParameters,
    viewer: 'player',
    ...usage({
      when: 'At `/join/{code}`, where an invite link leads.',
      not: 'For adding somebody to a conversation: that is the `AddPeopleDialog`.',
      with: 'A `Panel` with a `FactList`; then the `FriendLeagueScreen`, and for visitors first the `SignupScreen`.',
      dont: ["Don't join by opening the page: it takes a press."],
    }),
  },
  decorators: [inFrame],
  args: { viewer: PLAYER, onLogin: fn(), state: OPEN, joining: IDLE, onJoin: fn() },
  argTypes: {
    viewer: presets(VIEWER_STATES),
    state: presets({
      open: OPEN,
      member: ready({ state: 'MEMBER', leagueId: 'l-invited' }),
      full: ready({ memberCount: 50, state: 'FULL' }),
      expired: ready({ state: 'EXPIRED' }),
      revoked: { kind: 'unknown' },
      ...WAITING,
    }),
    joining: presets(ACTION_STATES),
    more: presets({ none: undefined, shown: { isOpen: false, onOpen: () => {} } }),
  },
} satisfies Meta<typeof JoinLeagueScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onJoin: () => ({ joining: { kind: 'busy' } }) }),
};

export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading' } } };
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Revoked: Story = { args: { state: { kind: 'unknown' } } };
export const Open: Story = { args: { more: { isOpen: false, onOpen: fn() } } };
export const Visitor: Story = { tags: ['anonymous'], args: { viewer: { kind: 'anonymous' } } };
export const Joining: Story = { args: { joining: { kind: 'busy' } } };
export const JoinFailed: Story = {
  tags: ['failed'],
  args: { joining: { kind: 'failed', error: 'You can be in at most 20 leagues. Leave one to join another.' } },
};
export const AlreadyAMember: Story = { args: { state: ready({ state: 'MEMBER', leagueId: 'l-invited' }) } };
export const Full: Story = { args: { state: ready({ memberCount: 50, state: 'FULL' }) } };
export const Expired: Story = { args: { state: ready({ state: 'EXPIRED' }) } };

export const HostileText: Story = {
  tags: ['extreme'],
  args: { state: ready({ name: Object.values(HOSTILE_TEXTS).join(' '), ownerName: 'W'.repeat(80), startsAt: 'soon' }) },
  globals: { viewport: { value: 'phone320' } },
};
