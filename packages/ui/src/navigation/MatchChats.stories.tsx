import { matchChats } from '@machine/mocks/match-chat.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inWidth } from '../../stories/inWidth.tsx';

import { EMPTY, presets, WAITING } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';
import { MatchChats } from './MatchChats.tsx';

const READY = { kind: 'ready' as const, chats: matchChats };

const meta = {
  title: 'Components/Navigation/Match Chats',
  component: MatchChats,
  parameters: usage({
    when: 'Inside the side navigation, for the chats of current matches.',
    not: 'For direct messages: those are a `ThreadList`.',
    with: 'Built from `ChatLink`; the `SideNavigation` shows it.',
    do: ['Close the navigation when a chat is opened.'],
  }),
  args: { state: READY, onVisit: fn() },
  decorators: [inWidth(360)],
  argTypes: {
    state: presets({ ready: READY, ...WAITING, empty: EMPTY }),
    currentHref: { options: [undefined, '/match-chat/nba-lal-bos'] },
  },
} satisfies Meta<typeof MatchChats>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Ready: Story = { tags: ['ready'] };
export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading' } } };
