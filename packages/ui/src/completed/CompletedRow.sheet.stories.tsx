import { finalMatch, goldMatch } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateSheet } from '../../stories/StateSheet.tsx';
import { CompletedRow } from './CompletedRow.tsx';

const meta = {
  title: 'Components/Completed/Completed Row',
  component: CompletedRow,
  args: { match: finalMatch, href: '/completed/nba-final', started: '3 hours ago' },
  render: (args) => (
    <StateSheet of={CompletedRow} args={args} variants={{ final: {}, gold: { match: goldMatch } }} isWide />
  ),
} satisfies Meta<typeof CompletedRow>;

export default meta;

export const States: StoryObj<typeof meta> = {};
