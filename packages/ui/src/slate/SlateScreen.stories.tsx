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
import { usage } from '../../stories/usage.ts';

const ready = (entries: readonly SlateEntry[]) => ({ kind: 'ready', entries, nextPredictionAt: null }) as const;
/** A slate of these matches. */
const of = (...entries: readonly SlateEntry[]): Story => ({ args: { state: ready(entries) } });

const saving = [{ matchId: openSlateEntry.match.id, choice: 'AGREE' as const }];

const meta = {
  title: 'Screens/Slate',
  component: SlateScreen,
  parameters: {
    ...pageParameters,
    ...usage({
      when: 'At `/today`: all predictions of a day, for picking one after the other.',
      not: 'For one match in depth: that is the `HomeScreen`. For all results: the `CompletedScreen`.',
      with: 'Built from `Tabs`, `SpotlightLine`, `SlateRow` and `LastQuestions`. Rows lead to the card or the recap.',
    }),
  },
  decorators: [inFrame],
  args: {
    state: ready(slateEntries),
    day: 'today',
    onDay: fn(),
    filter: 'all',
    onFilter: fn(),
    clubs: [],
    viewer: 'player',
    now: FIXED_NOW,
    saving: [],
    isRateLimited: false,
    onPick: fn(),
    hasShortcuts: true,
  },
} satisfies Meta<typeof SlateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAWeek: Story = { tags: ['spec:slate-duel'], args: { duel: aheadDuel.week } };
export const Loading: Story = {
  tags: ['spec:slate-loading'],
  args: { state: { kind: 'loading', isSlow: true }, viewer: 'loading' },
};
export const Failed: Story = { tags: ['spec:slate-failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Empty: Story = {
  tags: ['spec:slate-empty'],
  args: { state: { kind: 'empty', nextPredictionAt: emptySlate.nextPredictionAt } },
};
export const Ready: Story = { tags: ['spec:slate-ready'] };
/** One mark of each kind: on a match that hasn't started. */
export const SinceThen: Story = { tags: ['spec:slate-since-then'], args: { state: ready(markedSlateEntries) } };
export const Visitor: Story = {
  tags: ['spec:slate-visitor'],
  args: { state: ready(visitorSlateEntries), viewer: 'anonymous', hasShortcuts: false },
};
export const AllPicked: Story = {
  tags: ['spec:slate-all-picked'],
  args: { state: { ...ready(pickedSlateEntries), nextPredictionAt: emptySlate.nextPredictionAt } },
};
export const FollowedClubsFirst: Story = { tags: ['spec:slate-followed-clubs'], args: { clubs: ['EVE', 'DEN'] } };
export const MyClubs: Story = { tags: ['spec:slate-my-clubs'], args: { clubs: ['EVE', 'DEN', 'LAL'], filter: 'mine' } };
export const NoClubs: Story = { tags: ['spec:slate-no-clubs'], args: { filter: 'mine', clubPicker: 'All clubs' } };
export const ClubsDoNotPlay: Story = {
  tags: ['spec:slate-clubs-do-not-play'],
  args: { filter: 'mine', clubs: ['WOL'] },
};
export const NoMatchesOfALeague: Story = {
  tags: ['spec:slate-no-league'],
  args: { filter: 'epl', state: ready([openSlateEntry]) },
};
export const Tomorrow: Story = { tags: ['spec:slate-day'], args: { day: 'tomorrow', state: ready([eplSlateEntry]) } };
const twoOpen = ready([openSlateEntry, eplSlateEntry]);
export const Saving: Story = { tags: ['spec:slate-saving'], args: { saving, state: twoOpen } };
export const RateLimited: Story = { args: { isRateLimited: true, state: twoOpen } };
export const Paused: Story = {
  tags: ['spec:slate-paused'],
  args: { state: { ...ready([liveSlateEntry]), isPaused: true } },
};
export const Open: Story = { ...of(openSlateEntry, eplSlateEntry, drawSlateEntry), tags: ['spec:slate-open'] };
export const Gold: Story = { ...of(openSlateEntry, goldSlateEntry), tags: ['spec:slate-gold'] };
/** In the last hour before the start, the time until then is shown. */
export const StartsSoon: Story = {
  tags: ['spec:slate-soon'],
  args: { now: new Date('2025-10-14T13:50:00Z'), state: twoOpen },
};
export const Locked: Story = { ...of(lockedSlateEntry, disagreedSlateEntry), tags: ['spec:slate-locked'] };
export const Live: Story = { ...of(liveSlateEntry, missedSlateEntry), tags: ['spec:slate-live'] };
const delayedSince = '2025-10-14T11:50:00Z';
export const Delayed: Story = {
  ...of({
    ...liveSlateEntry,
    match: { ...liveSlateEntry.match, scoresDelayedSince: delayedSince },
    result: liveSlateEntry.result && { ...liveSlateEntry.result, asOf: delayedSince },
  }),
  tags: ['spec:slate-delayed'],
};
export const Over: Story = {
  ...of(goldOverSlateEntry, rightSlateEntry, wrongSlateEntry, provisionalSlateEntry, unpickedOverSlateEntry),
  tags: ['spec:slate-over'],
};
/** Above the matches. */
export const Questions: Story = {
  tags: ['spec:slate-questions'],
  args: {
    spotlight: { ...fullEplPrediction, userPick: 'AGREE' },
    lastQuestions: <LastQuestions questions={tenQuestions} viewer="player" now={FIXED_NOW} onShare={fn()} />,
  },
};

export const Hidden: Story = { decorators: [hidingResults], tags: ['spec:spoilers-slate'] };

export const DoesNotCount: Story = {
  ...of(voidSlateEntry, postponedSlateEntry, {
    ...voidSlateEntry,
    match: { ...voidSlateEntry.match, id: 'moved', movedTo: voidMovedMatch.movedTo },
  }),
  tags: ['spec:slate-void'],
};
export const WithoutStakes: Story = { ...of(plainSlateEntry), tags: ['spec:slate-plain'] };
export const OneLeague: Story = { args: { leagues: ['NBA'], state: ready([openSlateEntry]) } };
export const HostileText: Story = { ...of(hostileSlateEntry), globals: { viewport: { value: 'phone320' } } };
export const ManyMatches: Story = {
  ...of(...manySlateEntries(600)),
  tags: ['spec:slate-many'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '600');
  },
};
