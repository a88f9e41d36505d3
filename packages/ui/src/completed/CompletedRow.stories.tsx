import * as mocks from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inWidth } from '../../stories/inWidth.tsx';
import { sheet } from '../../stories/StateSheet.tsx';

import { CompletedRow } from './CompletedRow.tsx';

const meta = {
  title: 'Components/Completed/Completed Row',
  component: CompletedRow,
  args: { match: mocks.finalMatch, started: '2 hours ago' },
  decorators: [inWidth(640, { marginInline: 'auto', paddingBlock: 12 })],
} satisfies Meta<typeof CompletedRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = { tags: ['spec:completed-clock', 'spec:status-live'], args: { match: mocks.liveMatch } };
export const LivePicked: Story = { tags: ['spec:status-live-picked'], args: { match: mocks.livePickedMatch } };
export const Provisional: Story = { tags: ['spec:status-provisional'], args: { match: mocks.provisionalMatch } };
export const Final: Story = { tags: ['spec:completed-machine-correct', 'spec:status-final'] };
export const MachineWrong: Story = {
  tags: ['spec:completed-machine-wrong', 'spec:completed-user-correct'],
  args: { match: mocks.finalWrongMatch },
};
export const UserWrong: Story = {
  tags: ['spec:completed-user-wrong'],
  args: { match: { ...mocks.finalMatch, userChoice: 'DISAGREE', isUserCorrect: false } },
};
export const WithoutChoice: Story = {
  tags: ['spec:completed-no-choice'],
  args: { match: mocks.finalWithoutPickMatch },
};
export const Gold: Story = { tags: ['spec:completed-gold'], args: { match: mocks.goldMatch } };
export const GoldLive: Story = {
  tags: ['spec:completed-gold-live'],
  args: { match: { ...mocks.livePickedMatch, isGold: true } },
};
export const GoldWrong: Story = {
  tags: ['spec:completed-gold-wrong'],
  args: { match: { ...mocks.finalWrongMatch, isGold: true } },
};
export const EplDraw: Story = { tags: ['spec:completed-draw'], args: { match: mocks.eplDrawMatch } };
export const DrawPredicted: Story = {
  tags: ['spec:completed-draw-called'],
  args: { match: mocks.drawPredictionMatch },
};
export const Void: Story = { tags: ['spec:status-void'], args: { match: mocks.voidMatch } };
export const Postponed: Story = {
  tags: ['spec:status-postponed'],
  args: { match: mocks.postponedMatch, started: 'in 3 hours' },
};
export const UnknownStatus: Story = { tags: ['spec:status-unknown'], args: { match: mocks.unknownStatusMatch } };

export const States: Story = {
  parameters: { maxWidth: 860 },
  render: sheet({ variants: { final: {}, gold: { match: mocks.goldMatch } }, isWide: true }),
};
