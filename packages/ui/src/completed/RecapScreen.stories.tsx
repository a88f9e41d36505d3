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
import { EMPTY, presets, WAITING } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const ready = (recap: Recap, plays: readonly Play[] = []) => ({ kind: 'ready', recap, plays }) as const;

const READY = ready(finalRecap, nbaPlays);

const meta = {
  title: 'Screens/Recap',
  component: RecapScreen,
  parameters: {
    ...pageParameters,
    viewer: 'player',
    ...usage({
      when: 'At `/completed/{id}`: the result of one match, both picks and the analysis.',
      not: 'Before a match starts: that is the `PredictionCard`.',
      with: 'Built from `Scoreboard`, `ScoreLine`, `MachineResult`, `UserResult` and `Analysis`; it leads to the `ReceiptScreen`.',
    }),
  },
  decorators: [inFrame],
  args: { state: READY, receiptHref: '/receipts/nba-lal-phx-1' },
  argTypes: {
    state: presets({
      final: READY,
      gold: ready(goldRecap, nbaPlays),
      'gold missed': ready(goldMissedRecap),
      wrong: ready(wrongRecap),
      'without a pick': ready(noPickRecap),
      'star revoked': ready(correctedRecap),
      live: ready(liveRecap, nbaPlays.slice(0, 60)),
      provisional: ready(provisionalRecap),
      draw: ready(drawRecap, eplPlays),
      void: ready(voidRecap),
      postponed: ready(postponedRecap),
      'without analysis': ready(withoutAnalysisRecap),
      'without prediction': ready(withoutPredictionRecap),
      ...WAITING,
      empty: EMPTY,
    }),
    matchId: { control: false },
  },
} satisfies Meta<typeof RecapScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

const of = (recap: Recap, plays?: readonly Play[]): Story => ({ args: { state: ready(recap, plays) } });

export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = {
  tags: ['failed'],
  args: { state: { kind: 'failed', message: '500: The feed is not available.', onRetry: fn() } },
};
export const Empty: Story = { tags: ['empty'], args: { state: { kind: 'empty' } } };
export const Ready: Story = { tags: ['ready'] };
export const Gold: Story = { ...of(goldRecap, nbaPlays), tags: ['gold'] };
export const GoldMissed: Story = { ...of(goldMissedRecap), tags: ['gold'] };
export const NoPick: Story = { ...of(noPickRecap), tags: ['anonymous'] };
/** With the hash of the exact text, which anyone can verify. */
export const SourcesOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sources (3)' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Full hash' }));
    await expect(canvas.getByText(finalRecap.prediction?.contentHash ?? '')).toBeVisible();
  },
};
/** A corrected result revoked a star. */
export const StarRevoked: Story = of(correctedRecap);
export const Wrong: Story = of(wrongRecap);
export const Stakes: Story = of(stakesRecap);
export const PostMortemPending: Story = { ...of(postMortemPendingRecap), tags: ['saving'] };
export const Bullets: Story = of(bulletsRecap);
export const WithoutAnalysis: Story = { ...of(withoutAnalysisRecap), tags: ['empty'] };
export const WithoutPrediction: Story = of(withoutPredictionRecap);
export const Live: Story = { ...of(liveRecap, nbaPlays.slice(0, 60)), tags: ['live'] };
const { userResult: provisionalResult } = provisionalRecap;
/** No stars are awarded yet, whatever the server sends. */
export const Provisional: Story = {
  ...of({ ...provisionalRecap, userResult: provisionalResult && { ...provisionalResult, starsDelta: 5 } }),
  tags: ['live'],
};
export const Draw: Story = of(drawRecap, eplPlays);
/** Its source hasn't confirmed the score for four minutes. */
export const Delayed: Story = { args: { state: { ...ready(delayedRecap, nbaPlays.slice(0, 60)), now: FIXED_NOW } } };
/** Nothing is said about the course of the match. */
export const WithoutPlayByPlay: Story = of(withoutPlaysRecap);
export const Moved: Story = of(movedRecap);
export const Void: Story = of(voidRecap);
export const Postponed: Story = of(postponedRecap);
export const Bare: Story = of(bareRecap);
export const HostileText: Story = {
  tags: ['extreme'],
  ...of(hostileRecap),
  globals: { viewport: { value: 'phone320' } },
};
/** One endless word. */
export const UnbrokenAnalysis: Story = { ...of(unbrokenRecap), globals: HostileText.globals };

export const Hidden: Story = { decorators: [hidingResults] };

export const ShowsTheResultAndReadsIt: Story = {
  ...Hidden,
  args: { share: 'Share your pick' },
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
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
  tags: ['behavior', '!autodocs', '!manifest', 'extreme'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByText(/Taken together/);
    await expect(first?.parentElement?.textContent === hugeRecap.prediction?.fullAnalysis).toBe(true);
  },
};
