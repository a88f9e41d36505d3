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
  type PredictionChoices,
  predictionOf,
  startedPrediction,
  tallestPrediction,
} from '@machine/mocks/prediction.ts';
import { moved, withOutage } from '@machine/mocks/realMatches.ts';
import type { Prediction } from '@machine/contract/prediction.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inWidth } from '../../stories/inWidth.tsx';

import { MatchNotice } from './MatchNotice.tsx';
import { PredictionCard, type PredictionCardProps } from './PredictionCard.tsx';
import { cardOf, composedPrediction } from '../../stories/predictionControls.tsx';
import { presets, VIEWERS } from '../../stories/presets.ts';
import { stateful } from '../../stories/stateful.tsx';
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
  argTypes: {
    prediction: presets({
      open: openPrediction,
      gold: goldPrediction,
      'locked, percent': lockedPrediction,
      'locked, counts': lockedEarlyPrediction,
      injuries: manyInjuriesPrediction,
      EPL: eplPrediction,
      'all that a server may send': fullPrediction,
      'all, locked': fullLockedPrediction,
      'all, EPL': fullEplPrediction,
    }),
    viewer: { options: VIEWERS },
    saving: { options: [undefined, 'AGREE', 'DISAGREE'] },
  },
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

/** Any card: composed from the controls, and it can be picked. */
export const Playground: StoryObj<PredictionCardProps & PredictionChoices> = {
  tags: ['playground'],
  args: { ...composedPrediction.args, practiceHref: '/practice' },
  argTypes: {
    ...composedPrediction.argTypes,
    prediction: { table: { disable: true } },
    practiceHref: { if: { arg: 'viewer', eq: 'anonymous' } },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onPick: (_, userPick) => ({ userPick }) }, (props) => (
    <PredictionCard {...props} {...cardOf(predictionOf(props))} />
  )),
};

export const Open: Story = {};
export const Anonymous: Story = { tags: ['anonymous'], args: { viewer: 'anonymous' } };
/** Reserves the space of the buttons until the session loads. */
export const SessionLoading: Story = { tags: ['loading'], args: { viewer: 'loading' } };
/** Percentages are shown from 25 picks. */
export const LockedPercent: Story = { tags: ['locked'], args: { prediction: lockedPrediction } };
/** Below 25 picks, each pick is a tick. */
export const LockedCounts: Story = { tags: ['locked'], args: { prediction: lockedEarlyPrediction } };
export const LockedWithoutStats: Story = { ...of({ ...lockedPrediction, communityStats: null }), tags: ['locked'] };
const withNotice = (prediction: Prediction): NonNullable<Story['args']> => ({
  prediction,
  notice: <MatchNotice match={prediction.match} />,
});
export const ScoresDelayed: Story = { args: withNotice(withOutage(manyInjuriesPrediction)) };
export const Moved: Story = { args: withNotice(moved(lockedPrediction)) };

export const Gold: Story = { ...of(goldPrediction), tags: ['gold'] };
export const GoldLocked: Story = { ...of({ ...lockedPrediction, isGold: true }), tags: ['gold', 'locked'] };
export const GoldAnonymous: Story = {
  tags: ['anonymous', 'gold'],
  args: { prediction: goldPrediction, viewer: 'anonymous' },
};
export const GoldWithInjuries: Story = { ...of({ ...manyInjuriesPrediction, isGold: true }), tags: ['gold'] };
export const OneInjury: Story = of(oneInjuryPrediction);
export const FiveInjuries: Story = of(fiveInjuriesPrediction);
/** Also a server that sends none of the optional fields. */
export const MoreThanFiveInjuries: Story = {
  args: { prediction: manyInjuriesPrediction, reasons: 'Reasons', since: 'Since then' },
};
export const NoQualifyingInjury: Story = of(noQualifyingInjuryPrediction);
export const LockedWithInjuries: Story = {
  ...of({ ...lockedPrediction, prediction: manyInjuriesPrediction.prediction }),
  tags: ['locked'],
};
/** Still open, because the server decides and not the viewer's clock. */
export const Started: Story = of(startedPrediction);
export const StartsSoon: Story = startingIn(59_000);
export const StartsInMinutes: Story = startingIn(14 * 60_000);
/** Injuries are shown only for NBA matches. */
export const StartsInDays: Story = {
  args: { prediction: { ...eplPrediction, prediction: { ...eplPrediction.prediction, leagueInjuries } } },
};
export const Draw: Story = withPick('DRAW');
export const UnknownPick: Story = { ...withPick('OVERTIME'), tags: ['extreme'] };

/** All that a server may send besides what it has to. */
export const Stakes: Story = { args: cardOf(fullPrediction) };
/** Both choices pay the same. */
export const StakesOnGold: Story = { tags: ['gold'], args: cardOf(tallestPrediction) };
export const StakesForVisitors: Story = { tags: ['anonymous'], args: { ...Stakes.args, viewer: 'anonymous' } };
export const StakesLocked: Story = { tags: ['locked'], args: { ...Stakes.args, prediction: fullLockedPrediction } };
export const OutcomesEpl: Story = { args: cardOf(fullEplPrediction) };
export const ConfidenceExplained: Story = {
  ...OutcomesEpl,

  play: async ({ canvas, userEvent }) => {
    const confidence = canvas.getByRole('button', { name: 'Confidence 39.2%' });
    await expect(confidence).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(confidence);
    await expect(canvas.getByText(/^39\.2% — most likely of three outcomes\./)).toBeVisible();
    await expect(confidence).toHaveAttribute('aria-expanded', 'true');
  },
};
/** The keys are shown on devices with a keyboard. */
export const Shortcuts: Story = { args: { ...Stakes.args, hasShortcuts: true } };
export const WhyOpen: Story = {
  args: Stakes.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why?' }));
    await waitFor(() => expect(canvas.getByRole('row', { name: /^Rating/ })).toBeVisible());
  },
};
export const HostileOptionalFields: Story = {
  tags: ['extreme'],
  args: cardOf(hostileFullPrediction),
  globals: { viewport: { value: 'phone320' } },
};
