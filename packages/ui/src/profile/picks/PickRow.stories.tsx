import { recentPicks } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { sheet } from '../../../stories/StateSheet.tsx';
import { PickRow } from './PickRow.tsx';

const pick = recentPicks.find(({ wasCorrect }) => wasCorrect !== null);
if (!pick) throw new Error('The fixtures contain no graded pick.');

const meta = { title: 'Components/Profile/Pick Row', component: PickRow, args: { pick } } satisfies Meta<
  typeof PickRow
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Graded: Story = {};
export const Pending: Story = { args: { pick: { ...pick, wasCorrect: null, status: '' } } };
export const WithoutRecap: Story = { args: { pick: { ...pick, matchId: null } } };

export const States: Story = { render: sheet({ variants: { row: {} }, isWide: true }) };
