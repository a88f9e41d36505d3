import { finalMatch, goldMatch } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateSheet } from '../primitives/StateSheet.tsx';
import { CompletedCard } from './CompletedCard.tsx';

const meta = {
  component: CompletedCard,
  args: { match: finalMatch, href: '/completed/nba-final', started: '3 hours ago' },
} satisfies Meta<typeof CompletedCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Final: Story = {};
export const Gold: Story = { args: { match: goldMatch } };

export const States: Story = {
  render: (args) => (
    <StateSheet of={CompletedCard} args={args} variants={{ final: {}, gold: { match: goldMatch } }} isWide />
  ),
};
