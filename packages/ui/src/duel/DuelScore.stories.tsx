import { aheadDuel, behindDuel, HOSTILE_TEXTS, hugeDuel, levelDuel } from '@machine/mocks/fixtures';
import type { Duel } from '@machine/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { DuelScore } from './DuelScore.tsx';

const weekOf = ({ week }: Duel) => week ?? { startsAt: '', you: 0, machine: 0 };

const meta = {
  title: 'Components/Duel/Duel Score',
  component: DuelScore,
  args: { week: weekOf(aheadDuel), label: 'This week' },
} satisfies Meta<typeof DuelScore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ahead: Story = { tags: ['spec:duel-ahead'] };
export const Behind: Story = { tags: ['spec:duel-behind'], args: { week: weekOf(behindDuel) } };
export const Level: Story = { tags: ['spec:duel-level'], args: { week: weekOf(levelDuel) } };
export const Nothing: Story = { args: { week: { startsAt: '', you: 0, machine: 0 } } };
export const OfAnother: Story = { tags: ['spec:duel-other'], args: { username: 'mira_calls_it' } };
export const LongNames: Story = { args: { week: weekOf(hugeDuel), username: Object.values(HOSTILE_TEXTS).join(' ') } };
