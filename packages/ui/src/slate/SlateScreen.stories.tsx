import type { SlateEntry } from '@machine/contract/slate.ts';
import { FIXED_NOW } from '@machine/mocks/clock.ts';
import { aheadDuel } from '@machine/mocks/duel.ts';
import { fullEplPrediction } from '@machine/mocks/prediction.ts';
import { tenQuestions } from '@machine/mocks/question.ts';
import { voidMovedMatch } from '@machine/mocks/realMatches.ts';
import {
  disagreedSlateEntry,
  drawSlateEntry,
  emptySlate,
  eplSlateEntry,
  goldOverSlateEntry,
  goldSlateEntry,
  hostileSlateEntry,
  liveSlateEntry,
  lockedSlateEntry,
  manySlateEntries,
  markedSlateEntries,
  missedSlateEntry,
  openSlateEntry,
  pickedSlateEntries,
  plainSlateEntry,
  postponedSlateEntry,
  provisionalSlateEntry,
  rightSlateEntry,
  slateEntries,
  unpickedOverSlateEntry,
  visitorSlateEntries,
  voidSlateEntry,
  wrongSlateEntry,
} from '@machine/mocks/slate.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { hidingResults } from '../../stories/hidingResults.tsx';
import { inFrame, pageParameters } from '../../stories/inFrame.tsx';

import { LastQuestions } from '../question/LastQuestions.tsx';
import { SlateScreen } from './SlateScreen.tsx';
import { presets, VIEWERS, WAITING } from '../../stories/presets.ts';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';

const ready = (entries: readonly SlateEntry[]) => ({ kind: 'ready', entries, nextPredictionAt: null }) as const;
/** A slate of these matches. */
const of = (...entries: readonly SlateEntry[]): Story => ({ args: { state: ready(entries) } });

const saving = [{ matchId: openSlateEntry.match.id, choice: 'AGREE' as const }];

const READY = ready(slateEntries);
const NONE: readonly string[] = [];
const NOT_SAVING: typeof saving = [];

const meta = {
  title: 'Screens/Today',
  component: SlateScreen,
  parameters: {
    ...pageParameters,
    viewer: 'player',
    ...usage({
      when: 'At `/today`: all predictions of a day, for picking one after the other.',
      not: 'For one match in depth: that is the `HomeScreen`. For all results: the `CompletedScreen`.',
      with: 'Built from `Tabs`, `SpotlightLine`, `SlateRow` and `LastQuestions`. Rows lead to the card or the recap.',
    }),
  },
  decorators: [inFrame],
  args: {
    state: READY,
    day: 'today',
    onDay: fn(),
    filter: 'all',
    onFilter: fn(),
    clubs: NONE,
    viewer: 'player',
    now: FIXED_NOW,
    saving: NOT_SAVING,
    isRateLimited: false,
    onPick: fn(),
    hasShortcuts: true,
  },
  argTypes: {
    state: presets({
      ready: READY,
      open: ready([openSlateEntry, eplSlateEntry, drawSlateEntry]),
      gold: ready([openSlateEntry, goldSlateEntry]),
      locked: ready([lockedSlateEntry, disagreedSlateEntry]),
      live: ready([liveSlateEntry, missedSlateEntry]),
      over: ready([
        goldOverSlateEntry,
        rightSlateEntry,
        wrongSlateEntry,
        provisionalSlateEntry,
        unpickedOverSlateEntry,
      ]),
      'all picked': { ...ready(pickedSlateEntries), nextPredictionAt: emptySlate.nextPredictionAt },
      ...WAITING,
      empty: { kind: 'empty', nextPredictionAt: emptySlate.nextPredictionAt },
    }),
    day: { options: ['yesterday', 'today', 'tomorrow'] },
    filter: { options: ['all', 'nba', 'epl', 'mine'] },
    leagues: presets({ both: undefined, 'only NBA': ['NBA'], 'only EPL': ['EPL'] }),
    clubs: presets({ none: NONE, three: ['EVE', 'DEN', 'LAL'] }),
    viewer: { options: VIEWERS },
    saving: presets({ none: NOT_SAVING, AGREE: saving }),
    duel: presets({ none: null, ahead: aheadDuel.week }),
    spotlight: presets({ none: null, open: fullEplPrediction, picked: { ...fullEplPrediction, userPick: 'AGREE' } }),
  },
} satisfies Meta<typeof SlateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onDay: (_, day) => ({ day }), onFilter: (_, filter) => ({ filter }) }),
};

export const WithAWeek: Story = { args: { duel: aheadDuel.week } };
export const Loading: Story = {
  tags: ['loading'],
  args: { state: { kind: 'loading', isSlow: true }, viewer: 'loading' },
};
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Empty: Story = {
  tags: ['empty'],
  args: { state: { kind: 'empty', nextPredictionAt: emptySlate.nextPredictionAt } },
};
export const Ready: Story = { tags: ['ready'] };
/** One mark of each kind: on a match that hasn't started. */
export const SinceThen: Story = { args: { state: ready(markedSlateEntries) } };
export const Visitor: Story = {
  tags: ['anonymous'],
  args: { state: ready(visitorSlateEntries), viewer: 'anonymous', hasShortcuts: false },
};
export const AllPicked: Story = {
  args: { state: { ...ready(pickedSlateEntries), nextPredictionAt: emptySlate.nextPredictionAt } },
};
export const FollowedClubsFirst: Story = { args: { clubs: ['EVE', 'DEN'] } };
export const MyClubs: Story = { args: { clubs: ['EVE', 'DEN', 'LAL'], filter: 'mine' } };
export const NoClubs: Story = { args: { filter: 'mine', clubPicker: 'All clubs' } };
export const ClubsDoNotPlay: Story = { args: { filter: 'mine', clubs: ['WOL'] } };
export const NoMatchesOfALeague: Story = { args: { filter: 'epl', state: ready([openSlateEntry]) } };
export const Tomorrow: Story = { args: { day: 'tomorrow', state: ready([eplSlateEntry]) } };
const twoOpen = ready([openSlateEntry, eplSlateEntry]);
export const Saving: Story = { tags: ['saving'], args: { saving, state: twoOpen } };
export const RateLimited: Story = { tags: ['rate-limited'], args: { isRateLimited: true, state: twoOpen } };
export const Paused: Story = { args: { state: { ...ready([liveSlateEntry]), isPaused: true } } };
export const Open: Story = of(openSlateEntry, eplSlateEntry, drawSlateEntry);
export const Gold: Story = { ...of(openSlateEntry, goldSlateEntry), tags: ['gold'] };
/** In the last hour before the start, the time until then is shown. */
export const StartsSoon: Story = { args: { now: new Date('2025-10-14T13:50:00Z'), state: twoOpen } };
export const Locked: Story = { ...of(lockedSlateEntry, disagreedSlateEntry), tags: ['locked'] };
export const Live: Story = { ...of(liveSlateEntry, missedSlateEntry), tags: ['live'] };
const delayedSince = '2025-10-14T11:50:00Z';
export const Delayed: Story = {
  ...of({
    ...liveSlateEntry,
    match: { ...liveSlateEntry.match, scoresDelayedSince: delayedSince },
    result: liveSlateEntry.result && { ...liveSlateEntry.result, asOf: delayedSince },
  }),
};
export const Over: Story = {
  ...of(goldOverSlateEntry, rightSlateEntry, wrongSlateEntry, provisionalSlateEntry, unpickedOverSlateEntry),
};
export const OpenQuestion: Story = { args: { spotlight: fullEplPrediction } };
export const StartedQuestion: Story = {
  args: { spotlight: { match: { ...fullEplPrediction.match, status: 'LIVE' }, userPick: 'DISAGREE' } },
};
/** Above the matches. */
export const Questions: Story = {
  args: {
    spotlight: { ...fullEplPrediction, userPick: 'AGREE' },
    lastQuestions: <LastQuestions questions={tenQuestions} viewer="player" now={FIXED_NOW} onShare={fn()} />,
  },
};

export const Hidden: Story = { decorators: [hidingResults] };

export const DoesNotCount: Story = {
  ...of(voidSlateEntry, postponedSlateEntry, {
    ...voidSlateEntry,
    match: { ...voidSlateEntry.match, id: 'moved', movedTo: voidMovedMatch.movedTo },
  }),
};
export const WithoutStakes: Story = of(plainSlateEntry);
export const OneLeague: Story = { args: { leagues: ['NBA'], state: ready([openSlateEntry]) } };
export const HostileText: Story = {
  tags: ['extreme'],
  ...of(hostileSlateEntry),
  globals: { viewport: { value: 'phone320' } },
};
export const ManyMatches: Story = {
  ...of(...manySlateEntries(600)),
  tags: ['extreme'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '600');
  },
};
