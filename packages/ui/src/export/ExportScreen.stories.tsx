import { HOSTILE_TEXTS } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inFrame, pageParameters } from '../../stories/inFrame.tsx';

import { ExportScreen, type ExportScreenState, type ExportTable } from './ExportScreen.tsx';

const ACCOUNT: ExportTable = {
  name: 'account',
  columns: ['field', 'value'],
  rows: [
    ['exportedAt', '2025-10-14T12:00:00.000Z'],
    ['profile.username', 'ada'],
    ['profile.stars', '214'],
    ['preferences.notifyResults', 'true'],
  ],
};
const picksOf = (count: number): ExportTable => ({
  name: 'picks',
  columns: ['matchId', 'homeTeam', 'awayTeam', 'choice', 'wasCorrect', 'stars', 'edge'],
  rows: Array.from({ length: count }, (_, index) => [
    `nba-${index}`,
    index % 2 === 0 ? 'Los Angeles Lakers' : 'Boston Celtics',
    'Phoenix Suns',
    index % 3 === 0 ? 'DISAGREE' : 'AGREE',
    index % 4 === 0 ? '' : 'true',
    String(index % 5),
    '-0.4',
  ]),
});
const MESSAGES: ExportTable = {
  name: 'chatMessages',
  columns: ['matchId', 'text', 'createdAt'],
  rows: [['nba-1', 'What a quarter', '2025-10-12T20:00:00.000Z']],
};
const EMPTY: ExportTable = { name: 'shares', columns: [], rows: [] };

const ready = (...tables: ExportTable[]): ExportScreenState => ({
  kind: 'ready',
  fileName: 'beat-the-machine-2025-10-14.zip',
  tables,
});

const meta = {
  title: 'Screens/Export',
  component: ExportScreen,
  parameters: pageParameters,
  decorators: [inFrame],
  args: { state: ready(ACCOUNT, picksOf(8), MESSAGES, EMPTY), onFile: fn() },
} satisfies Meta<typeof ExportScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NoFile: Story = { tags: ['spec:export-none'], args: { state: { kind: 'none' } } };
export const Reading: Story = { tags: ['spec:export-reading'], args: { state: { kind: 'reading' } } };
export const Foreign: Story = {
  tags: ['spec:export-foreign'],
  args: { state: { kind: 'rejected', reason: 'FOREIGN' } },
};
export const TooLarge: Story = {
  tags: ['spec:export-too-large'],
  args: { state: { kind: 'rejected', reason: 'TOO_LARGE' } },
};
export const Ready: Story = { tags: ['spec:export-ready'] };
export const HostileText: Story = {
  args: {
    state: {
      ...ready({
        name: HOSTILE_TEXTS.tag,
        columns: [HOSTILE_TEXTS.bidi, 'text'],
        rows: Object.values(HOSTILE_TEXTS).map((text) => [text, text]),
      }),
      fileName: HOSTILE_TEXTS.long,
    } as ExportScreenState,
  },
  globals: { viewport: { value: 'phone320' } },
};

export const SearchesManyRows: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: { state: ready(ACCOUNT, picksOf(20_000)) },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: 'Account 4' }).focus();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(await canvas.findByText('20,000 rows')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(100);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search this table' }), 'NBA-19999');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByText('1 row')).toBeVisible();
  },
};
