import type { Share } from '@machine/contract/share.ts';
import { HOSTILE_TEXTS } from '@machine/mocks/hostile.ts';
import { hiddenPick, sharedEdge, sharedPick, sharedWeek } from '@machine/mocks/share.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { hidingResults } from '../../stories/hidingResults.tsx';
import { inFrame, pageParameters } from '../../stories/inFrame.tsx';

import { ShareScreen, type ShareScreenState } from './ShareScreen.tsx';
import { EMPTY, presets, WAITING } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const ready = (share: Share): ShareScreenState => ({ kind: 'ready', share });

const PICK = ready(sharedPick);

const meta = {
  title: 'Screens/Share',
  component: ShareScreen,
  parameters: {
    ...pageParameters,
    ...usage({
      when: 'At `/s/{id}`: what a player shared, for everyone with the link.',
      not: 'For the match itself: that is the `RecapScreen`.',
      with: 'A `ShareCard` with a way into the game; the `ShareDialog` makes its link.',
    }),
  },
  decorators: [inFrame],
  args: { state: PICK, isVisitor: true },
  argTypes: {
    state: presets({
      pick: PICK,
      'hidden pick': ready(hiddenPick),
      week: ready(sharedWeek),
      edge: ready(sharedEdge),
      ...WAITING,
      'not shared': EMPTY,
    }),
  },
} satisfies Meta<typeof ShareScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

const wrongPick: Share = {
  ...sharedPick,
  pick: sharedPick.pick && { ...sharedPick.pick, choice: 'AGREE', wasCorrect: false, stars: 0, stake: 1 },
};
const hiddenWeek: Share = {
  ...sharedWeek,
  hidesResult: true,
  week: sharedWeek.week && {
    ...sharedWeek.week,
    correctCount: null,
    beatenCount: null,
    stars: null,
    duel: null,
    picks: sharedWeek.week.picks.map((pick) => ({ ...pick, wasCorrect: null })),
  },
};
const hiddenEdge: Share = {
  ...sharedEdge,
  hidesResult: true,
  edge: sharedEdge.edge && { ...sharedEdge.edge, ahead: null, odds: null, luck: null, verdict: '' },
};
const hostile: Share = {
  ...sharedPick,
  username: HOSTILE_TEXTS.bidi,
  pick: sharedPick.pick && {
    ...sharedPick.pick,
    homeTeam: HOSTILE_TEXTS.tag,
    awayTeam: 'W'.repeat(300),
    homeTeamAbbr: null,
    awayTeamAbbr: null,
    machinePick: 'AWAY',
    scoreHome: 1e15,
    startTime: 'tomorrow',
  },
};

const asPlayer = { viewer: 'player' };

export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const NotShared: Story = { tags: ['empty'], args: { state: { kind: 'empty' } } };
export const Pick: Story = {};
export const WrongPick: Story = { args: { state: ready(wrongPick), isVisitor: false }, parameters: asPlayer };
export const HiddenPick: Story = { args: { state: ready(hiddenPick) } };
export const Week: Story = { args: { state: ready(sharedWeek) } };
export const HiddenWeek: Story = { args: { state: ready(hiddenWeek) } };
export const Edge: Story = { args: { state: ready(sharedEdge) } };
export const HiddenEdge: Story = { args: { state: ready(hiddenEdge) } };
export const Hidden: Story = { decorators: [hidingResults] };

export const HostileText: Story = {
  tags: ['extreme'],
  args: { state: ready(hostile) },
  globals: { viewport: { value: 'phone320' } },
};
