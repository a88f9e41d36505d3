import { finalMatch, goldMatch } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sheet } from '../../stories/StateSheet.tsx';
import { CompletedRow } from './CompletedRow.tsx';

const meta = {
  title: 'Components/Completed/Completed Row',
  component: CompletedRow,
  args: { match: finalMatch, href: '/completed/nba-final', started: '3 hours ago' },
  render: sheet({ variants: { final: {}, gold: { match: goldMatch } }, isWide: true }),
} satisfies Meta<typeof CompletedRow>;

export default meta;

export const States: StoryObj<typeof meta> = {};
