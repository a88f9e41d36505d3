import {
  emptyRecord,
  eplRecord,
  hostileRecord,
  longRecord,
  nbaRecord,
  twoSeasonsRecord,
} from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { MachineRecord } from './MachineRecord.tsx';

const meta = {
  title: 'Components/Machine/Machine Record',
  component: MachineRecord,
  args: {
    league: 'NBA',
    onLeague: fn(),
    state: { kind: 'ready', record: nbaRecord },
  },
} satisfies Meta<typeof MachineRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { tags: ['spec:record-loading'], args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = { tags: ['spec:record-failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Empty: Story = { tags: ['spec:record-empty'], args: { state: { kind: 'ready', record: emptyRecord } } };
export const EmptyLeague: Story = {
  tags: ['spec:record-empty-league'],
  args: { league: 'EPL', state: { kind: 'ready', record: { ...eplRecord, seasons: [] } } },
};
export const Ready: Story = { tags: ['spec:record-ready'] };
export const FewMatches: Story = {
  tags: ['spec:record-few'],
  args: { league: 'EPL', state: { kind: 'ready', record: eplRecord } },
};
export const SeveralSeasons: Story = {
  tags: ['spec:record-several-seasons'],
  args: { state: { kind: 'ready', record: twoSeasonsRecord } },
};
export const ManyMonths: Story = { args: { state: { kind: 'ready', record: longRecord } } };

export const HostileText: Story = {
  args: { state: { kind: 'ready', record: hostileRecord } },
  globals: { viewport: { value: 'phone320' } },
};
