import { FIXED_NOW } from '@machine/mocks/clock.ts';
import {
  eplPrediction,
  fiveInjuriesPrediction,
  fullEplPrediction,
  fullLockedPrediction,
  fullPrediction,
  goldPrediction,
  hostileFullPrediction,
  lockedEarlyPrediction,
  lockedPrediction,
  manyInjuriesPrediction,
  noQualifyingInjuryPrediction,
  oneInjuryPrediction,
  openPrediction,
  startedPrediction,
  tallestPrediction,
} from '@machine/mocks/prediction.ts';
import { moved, withOutage } from '@machine/mocks/realMatches.ts';
import type { Prediction } from '@machine/contract/prediction.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inWidth } from '../../stories/inWidth.tsx';

import { MachineWord } from './MachineWord.tsx';
import { MatchNotice } from './MatchNotice.tsx';
import { PredictionCard } from './PredictionCard.tsx';
import { Reasons } from './Reasons.tsx';
import { SinceThen } from './SinceThen.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/Prediction/Prediction Card',
  component: PredictionCard,
  parameters: usage({
    when: 'For one match with everything about it, until it starts.',
    not: 'For several matches: those are `SlateRow`s. After the start: the `RecapScreen`.',
    with: 'Built from `MatchUp`, `MachinePrediction` and `PickArea`, with slots for `Reasons`, `MatchNotice`, `MachineWord` and `SinceThen`.',
  }),
  args: { prediction: openPrediction, viewer: 'player', now: FIXED_NOW, onPick: fn(), onOpenChat: fn() },
  decorators: [inWidth(640, { marginInline: 'auto', paddingBlock: 12 })],
} satisfies Meta<typeof PredictionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const { leagueInjuries } = manyInjuriesPrediction.prediction;
const of = (prediction: Prediction): Story => ({ args: { prediction } });
const withPick = (machinePick: string): Story =>
  of({ ...eplPrediction, prediction: { ...eplPrediction.prediction, machinePick } });
const startingIn = (ms: number): Story => ({
  args: { now: new Date(Date.parse(openPrediction.match.startTime) - ms) },
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
  args: { prediction: lockedPrediction },
};
/** Below 25 picks, each pick is a tick. */
export const LockedCounts: Story = {
  tags: ['spec:card-locked-counts', 'spec:pick-locked-disagree'],
  args: { prediction: lockedEarlyPrediction },
};
export const LockedWithoutStats: Story = {
  ...of({ ...lockedPrediction, communityStats: null }),
  tags: ['spec:card-locked-no-stats'],
};
const withNotice = (prediction: Prediction): NonNullable<Story['args']> => ({
  prediction,
  notice: <MatchNotice match={prediction.match} />,
});
export const ScoresDelayed: Story = {
  tags: ['spec:card-scores-delayed'],
  args: withNotice(withOutage(manyInjuriesPrediction)),
};
export const Moved: Story = { tags: ['spec:card-moved'], args: withNotice(moved(lockedPrediction)) };

export const Gold: Story = { ...of(goldPrediction), tags: ['spec:card-gold-open', 'spec:home-gold'] };
export const GoldLocked: Story = { ...of({ ...lockedPrediction, isGold: true }), tags: ['spec:card-gold-locked'] };
export const GoldAnonymous: Story = {
  tags: ['spec:card-gold-anonymous'],
  args: { prediction: goldPrediction, viewer: 'anonymous' },
};
export const GoldWithInjuries: Story = {
  ...of({ ...manyInjuriesPrediction, isGold: true }),
  tags: ['spec:card-gold-injuries'],
};
export const OneInjury: Story = { ...of(oneInjuryPrediction), tags: ['spec:card-injuries-one'] };
export const FiveInjuries: Story = { ...of(fiveInjuriesPrediction), tags: ['spec:card-injuries-five'] };
/** Also a server that sends none of the optional fields. */
export const MoreThanFiveInjuries: Story = {
  tags: ['spec:card-injuries-more', 'spec:card-no-optional-fields'],
  args: { prediction: manyInjuriesPrediction, reasons: 'Reasons', since: 'Since then' },
};
export const NoQualifyingInjury: Story = { ...of(noQualifyingInjuryPrediction), tags: ['spec:card-injuries-none'] };
export const LockedWithInjuries: Story = {
  ...of({ ...lockedPrediction, prediction: manyInjuriesPrediction.prediction }),
  tags: ['spec:card-locked-injuries'],
};
/** Still open, because the server decides and not the viewer's clock. */
export const Started: Story = { ...of(startedPrediction), tags: ['spec:countdown-started'] };
export const StartsSoon: Story = { ...startingIn(59_000), tags: ['spec:countdown-soon'] };
export const StartsInMinutes: Story = { ...startingIn(14 * 60_000), tags: ['spec:countdown-minutes'] };
/** Injuries are shown only for NBA matches. */
export const StartsInDays: Story = {
  tags: ['spec:card-machine-pick-away', 'spec:countdown-days', 'spec:card-injuries-not-nba'],
  args: { prediction: { ...eplPrediction, prediction: { ...eplPrediction.prediction, leagueInjuries } } },
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
    since: sinceThen && <SinceThen match={match} since={sinceThen} now={FIXED_NOW} />,
  };
};

/** All that a server may send besides what it has to. */
export const Stakes: Story = {
  tags: ['spec:card-stakes', 'spec:card-outcomes-two', 'spec:card-injuries-clubs', 'spec:card-why'],
  args: cardOf(fullPrediction),
};
/** Both choices pay the same. */
export const StakesOnGold: Story = { tags: ['spec:card-stakes-gold'], args: cardOf(tallestPrediction) };
export const StakesForVisitors: Story = {
  tags: ['spec:card-stakes-anonymous'],
  args: { ...Stakes.args, viewer: 'anonymous' },
};
export const StakesLocked: Story = {
  tags: ['spec:card-stakes-locked', 'spec:card-locked-bots'],
  args: { ...Stakes.args, prediction: fullLockedPrediction },
};
export const OutcomesEpl: Story = { tags: ['spec:card-outcomes-three'], args: cardOf(fullEplPrediction) };
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
  args: cardOf(hostileFullPrediction),
  globals: { viewport: { value: 'phone320' } },
};
