import type { CompletedMatch } from '@machine/contract/match.ts';
import {
  drawPredictionMatch,
  eplDrawMatch,
  finalMatch,
  finalWithoutPickMatch,
  finalWrongMatch,
  goldMatch,
  liveMatch,
  livePickedMatch,
  postponedMatch,
  provisionalMatch,
  unknownStatusMatch,
  voidMatch,
} from '@machine/mocks/match.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inWidth } from '../../stories/inWidth.tsx';
import { sheet } from '../../stories/StateSheet.tsx';

import { CompletedRow } from './CompletedRow.tsx';
import { presets } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/Completed/Completed Row',
  component: CompletedRow,
  parameters: usage({
    when: 'For a started match in the list of completed matches.',
    not: 'For a match that can still be picked: that is a `SlateRow`.',
    with: 'Built from `MatchRow`, `MatchChoice` and `Mark`; the `CompletedScreen` lists them.',
  }),
  args: { match: finalMatch, started: '2 hours ago' },
  decorators: [inWidth(640, { marginInline: 'auto', paddingBlock: 12 })],
  argTypes: {
    match: presets({
      final: finalMatch,
      'Machine wrong': finalWrongMatch,
      'without a pick': finalWithoutPickMatch,
      gold: goldMatch,
      live: liveMatch,
      'live, picked': livePickedMatch,
      provisional: provisionalMatch,
      'EPL draw': eplDrawMatch,
      'draw predicted': drawPredictionMatch,
      void: voidMatch,
      postponed: postponedMatch,
      'unknown status': unknownStatusMatch,
    }),
    delay: { control: false },
  },
} satisfies Meta<typeof CompletedRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

const of = (match: CompletedMatch): Story => ({ args: { match } });

export const Live: Story = { ...of(liveMatch), tags: ['live'] };
export const LivePicked: Story = { ...of(livePickedMatch), tags: ['live'] };
export const Provisional: Story = { ...of(provisionalMatch), tags: ['live'] };
export const Final: Story = {};
export const MachineWrong: Story = of(finalWrongMatch);
export const UserWrong: Story = of({ ...finalMatch, userChoice: 'DISAGREE', isUserCorrect: false });
export const WithoutChoice: Story = of(finalWithoutPickMatch);
export const Gold: Story = { ...of(goldMatch), tags: ['gold'] };
export const GoldLive: Story = { ...of({ ...livePickedMatch, isGold: true }), tags: ['gold', 'live'] };
export const GoldWrong: Story = { ...of({ ...finalWrongMatch, isGold: true }), tags: ['gold'] };
export const EplDraw: Story = of(eplDrawMatch);
export const DrawPredicted: Story = of(drawPredictionMatch);
export const Void: Story = of(voidMatch);
export const Postponed: Story = { args: { match: postponedMatch, started: 'in 3 hours' } };
export const UnknownStatus: Story = { ...of(unknownStatusMatch), tags: ['extreme'] };

export const States: Story = {
  parameters: { maxWidth: 860 },
  render: sheet({ variants: { final: {}, gold: { match: goldMatch } }, isWide: true }),
};
