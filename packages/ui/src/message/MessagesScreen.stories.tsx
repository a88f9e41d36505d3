import { FIXED_NOW } from '@machine/mocks/clock.ts';
import { player } from '@machine/mocks/currentUser.ts';
import { dmThread, dmThreads, groupThread, hostileThreads, malformedThreads } from '@machine/mocks/message.ts';
import { requestThread } from '@machine/mocks/safetyThreads.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { inFrame, pageParameters } from '../../stories/inFrame.tsx';
import { type FoldersProps, MessagesScreen, type MessagesState } from './MessagesScreen.tsx';
import { EMPTY, PLAYER, presets, VIEWER_STATES, WAITING } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const ready = (threads: typeof dmThreads): MessagesState => ({ kind: 'ready', threads });

const folders: FoldersProps = { selected: 'inbox', requestCount: 2, onSelect: fn() };
const requests: FoldersProps = { ...folders, selected: 'requests' };

const READY = ready(dmThreads);

const meta = {
  title: 'Screens/Messages',
  component: MessagesScreen,
  parameters: {
    ...pageParameters,
    viewer: 'player',
    ...usage({
      when: "At `/messages`: the player's conversations, and requests in a folder of their own.",
      not: 'For chats of matches: the `MatchChats` of the menu list those.',
      with: 'Built from `ThreadList` and `Tabs`; its button opens the `NewMessageDialog`, and rows lead to the `ThreadScreen`.',
    }),
  },
  decorators: [inFrame],
  args: { viewer: PLAYER, onLogin: fn(), state: READY, now: FIXED_NOW, onNewMessage: fn() },
  argTypes: {
    viewer: presets(VIEWER_STATES),
    state: presets({
      several: READY,
      one: ready([dmThread]),
      group: ready([groupThread]),
      requests: ready([requestThread, { ...groupThread, isRequest: true }]),
      'malformed values': ready(malformedThreads),
      ...WAITING,
      empty: EMPTY,
    }),
    folders: presets({ none: undefined, inbox: folders, requests }),
  },
} satisfies Meta<typeof MessagesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

const narrow = { viewport: { value: 'phone320' } };

export const Anonymous: Story = {
  tags: ['anonymous'],
  args: { viewer: { kind: 'anonymous' }, state: { kind: 'loading' } },
};
export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Empty: Story = { tags: ['empty'], args: { state: { kind: 'empty' } } };
export const Ready: Story = { tags: ['ready'] };
export const One: Story = { args: { state: ready([dmThread]) } };
export const Group: Story = { args: { state: ready([groupThread]) } };
export const Folders: Story = { args: { folders } };

export const Requests: Story = {
  args: { state: ready([requestThread, { ...groupThread, isRequest: true }]), folders: requests },
};

export const NoRequests: Story = { args: { state: { kind: 'empty' }, folders: { ...requests, requestCount: 0 } } };
export const MalformedValues: Story = { tags: ['extreme'], args: { state: ready(malformedThreads) } };
export const HostileText: Story = { tags: ['extreme'], args: { state: ready(hostileThreads) }, globals: narrow };

export const StandsBelowAPlayersHeader: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole('banner'));
    await expect(header.getByRole('button', { name: player.username })).toBeVisible();
    await expect(header.queryByRole('button', { name: 'Log in' })).toBeNull();
  },
};

/** The viewer in the toolbar replaces that of the screen. */
export const StandsBelowTheHeaderOfTheToolbar: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewer: 'visitor' },
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole('banner'));
    await expect(header.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(header.queryByRole('button', { name: player.username })).toBeNull();
  },
};
