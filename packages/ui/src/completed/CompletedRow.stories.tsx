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
} from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inWidth } from '../../stories/inWidth.tsx';

import { CompletedRow } from './CompletedRow.tsx';

const meta = {
  title: 'Components/Completed/Completed Row',
  component: CompletedRow,
  args: { match: finalMatch, href: '/completed/nba-lal-phx-1', started: '1 day ago' },
  decorators: [inWidth(640, { marginInline: 'auto', paddingBlock: 12 })],
} satisfies Meta<typeof CompletedRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = {
  tags: ['spec:completed-clock', 'spec:status-live'],
  args: { match: liveMatch, started: '2 hours ago' },
};
export const LivePicked: Story = {
  tags: ['spec:status-live-picked'],
  args: { match: livePickedMatch, started: '2 hours ago' },
};
export const Provisional: Story = {
  tags: ['spec:status-provisional'],
  args: { match: provisionalMatch, started: '3 hours ago' },
};
export const Final: Story = { tags: ['spec:completed-machine-correct', 'spec:status-final'] };
export const MachineWrong: Story = {
  tags: ['spec:completed-machine-wrong', 'spec:completed-user-correct'],
  args: { match: finalWrongMatch },
};
export const UserWrong: Story = {
  tags: ['spec:completed-user-wrong'],
  args: { match: { ...finalMatch, userChoice: 'DISAGREE', isUserCorrect: false } },
};
export const WithoutChoice: Story = { tags: ['spec:completed-no-choice'], args: { match: finalWithoutPickMatch } };
export const Gold: Story = { tags: ['spec:completed-gold'], args: { match: goldMatch } };
export const GoldLive: Story = {
  tags: ['spec:completed-gold-live'],
  args: { match: { ...livePickedMatch, isGold: true }, started: '2 hours ago' },
};
export const GoldWrong: Story = {
  tags: ['spec:completed-gold-wrong'],
  args: { match: { ...finalWrongMatch, isGold: true } },
};
export const EplDraw: Story = { tags: ['spec:completed-draw'], args: { match: eplDrawMatch, started: '3 days ago' } };
export const DrawPredicted: Story = {
  tags: ['spec:completed-draw-called'],
  args: { match: drawPredictionMatch, started: '3 days ago' },
};
export const Void: Story = { tags: ['spec:status-void'], args: { match: voidMatch } };
export const Postponed: Story = {
  tags: ['spec:status-postponed'],
  args: { match: postponedMatch, started: 'in 3 hours' },
};
export const UnknownStatus: Story = { tags: ['spec:status-unknown'], args: { match: unknownStatusMatch } };
