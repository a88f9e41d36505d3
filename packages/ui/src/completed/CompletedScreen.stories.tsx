import type { CompletedMatch } from '@machine/contract/match.ts';
import { FIXED_NOW } from '@machine/mocks/clock.ts';
import {
  bareMatch,
  completedMatches,
  finalMatch,
  hostileMatch,
  liveMatch,
  machineStats,
  nullScoresMatch,
} from '@machine/mocks/match.ts';
import {
  delayedMatch,
  eplLiveMatch,
  hostileMovedMatch,
  outageMatch,
  voidMovedFarMatch,
  voidMovedMatch,
} from '@machine/mocks/realMatches.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { hidingResults } from '../../stories/hidingResults.tsx';
import { inFrame, pageParameters } from '../../stories/inFrame.tsx';
import { CompletedScreen } from './CompletedScreen.tsx';
import { EMPTY, presets, WAITING } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const ready = (...matches: readonly CompletedMatch[]) => ({ kind: 'ready', matches }) as const;

const READY = ready(...completedMatches);

const meta = {
  title: 'Screens/Completed',
  component: CompletedScreen,
  parameters: {
    ...pageParameters,
    viewer: 'player',
    ...usage({
      when: 'At `/completed`: all started matches, and how the Machine and the viewer did.',
      not: 'For the matches of one day, with picking: that is the `SlateScreen`.',
      with: 'Built from `CompletedRow`, `MachineStreak` and `ShowAllResults`. Each row leads to the `RecapScreen`.',
    }),
  },
  decorators: [inFrame],
  args: { state: READY, stats: machineStats, now: FIXED_NOW },
  argTypes: {
    state: presets({
      ready: READY,
      paused: { ...ready(liveMatch, finalMatch), isPaused: true },
      delayed: ready(delayedMatch, eplLiveMatch, finalMatch),
      moved: ready(voidMovedMatch, voidMovedFarMatch),
      'malformed values': ready(nullScoresMatch, bareMatch),
      ...WAITING,
      empty: EMPTY,
    }),
    stats: presets({
      some: machineStats,
      'no streak': { currentStreak: 0, bestStreak: 0, gradedCount: 0 },
      none: null,
    }),
  },
} satisfies Meta<typeof CompletedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

const noChoice = { userChoice: null, isUserCorrect: null };

export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading', isSlow: true }, stats: null } };
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Empty: Story = {
  tags: ['empty'],
  args: { state: { kind: 'empty' }, stats: { currentStreak: 0, bestStreak: 0, gradedCount: 0 } },
};
export const Ready: Story = { tags: ['ready'] };
export const Paused: Story = { args: { state: { ...ready(liveMatch, finalMatch), isPaused: true } } };
/** Its source hasn't confirmed one of the scores for four minutes. */
export const Delayed: Story = { args: { state: ready(delayedMatch, eplLiveMatch, finalMatch) } };
/** No scores of the NBA arrive. */
export const ScoresDelayed: Story = { args: { state: ready(outageMatch, eplLiveMatch, finalMatch) } };

export const Moved: Story = { args: { state: ready(voidMovedMatch, voidMovedFarMatch, hostileMovedMatch) } };
export const Anonymous: Story = {
  tags: ['anonymous'],
  args: { state: ready(...completedMatches.map((match) => ({ ...match, ...noChoice }))) },
};
export const WithoutStats: Story = { tags: ['extreme'], args: { stats: null } };
export const MalformedValues: Story = { tags: ['extreme'], args: { state: ready(nullScoresMatch, bareMatch) } };
export const HostileText: Story = {
  tags: ['extreme'],
  args: { state: ready(hostileMatch, finalMatch) },
  globals: { viewport: { value: 'phone320' } },
};

export const Hidden: Story = { decorators: [hidingResults] };

export const ShowsOneResultByKeyboard: Story = {
  ...Hidden,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const [first, ...others] = canvas.getAllByRole('button', { name: /^Show result, / });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    // The row's link says the result.
    await expect(document.activeElement).toHaveAccessibleName(/, (live|provisional|final) \d+–\d+$/);
    await expect(canvas.getAllByRole('button', { name: /^Show result, / })).toHaveLength(others.length);
  },
};
