import {
  eplPrediction,
  fiveInjuriesPrediction,
  goldPrediction,
  hostilePrediction,
  lockedEarlyPrediction,
  lockedPrediction,
  longNamesPrediction,
  manyInjuriesPrediction,
  noQualifyingInjuryPrediction,
  NOON,
  oneInjuryPrediction,
  openPrediction,
  startedPrediction,
} from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PredictionCard } from './PredictionCard.tsx';

const meta = {
  component: PredictionCard,
  args: { prediction: openPrediction, viewer: 'player', now: NOON, onPick: fn(), onOpenChat: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640, marginInline: 'auto', paddingBlock: 12 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PredictionCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const withPick = (machinePick: string): Story => ({
  args: { prediction: { ...eplPrediction, prediction: { ...eplPrediction.prediction, machinePick } } },
});

export const Open: Story = {};
export const Anonymous: Story = { args: { viewer: 'anonymous' } };
/** The room of the buttons is kept until it is known who looks. */
export const SessionLoading: Story = { args: { viewer: 'loading' } };
export const Saving: Story = { args: { saving: 'AGREE' } };
export const SavingDisagree: Story = { args: { saving: 'DISAGREE' } };
/** The server asked to wait. */
export const Waiting: Story = { args: { isWaiting: true } };
/** From 25 picks on, the community is shown in percent. */
export const LockedPercent: Story = { args: { prediction: lockedPrediction } };
/** Below that, every pick is a tick. */
export const LockedCounts: Story = { args: { prediction: lockedEarlyPrediction } };
export const LockedWithoutStats: Story = { args: { prediction: { ...lockedPrediction, communityStats: null } } };
export const Gold: Story = { args: { prediction: goldPrediction } };
export const GoldLocked: Story = { args: { prediction: { ...lockedPrediction, isGold: true } } };
export const OneInjury: Story = { args: { prediction: oneInjuryPrediction } };
export const FiveInjuries: Story = { args: { prediction: fiveInjuriesPrediction } };
export const MoreThanFiveInjuries: Story = { args: { prediction: manyInjuriesPrediction } };
export const NoQualifyingInjury: Story = { args: { prediction: noQualifyingInjuryPrediction } };
/** Still open: the server decides, not the viewer's clock. */
export const Started: Story = { args: { prediction: startedPrediction } };
export const Draw: Story = withPick('DRAW');
export const UnknownPick: Story = withPick('OVERTIME');
export const NoPick: Story = withPick('');
export const NoStartTime: Story = {
  args: { prediction: { ...openPrediction, match: { ...openPrediction.match, startTime: 'soon' } } },
};
export const NoConfidence: Story = {
  args: { prediction: { ...openPrediction, prediction: { ...openPrediction.prediction, confidencePct: null } } },
};
export const WithoutChat: Story = { args: { onOpenChat: undefined } };
export const LongNames: Story = { args: { prediction: longNamesPrediction } };
export const HostileText: Story = { args: { prediction: hostilePrediction } };

const phone = { viewport: { value: 'phone' } };
export const OpenOnAPhone: Story = { ...MoreThanFiveInjuries, globals: phone };
export const GoldLockedOnAPhone: Story = { ...GoldLocked, globals: phone };
export const LongNamesOnAPhone: Story = { ...LongNames, globals: phone };
export const HostileOnANarrowPhone: Story = { ...HostileText, globals: { viewport: { value: 'phone320' } } };
