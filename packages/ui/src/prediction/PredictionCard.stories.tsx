import * as mocks from '@machine/mocks/fixtures';
import type { Prediction } from '@machine/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inWidth } from '../../stories/inWidth.tsx';

import { MachineWord } from './MachineWord.tsx';
import { MatchNotice } from './MatchNotice.tsx';
import { PredictionCard } from './PredictionCard.tsx';
import { Reasons } from './Reasons.tsx';
import { SinceThen } from './SinceThen.tsx';

const meta = {
  title: 'Components/Prediction/Prediction Card',
  component: PredictionCard,
  args: { prediction: mocks.openPrediction, viewer: 'player', now: mocks.FIXED_NOW, onPick: fn(), onOpenChat: fn() },
  decorators: [inWidth(640, { marginInline: 'auto', paddingBlock: 12 })],
} satisfies Meta<typeof PredictionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const { leagueInjuries } = mocks.manyInjuriesPrediction.prediction;
const withPick = (machinePick: string): Story => ({
  args: { prediction: { ...mocks.eplPrediction, prediction: { ...mocks.eplPrediction.prediction, machinePick } } },
});
const startingIn = (ms: number): Story => ({
  args: { now: new Date(Date.parse(mocks.openPrediction.match.startTime) - ms) },
});

export const Open: Story = {
  tags: [
    'spec:card-title-and-countdown',
    'spec:card-chat-button',
    'spec:card-machine-pick-home',
    'spec:card-open',
    'spec:pick-none',
    'spec:countdown-hours',
    'spec:role-player-picks',
  ],
};
export const Anonymous: Story = {
  tags: ['spec:card-anonymous', 'spec:pick-needs-login', 'spec:role-anonymous-home'],
  args: { viewer: 'anonymous' },
};
/** Reserves the space of the buttons until the session loads. */
export const SessionLoading: Story = { tags: ['spec:auth-loading'], args: { viewer: 'loading' } };
/** Percentages are shown from 25 picks. */
export const LockedPercent: Story = {
  tags: ['spec:card-locked-percent', 'spec:pick-locked-agree', 'spec:home-locked'],
  args: { prediction: mocks.lockedPrediction },
};
/** Below 25 picks, each pick is a tick. */
export const LockedCounts: Story = {
  tags: ['spec:card-locked-counts', 'spec:pick-locked-disagree'],
  args: { prediction: mocks.lockedEarlyPrediction },
};
export const LockedWithoutStats: Story = {
  tags: ['spec:card-locked-no-stats'],
  args: { prediction: { ...mocks.lockedPrediction, communityStats: null } },
};
const withNotice = (prediction: Prediction): NonNullable<Story['args']> => ({
  prediction,
  notice: <MatchNotice match={prediction.match} />,
});
export const ScoresDelayed: Story = {
  tags: ['spec:card-scores-delayed'],
  args: withNotice(mocks.withOutage(mocks.manyInjuriesPrediction)),
};
export const Moved: Story = { tags: ['spec:card-moved'], args: withNotice(mocks.moved(mocks.lockedPrediction)) };

export const Gold: Story = {
  tags: ['spec:card-gold-open', 'spec:home-gold'],
  args: { prediction: mocks.goldPrediction },
};
export const GoldLocked: Story = {
  tags: ['spec:card-gold-locked'],
  args: { prediction: { ...mocks.lockedPrediction, isGold: true } },
};
export const GoldAnonymous: Story = {
  tags: ['spec:card-gold-anonymous'],
  args: { prediction: mocks.goldPrediction, viewer: 'anonymous' },
};
export const GoldWithInjuries: Story = {
  tags: ['spec:card-gold-injuries'],
  args: { prediction: { ...mocks.manyInjuriesPrediction, isGold: true } },
};
export const OneInjury: Story = { tags: ['spec:card-injuries-one'], args: { prediction: mocks.oneInjuryPrediction } };
export const FiveInjuries: Story = {
  tags: ['spec:card-injuries-five'],
  args: { prediction: mocks.fiveInjuriesPrediction },
};
/** Also a server that sends none of the optional fields. */
export const MoreThanFiveInjuries: Story = {
  tags: ['spec:card-injuries-more', 'spec:card-no-optional-fields'],
  args: { prediction: mocks.manyInjuriesPrediction, reasons: 'Reasons', since: 'Since then' },
};
export const NoQualifyingInjury: Story = {
  tags: ['spec:card-injuries-none'],
  args: { prediction: mocks.noQualifyingInjuryPrediction },
};
export const LockedWithInjuries: Story = {
  tags: ['spec:card-locked-injuries'],
  args: { prediction: { ...mocks.lockedPrediction, prediction: mocks.manyInjuriesPrediction.prediction } },
};
/** Still open, because the server decides and not the viewer's clock. */
export const Started: Story = { tags: ['spec:countdown-started'], args: { prediction: mocks.startedPrediction } };
export const StartsSoon: Story = { ...startingIn(59_000), tags: ['spec:countdown-soon'] };
export const StartsInMinutes: Story = { ...startingIn(14 * 60_000), tags: ['spec:countdown-minutes'] };
/** Injuries are shown only for NBA matches. */
export const StartsInDays: Story = {
  tags: ['spec:card-machine-pick-away', 'spec:countdown-days', 'spec:card-injuries-not-nba'],
  args: { prediction: { ...mocks.eplPrediction, prediction: { ...mocks.eplPrediction.prediction, leagueInjuries } } },
};
export const Draw: Story = { ...withPick('DRAW'), tags: ['spec:card-machine-pick-draw'] };
export const UnknownPick: Story = { ...withPick('OVERTIME'), tags: ['spec:card-machine-pick-unknown'] };
export const NoPick: Story = withPick('');
export const NoStartTime: Story = {
  args: { prediction: { ...mocks.openPrediction, match: { ...mocks.openPrediction.match, startTime: 'soon' } } },
};
export const NoConfidence: Story = {
  args: {
    prediction: { ...mocks.openPrediction, prediction: { ...mocks.openPrediction.prediction, confidencePct: null } },
  },
};
export const WithoutChat: Story = { args: { onOpenChat: undefined } };

const wordOf = ({ prediction: { word } }: typeof mocks.fullPrediction) =>
  word && <MachineWord word={word} said="with the call" />;
const reasonsOf = ({ match, prediction: { reasons } }: typeof mocks.fullPrediction) =>
  reasons && <Reasons match={match} reasons={reasons} />;

const sinceOf = ({ match, prediction: { sinceThen } }: typeof mocks.fullPrediction) =>
  sinceThen && <SinceThen match={match} since={sinceThen} now={mocks.FIXED_NOW} />;

/** All that a server may send besides what it has to. */
export const Stakes: Story = {
  tags: ['spec:card-stakes', 'spec:card-outcomes-two', 'spec:card-injuries-clubs', 'spec:card-why'],
  args: {
    prediction: mocks.fullPrediction,
    reasons: reasonsOf(mocks.fullPrediction),
    word: wordOf(mocks.fullPrediction),
    since: sinceOf(mocks.fullPrediction),
  },
};
/** Both choices pay the same. */
export const StakesOnGold: Story = {
  tags: ['spec:card-stakes-gold'],
  args: {
    prediction: mocks.tallestPrediction,
    reasons: reasonsOf(mocks.tallestPrediction),
    word: wordOf(mocks.tallestPrediction),
  },
};
export const StakesForVisitors: Story = {
  tags: ['spec:card-stakes-anonymous'],
  args: { ...Stakes.args, viewer: 'anonymous' },
};
export const StakesLocked: Story = {
  tags: ['spec:card-stakes-locked', 'spec:card-locked-bots'],
  args: {
    prediction: mocks.fullLockedPrediction,
    reasons: reasonsOf(mocks.fullPrediction),
    word: wordOf(mocks.fullPrediction),
    since: sinceOf(mocks.fullPrediction),
  },
};
export const StakesLockedDisagree: Story = {
  tags: ['spec:card-stakes-locked'],
  args: { prediction: { ...mocks.fullLockedPrediction, userPick: 'DISAGREE' } },
};
export const OutcomesEpl: Story = {
  tags: ['spec:card-outcomes-three'],
  args: {
    prediction: mocks.fullEplPrediction,
    reasons: reasonsOf(mocks.fullEplPrediction),
    word: wordOf(mocks.fullEplPrediction),
    since: sinceOf(mocks.fullEplPrediction),
  },
};
export const ConfidenceExplained: Story = {
  ...OutcomesEpl,
  tags: ['spec:card-confidence-explained'],
  play: async ({ canvas, userEvent }) => {
    const confidence = canvas.getByRole('button', { name: 'Confidence 39.2%' });
    await expect(confidence).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(confidence);
    await expect(canvas.getByText(/^39\.2% — most likely of three outcomes\./)).toBeVisible();
    await expect(confidence).toHaveAttribute('aria-expanded', 'true');
  },
};
/** The keys are shown on devices with a keyboard. */
export const Shortcuts: Story = { tags: ['spec:card-shortcuts'], args: { ...Stakes.args, hasShortcuts: true } };
export const WhyOpen: Story = {
  tags: ['spec:card-why-open'],
  args: Stakes.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why?' }));
    await waitFor(() => expect(canvas.getByRole('row', { name: /^Rating/ })).toBeVisible());
  },
};
export const HostileOptionalFields: Story = {
  args: {
    prediction: mocks.hostileFullPrediction,
    reasons: reasonsOf(mocks.hostileFullPrediction),
    word: wordOf(mocks.hostileFullPrediction),
  },
  globals: { viewport: { value: 'phone320' } },
};
