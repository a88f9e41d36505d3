import type { Play, Recap } from '@machine/contract/match.ts';
import { FIXED_NOW } from '@machine/mocks/clock.ts';
import { eplPlays, nbaPlays } from '@machine/mocks/plays.ts';
import { delayedRecap, movedRecap, withoutPlaysRecap } from '@machine/mocks/realMatches.ts';
import {
  bareRecap,
  bulletsRecap,
  correctedRecap,
  drawRecap,
  finalRecap,
  goldMissedRecap,
  goldRecap,
  hostileRecap,
  hugeRecap,
  liveRecap,
  noPickRecap,
  postMortemPendingRecap,
  postponedRecap,
  provisionalRecap,
  stakesRecap,
  unbrokenRecap,
  voidRecap,
  withoutAnalysisRecap,
  withoutPredictionRecap,
  wrongRecap,
} from '@machine/mocks/recap.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { hidingResults } from '../../stories/hidingResults.tsx';
import { inFrame, pageParameters } from '../../stories/inFrame.tsx';
import { RecapScreen } from './RecapScreen.tsx';
import { usage } from '../../stories/usage.ts';

const ready = (recap: Recap, plays: readonly Play[] = []) => ({ kind: 'ready', recap, plays }) as const;

const meta = {
  title: 'Screens/Recap',
  component: RecapScreen,
  parameters: {
    ...pageParameters,
    ...usage({
      when: 'At `/completed/{id}`: the result of one match, both picks and the analysis.',
      not: 'Before a match starts: that is the `PredictionCard`.',
      with: 'Built from `Scoreboard`, `ScoreLine`, `MachineResult`, `UserResult` and `Analysis`; it leads to the `ReceiptScreen`.',
    }),
  },
  decorators: [inFrame],
  args: { state: ready(finalRecap, nbaPlays), receiptHref: '/receipts/nba-lal-phx-1' },
} satisfies Meta<typeof RecapScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const of = (recap: Recap, plays?: readonly Play[]): Story => ({ args: { state: ready(recap, plays) } });

export const Loading: Story = { tags: ['spec:recap-loading'], args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = {
  tags: ['spec:error-recap'],
  args: { state: { kind: 'failed', message: '500: The feed is not available.', onRetry: fn() } },
};
export const Empty: Story = { tags: ['spec:empty-recap'], args: { state: { kind: 'empty' } } };
export const Ready: Story = {
  tags: [
    'spec:recap-ready',
    'spec:recap-machine-correct',
    'spec:recap-user-correct',
    'spec:recap-receipt',
    'spec:recap-analysis',
    'spec:recap-sources-closed',
    'spec:status-final',
  ],
};
export const Gold: Story = { ...of(goldRecap, nbaPlays), tags: ['spec:recap-gold'] };
export const GoldMissed: Story = {
  ...of(goldMissedRecap),
  tags: ['spec:recap-gold-missed', 'spec:recap-user-incorrect'],
};
export const NoPick: Story = { ...of(noPickRecap), tags: ['spec:recap-no-pick', 'spec:role-anonymous-recap'] };
/** With the hash of the exact text, which anyone can verify. */
export const SourcesOpen: Story = {
  tags: ['spec:recap-sources-open'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sources (3)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Full hash' }));
    await expect(canvas.getByText(finalRecap.prediction?.contentHash ?? '')).toBeVisible();
  },
};
/** A corrected result revoked a star. */
export const StarRevoked: Story = of(correctedRecap);
export const Wrong: Story = {
  ...of(wrongRecap),
  tags: ['spec:recap-machine-wrong', 'spec:recap-user-correct', 'spec:recap-verdict', 'spec:recap-edge'],
};
export const Stakes: Story = { ...of(stakesRecap), tags: ['spec:recap-stakes'] };
export const PostMortemPending: Story = { ...of(postMortemPendingRecap), tags: ['spec:recap-post-mortem-pending'] };
export const Bullets: Story = { ...of(bulletsRecap), tags: ['spec:recap-bullets'] };
export const WithoutAnalysis: Story = { ...of(withoutAnalysisRecap), tags: ['spec:empty-analysis'] };
export const WithoutPrediction: Story = { ...of(withoutPredictionRecap), tags: ['spec:recap-without-prediction'] };
export const Live: Story = { ...of(liveRecap, nbaPlays.slice(0, 60)), tags: ['spec:status-live'] };
const { userResult: provisionalResult } = provisionalRecap;
/** No stars are awarded yet, whatever the server sends. */
export const Provisional: Story = {
  ...of({ ...provisionalRecap, userResult: provisionalResult && { ...provisionalResult, starsDelta: 5 } }),
  tags: ['spec:status-provisional'],
};
export const Draw: Story = { ...of(drawRecap, eplPlays), tags: ['spec:recap-user-incorrect', 'spec:recap-draw'] };
/** Its source hasn't confirmed the score for four minutes. */
export const Delayed: Story = {
  tags: ['spec:recap-delayed'],
  args: { state: { ...ready(delayedRecap, nbaPlays.slice(0, 60)), now: FIXED_NOW } },
};
/** Nothing is said about the course of the match. */
export const WithoutPlayByPlay: Story = { ...of(withoutPlaysRecap), tags: ['spec:recap-no-play-by-play'] };
export const Moved: Story = { ...of(movedRecap), tags: ['spec:recap-moved'] };
export const Void: Story = { ...of(voidRecap), tags: ['spec:status-void'] };
export const Postponed: Story = { ...of(postponedRecap), tags: ['spec:status-postponed'] };
export const Bare: Story = of(bareRecap);
export const HostileText: Story = { ...of(hostileRecap), globals: { viewport: { value: 'phone320' } } };
/** One endless word. */
export const UnbrokenAnalysis: Story = { ...of(unbrokenRecap), globals: HostileText.globals };

export const Hidden: Story = { decorators: [hidingResults], tags: ['spec:spoilers-recap'] };

export const ShowsTheResultAndReadsIt: Story = {
  ...Hidden,
  args: { share: 'Share your pick' },
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Share your pick')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Show result/ }));
    await expect(document.activeElement).toHaveTextContent(/final \d+–\d+$/);
    await expect(canvas.queryByText('Result hidden')).toBeNull();
    await expect(canvas.getByText('Share your pick')).toBeVisible();
  },
};

/** A megabyte of text is laid out in blocks. */
export const PreservesAVeryLongText: Story = {
  ...of(hugeRecap),
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByText(/Taken together/);
    await expect(first?.parentElement?.textContent === hugeRecap.prediction?.fullAnalysis).toBe(true);
  },
};
