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
const of = (prediction: Prediction): Story => ({ args: { prediction } });
const withPick = (machinePick: string): Story =>
  of({ ...mocks.eplPrediction, prediction: { ...mocks.eplPrediction.prediction, machinePick } });
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
  ...of({ ...mocks.lockedPrediction, communityStats: null }),
  tags: ['spec:card-locked-no-stats'],
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

export const Gold: Story = { ...of(mocks.goldPrediction), tags: ['spec:card-gold-open', 'spec:home-gold'] };
export const GoldLocked: Story = {
  ...of({ ...mocks.lockedPrediction, isGold: true }),
  tags: ['spec:card-gold-locked'],
};
export const GoldAnonymous: Story = {
  tags: ['spec:card-gold-anonymous'],
  args: { prediction: mocks.goldPrediction, viewer: 'anonymous' },
};
export const GoldWithInjuries: Story = {
  ...of({ ...mocks.manyInjuriesPrediction, isGold: true }),
  tags: ['spec:card-gold-injuries'],
};
export const OneInjury: Story = { ...of(mocks.oneInjuryPrediction), tags: ['spec:card-injuries-one'] };
export const FiveInjuries: Story = { ...of(mocks.fiveInjuriesPrediction), tags: ['spec:card-injuries-five'] };
/** Also a server that sends none of the optional fields. */
export const MoreThanFiveInjuries: Story = {
  tags: ['spec:card-injuries-more', 'spec:card-no-optional-fields'],
  args: { prediction: mocks.manyInjuriesPrediction, reasons: 'Reasons', since: 'Since then' },
};
export const NoQualifyingInjury: Story = {
  ...of(mocks.noQualifyingInjuryPrediction),
  tags: ['spec:card-injuries-none'],
};
export const LockedWithInjuries: Story = {
  ...of({ ...mocks.lockedPrediction, prediction: mocks.manyInjuriesPrediction.prediction }),
  tags: ['spec:card-locked-injuries'],
};
/** Still open, because the server decides and not the viewer's clock. */
export const Started: Story = { ...of(mocks.startedPrediction), tags: ['spec:countdown-started'] };
export const StartsSoon: Story = { ...startingIn(59_000), tags: ['spec:countdown-soon'] };
export const StartsInMinutes: Story = { ...startingIn(14 * 60_000), tags: ['spec:countdown-minutes'] };
/** Injuries are shown only for NBA matches. */
export const StartsInDays: Story = {
  tags: ['spec:card-machine-pick-away', 'spec:countdown-days', 'spec:card-injuries-not-nba'],
  args: { prediction: { ...mocks.eplPrediction, prediction: { ...mocks.eplPrediction.prediction, leagueInjuries } } },
};
export const Draw: Story = { ...withPick('DRAW'), tags: ['spec:card-machine-pick-draw'] };
export const UnknownPick: Story = { ...withPick('OVERTIME'), tags: ['spec:card-machine-pick-unknown'] };

/** A card with all parts that the server sends for it. */
const cardOf = (prediction: Prediction) => {
  const { match } = prediction;
  const { reasons, word, sinceThen } = prediction.prediction;
  return {
    prediction,
    reasons: reasons && <Reasons match={match} reasons={reasons} />,
    word: word && <MachineWord word={word} said="with the call" />,
    since: sinceThen && <SinceThen match={match} since={sinceThen} now={mocks.FIXED_NOW} />,
  };
};

/** All that a server may send besides what it has to. */
export const Stakes: Story = {
  tags: ['spec:card-stakes', 'spec:card-outcomes-two', 'spec:card-injuries-clubs', 'spec:card-why'],
  args: cardOf(mocks.fullPrediction),
};
/** Both choices pay the same. */
export const StakesOnGold: Story = { tags: ['spec:card-stakes-gold'], args: cardOf(mocks.tallestPrediction) };
export const StakesForVisitors: Story = {
  tags: ['spec:card-stakes-anonymous'],
  args: { ...Stakes.args, viewer: 'anonymous' },
};
export const StakesLocked: Story = {
  tags: ['spec:card-stakes-locked', 'spec:card-locked-bots'],
  args: { ...Stakes.args, prediction: mocks.fullLockedPrediction },
};
export const OutcomesEpl: Story = { tags: ['spec:card-outcomes-three'], args: cardOf(mocks.fullEplPrediction) };
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
  args: cardOf(mocks.hostileFullPrediction),
  globals: { viewport: { value: 'phone320' } },
};
