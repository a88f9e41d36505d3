import type { SlateEntry } from '@machine/contract';
import * as mocks from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { hidingResults } from '../../stories/hidingResults.tsx';
import { inFrame, pageParameters } from '../../stories/inFrame.tsx';

import { LastQuestions } from '../question/LastQuestions.tsx';
import { SlateScreen } from './SlateScreen.tsx';

const ready = (entries: readonly SlateEntry[]) => ({ kind: 'ready', entries, nextPredictionAt: null }) as const;
/** A slate of these matches. */
const of = (...entries: readonly SlateEntry[]): Story => ({ args: { state: ready(entries) } });

const saving = [{ matchId: mocks.openSlateEntry.match.id, choice: 'AGREE' as const }];

const meta = {
  title: 'Screens/Slate',
  component: SlateScreen,
  parameters: pageParameters,
  decorators: [inFrame],
  args: {
    state: ready(mocks.slateEntries),
    day: 'today',
    onDay: fn(),
    filter: 'all',
    onFilter: fn(),
    clubs: [],
    viewer: 'player',
    now: mocks.FIXED_NOW,
    saving: [],
    isRateLimited: false,
    onPick: fn(),
    hasShortcuts: true,
  },
} satisfies Meta<typeof SlateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAWeek: Story = { tags: ['spec:slate-duel'], args: { duel: mocks.aheadDuel.week } };
export const Loading: Story = {
  tags: ['spec:slate-loading'],
  args: { state: { kind: 'loading', isSlow: true }, viewer: 'loading' },
};
export const Failed: Story = { tags: ['spec:slate-failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Empty: Story = {
  tags: ['spec:slate-empty'],
  args: { state: { kind: 'empty', nextPredictionAt: mocks.emptySlate.nextPredictionAt } },
};
export const Ready: Story = { tags: ['spec:slate-ready'] };
/** One mark of each kind: on a match that hasn't started. */
export const SinceThen: Story = { tags: ['spec:slate-since-then'], args: { state: ready(mocks.markedSlateEntries) } };
export const Visitor: Story = {
  tags: ['spec:slate-visitor'],
  args: { state: ready(mocks.visitorSlateEntries), viewer: 'anonymous', hasShortcuts: false },
};
export const AllPicked: Story = {
  tags: ['spec:slate-all-picked'],
  args: { state: { ...ready(mocks.pickedSlateEntries), nextPredictionAt: mocks.emptySlate.nextPredictionAt } },
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
  args: { filter: 'epl', state: ready([mocks.openSlateEntry]) },
};
export const Tomorrow: Story = {
  tags: ['spec:slate-day'],
  args: { day: 'tomorrow', state: ready([mocks.eplSlateEntry]) },
};
const twoOpen = ready([mocks.openSlateEntry, mocks.eplSlateEntry]);
export const Saving: Story = { tags: ['spec:slate-saving'], args: { saving, state: twoOpen } };
export const RateLimited: Story = { args: { isRateLimited: true, state: twoOpen } };
export const Paused: Story = {
  tags: ['spec:slate-paused'],
  args: { state: { ...ready([mocks.liveSlateEntry]), isPaused: true } },
};
export const Open: Story = {
  ...of(mocks.openSlateEntry, mocks.eplSlateEntry, mocks.drawSlateEntry),
  tags: ['spec:slate-open'],
};
export const Gold: Story = { ...of(mocks.openSlateEntry, mocks.goldSlateEntry), tags: ['spec:slate-gold'] };
/** In the last hour before the start, the time until then is shown. */
export const StartsSoon: Story = {
  tags: ['spec:slate-soon'],
  args: { now: new Date('2025-10-14T13:50:00Z'), state: twoOpen },
};
export const Locked: Story = { ...of(mocks.lockedSlateEntry, mocks.disagreedSlateEntry), tags: ['spec:slate-locked'] };
export const Live: Story = { ...of(mocks.liveSlateEntry, mocks.missedSlateEntry), tags: ['spec:slate-live'] };
const delayedSince = '2025-10-14T11:50:00Z';
export const Delayed: Story = {
  ...of({
    ...mocks.liveSlateEntry,
    match: { ...mocks.liveSlateEntry.match, scoresDelayedSince: delayedSince },
    result: mocks.liveSlateEntry.result && { ...mocks.liveSlateEntry.result, asOf: delayedSince },
  }),
  tags: ['spec:slate-delayed'],
};
export const Over: Story = {
  ...of(
    mocks.goldOverSlateEntry,
    mocks.rightSlateEntry,
    mocks.wrongSlateEntry,
    mocks.provisionalSlateEntry,
    mocks.unpickedOverSlateEntry,
  ),
  tags: ['spec:slate-over'],
};
/** Above the matches. */
export const Questions: Story = {
  tags: ['spec:slate-questions'],
  args: {
    spotlight: { ...mocks.fullEplPrediction, userPick: 'AGREE' },
    lastQuestions: (
      <LastQuestions questions={mocks.tenQuestions} viewer="player" now={mocks.FIXED_NOW} onShare={fn()} />
    ),
  },
};

export const Hidden: Story = { decorators: [hidingResults], tags: ['spec:spoilers-slate'] };

export const DoesNotCount: Story = {
  ...of(mocks.voidSlateEntry, mocks.postponedSlateEntry, {
    ...mocks.voidSlateEntry,
    match: { ...mocks.voidSlateEntry.match, id: 'moved', movedTo: mocks.voidMovedMatch.movedTo },
  }),
  tags: ['spec:slate-void'],
};
export const WithoutStakes: Story = { ...of(mocks.plainSlateEntry), tags: ['spec:slate-plain'] };
export const OneLeague: Story = { args: { leagues: ['NBA'], state: ready([mocks.openSlateEntry]) } };
export const HostileText: Story = { ...of(mocks.hostileSlateEntry), globals: { viewport: { value: 'phone320' } } };
export const ManyMatches: Story = {
  ...of(...mocks.manySlateEntries(600)),
  tags: ['spec:slate-many'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '600');
  },
};
