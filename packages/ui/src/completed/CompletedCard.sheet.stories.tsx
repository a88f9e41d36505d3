import { finalMatch, goldMatch } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateSheet } from '../../stories/StateSheet.tsx';
import { CompletedCard } from './CompletedCard.tsx';

const meta = {
  title: 'Components/Completed/Completed Card',
  component: CompletedCard,
  args: { match: finalMatch, href: '/completed/nba-final', started: '3 hours ago' },
  render: (args) => (
    <StateSheet of={CompletedCard} args={args} variants={{ final: {}, gold: { match: goldMatch } }} isWide />
  ),
} satisfies Meta<typeof CompletedCard>;

export default meta;

export const States: StoryObj<typeof meta> = {};
