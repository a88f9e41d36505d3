import type { MachineRecord as MachineRecordData } from '@machine/contract/record.ts';
import {
  emptyRecord,
  eplRecord,
  hostileRecord,
  longRecord,
  nbaRecord,
  twoSeasonsRecord,
} from '@machine/mocks/record.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';

import { MachineRecord } from './MachineRecord.tsx';
import { presets, WAITING } from '../../stories/presets.ts';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';

const ready = (record: MachineRecordData) => ({ kind: 'ready', record }) as const;

const NBA = ready(nbaRecord);

const meta = {
  title: 'Components/Machine/Machine Record',
  component: MachineRecord,
  parameters: usage({
    when: "For how good the Machine's predictions were, one league at a time.",
    not: 'For the streaks alone: that is a `MachineStreak`. For players: the `EdgeTable`.',
    with: 'Built from `Tabs`, `SeasonReport`, `EvaluationReport` and `MachineKnowledge`; the `MachineScreen` shows it.',
  }),
  args: { league: 'NBA', onLeague: fn(), state: NBA },
  argTypes: {
    league: { options: ['NBA', 'EPL'] },
    state: presets({
      NBA: NBA,
      EPL: ready(eplRecord),
      'several seasons': ready(twoSeasonsRecord),
      'many months': ready(longRecord),
      'no matches': ready(emptyRecord),
      ...WAITING,
    }),
  },
} satisfies Meta<typeof MachineRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onLeague: (_, league) => ({ league, state: ready(league === 'NBA' ? nbaRecord : eplRecord) }) }),
};

export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Empty: Story = { tags: ['empty'], args: { state: ready(emptyRecord) } };
export const EmptyLeague: Story = {
  tags: ['empty'],
  args: { league: 'EPL', state: ready({ ...eplRecord, seasons: [] }) },
};
export const Ready: Story = { tags: ['ready'] };
export const FewMatches: Story = { args: { league: 'EPL', state: ready(eplRecord) } };
export const SeveralSeasons: Story = { args: { state: ready(twoSeasonsRecord) } };
export const ManyMonths: Story = { tags: ['extreme'], args: { state: ready(longRecord) } };

export const HostileText: Story = {
  tags: ['extreme'],
  args: { state: ready(hostileRecord) },
  globals: { viewport: { value: 'phone320' } },
};

/** The browser itself moves a slider with the arrow keys, which `userEvent` can't. */
export const ReadsAPlotStepByStep: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const [plot] = canvas.getAllByRole('slider', { name: 'How sure it was' });
    if (!plot) throw new Error('There is no plot.');
    await expect(plot).toHaveAttribute('aria-valuetext', expect.stringContaining('Said 87.4%'));
    fireEvent.change(plot, { target: { value: '0' } });
    const text = 'Said 52.4%: right in 53.7% of 214 matches (47.1% to 60.3%)';
    await expect(plot).toHaveAttribute('aria-valuetext', text);
    await expect(canvas.getByText(text)).toBeVisible();
    fireEvent.change(plot, { target: { value: '1' } });
    await expect(plot).toHaveAttribute('aria-valuetext', expect.stringContaining('Said 57.4%'));
  },
};

export const ReadsAPlotByPointing: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const months = canvas.getByRole('slider', { name: 'Months' });
    const { left, top, height } = months.getBoundingClientRect();
    const coords = { clientX: left + 2, clientY: top + height / 2 };
    await userEvent.pointer({ target: months.parentElement as Element, coords });
    await expect(months).toHaveAttribute(
      'aria-valuetext',
      'Jul 2025: right in 61.4% of 290 matches, always home 58.3%',
    );
  },
};

export const HasATableBehindEachPlotAndForStatisticians: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const [reliability, months] = canvas.getAllByRole('button', { name: 'Show as a table' });
    await userEvent.click(reliability as HTMLElement);
    const bins = within(canvas.getByRole('table', { name: 'How often it is right, by how sure it was' }));
    await expect(bins.getByRole('row', { name: /^50–55%/ })).toHaveTextContent('50–55%21452.4%53.7%47.1–60.3%');
    await expect(bins.getByRole('row', { name: /^90–95%/ })).toHaveTextContent('90–95%4-too few-');
    await userEvent.click(months as HTMLElement);
    const table = within(canvas.getByRole('table', { name: 'How often it is right, by month' }));
    await expect(table.getByRole('row', { name: /^Oct 2025/ })).toHaveTextContent('Oct 202511463.2%55.3%0.224');
    const [here] = canvas.getAllByRole('button', { name: 'For statisticians' });
    await userEvent.click(here as HTMLElement);
    const scores = within(canvas.getByRole('table', { name: 'Scores: Simulated matches' }));
    await expect(scores.getByRole('row', { name: /^The Machine/ })).toHaveTextContent('The Machine63.1%0.2220.634');
  },
};
