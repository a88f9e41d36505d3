import type { EdgeTable, EdgeTableEntry } from '@machine/contract/edge.ts';
import { player } from '@machine/mocks/currentUser.ts';
import { edgeTable, luckyEdgeTable, manyEdges } from '@machine/mocks/edgeTable.ts';
import { emptyMachineStats, machineStats } from '@machine/mocks/match.ts';
import { nbaRecord } from '@machine/mocks/record.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { hidingResults } from '../../stories/hidingResults.tsx';
import { hostileRows } from '../../stories/hostileRows.ts';
import { inFrame, pageParameters } from '../../stories/inFrame.tsx';
import { onDesktopAndPhone } from '../../stories/inWindow.ts';
import type { MachineRecordProps } from './MachineRecord.tsx';
import { MachineScreen } from './MachineScreen.tsx';
import { EMPTY, presets, WAITING } from '../../stories/presets.ts';
import { usage } from '../../stories/usage.ts';

const ready = (table: EdgeTable) => ({ kind: 'ready', table }) as const;

const READY = ready(edgeTable);
const record: MachineRecordProps = { league: 'NBA', onLeague: fn(), state: { kind: 'ready', record: nbaRecord } };

const meta = {
  title: 'Screens/Machine',
  component: MachineScreen,
  parameters: {
    ...pageParameters,
    viewer: 'player',
    ...usage({
      when: "At `/machine`: the Machine's record, and who really beats it.",
      not: 'For its result in one match: that is the `RecapScreen`.',
      with: 'Built from `MachineStreak`, `MachineRecord` and `EdgeTable`; it leads to the `CompletedScreen`.',
    }),
  },
  decorators: [inFrame],
  args: { state: READY, stats: machineStats, viewerId: player.id },
  argTypes: {
    state: presets({
      ready: READY,
      'nobody beyond luck': ready(luckyEdgeTable),
      'many rows': ready(manyEdges(100)),
      'without table': { kind: 'without-table' },
      ...WAITING,
      empty: EMPTY,
    }),
    stats: presets({ some: machineStats, empty: emptyMachineStats, none: null }),
    record: presets({ none: undefined, NBA: record }),
    viewerId: presets({ 'in the list': player.id, anonymous: undefined }),
  },
} satisfies Meta<typeof MachineScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

const [first] = edgeTable.players as [EdgeTableEntry];
const hugeNumbers = { position: 1e9, disagreements: 1e12, ahead: 1e15, luck: 0, odds: 0 };

export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading', isSlow: true }, stats: null } };
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Empty: Story = { tags: ['empty'], args: { state: { kind: 'empty' }, stats: emptyMachineStats } };
export const Ready: Story = { tags: ['ready'], args: { record } };
export const WithoutTable: Story = {
  args: { state: { kind: 'without-table' }, stats: { currentStreak: 3, bestStreak: 11 } },
};
export const WithoutRecord: Story = {};
export const NobodyBeyondLuck: Story = { args: { state: ready(luckyEdgeTable) } };
export const ManyRows: Story = { tags: ['extreme'], args: { state: ready(manyEdges(1_000)) } };

export const HostileText: Story = {
  tags: ['extreme'],
  args: {
    state: {
      kind: 'ready',
      table: { players: hostileRows({ ...first, ...hugeNumbers }, 'userId', 'username', 'rank', 'verdict') },
    },
  },
  globals: { viewport: { value: 'phone320' } },
};

export const Hidden: Story = { decorators: [hidingResults], args: { record } };

/** Prevents layout shift when the rows load. */
export const SkeletonMatchesTheHeightOfRows: Story = {
  tags: ['behavior', '!autodocs', '!manifest', 'loading'],
  render: (args) => (
    <>
      <MachineScreen {...args} />
      <MachineScreen {...args} state={{ kind: 'loading' }} />
    </>
  ),
  parameters: { chromatic: { disableSnapshot: true }, a11y: { disable: true } },
  play: async ({ canvas }) => {
    const sections = canvas.getAllByRole('region', { name: 'Who beats the Machine' });
    const heights = onDesktopAndPhone(() =>
      sections.map(({ children }) => children[1]?.getBoundingClientRect().height),
    );
    for (const [ready, loading] of heights) await expect(loading).toBe(ready);
  },
};
