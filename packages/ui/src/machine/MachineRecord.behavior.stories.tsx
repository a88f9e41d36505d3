import { eplRecord, nbaRecord } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { MachineRecord } from './MachineRecord.tsx';
import states from './MachineRecord.stories.tsx';

const meta = {
  title: 'Components/Machine/Machine Record',
  component: MachineRecord,
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: states.args,
} satisfies Meta<typeof MachineRecord>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SaysHowOftenItIsRight: Story = {
  play: async ({ canvas }) => {
    const here = within(canvas.getByRole('region', { name: 'Simulated matches' }));
    await expect(here.getByText('Right in 63 of 100 matches')).toBeVisible();
    await expect(here.getByText('A coin gets 50, always picking the home team 58.')).toBeVisible();
    const scores = within(here.getByRole('table', { name: 'Scores: Simulated matches' }));
    await expect(scores.getByRole('row', { name: /The Machine/ })).toHaveTextContent(/63\.1%0\.2220\.634$/);
    await expect(canvas.getByRole('status')).toHaveTextContent('NBA: Right in 63 of 100 matches');
  },
};

export const SelectsTheLeagueByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'NBA' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onLeague).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLeague).toHaveBeenCalledWith('EPL');
  },
};

/** The browser itself moves a slider with the arrow keys, which `userEvent` can't. */
export const ReadsAPlotStepByStep: Story = {
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

export const HasATableBehindEachPlot: Story = {
  play: async ({ canvas, userEvent }) => {
    const [reliability, months] = canvas.getAllByRole('button', { name: 'Show as a table' });
    await userEvent.click(reliability as HTMLElement);
    const bins = within(canvas.getByRole('table', { name: 'How often it is right, by how sure it was' }));
    await expect(bins.getByRole('row', { name: /^50–55%/ })).toHaveTextContent('50–55%21452.4%53.7%47.1–60.3%');
    await expect(bins.getByRole('row', { name: /^90–95%/ })).toHaveTextContent('90–95%4-too few-');
    await userEvent.click(months as HTMLElement);
    const table = within(canvas.getByRole('table', { name: 'How often it is right, by month' }));
    await expect(table.getByRole('row', { name: /^Oct 2025/ })).toHaveTextContent('Oct 202511463.2%55.3%0.224');
  },
};

export const LinksToTheRecapsOfExtremes: Story = {
  play: async ({ canvas }) => {
    const dumbest = within(canvas.getByRole('list', { name: 'Dumbest predictions' }));
    const link = dumbest.getByRole('link', { name: 'Boston Celtics 99–104 Chicago Bulls' });
    await expect(link).toHaveAttribute('href', '/completed/nba-dumb-1');
    await expect(dumbest.getByText(/It gave Chicago Bulls 8\.7%/)).toBeVisible();
  },
};

export const ListsTheSeasonsItWasTunedOnApart: Story = {
  play: async ({ canvas }) => {
    const real = within(canvas.getByRole('region', { name: 'On real seasons' }));
    await expect(real.getByText('Right in 66 of 100 matches')).toBeVisible();
    await expect(real.getByText(/^2023-24 to 2024-25: 2,455 matches\. These seasons had no influence/)).toBeVisible();
    await expect(real.getByText(/^2018-19 to 2022-23: 5,829 matches\. Its scores here flatter it\.$/)).toBeVisible();
  },
};

export const LeavesOutSharesOfFewMatches: Story = {
  args: { league: 'EPL', state: { kind: 'ready', record: { ...eplRecord, evaluation: undefined } } },
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('slider', { name: 'How sure it was' });
    await expect(plot).toHaveAttribute('max', '0');
    await expect(canvas.queryByRole('slider', { name: 'Months' })).toBeNull();
    await expect(canvas.getByText('A line needs two months with at least 10 matches each.')).toBeVisible();
  },
};

export const HasItsOwnEmptyStatePerLeague: Story = {
  args: { league: 'EPL', state: { kind: 'ready', record: { ...eplRecord, seasons: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No graded Premier League match yet')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'On real seasons' })).toBeVisible();
  },
};

export const ShowsAnErrorInsteadOfAnEmptyRecord: Story = {
  args: { state: { kind: 'failed', onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("Couldn't load the record.");
    await expect(canvas.queryByText(/No graded/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    if (args.state.kind === 'failed') await expect(args.state.onRetry).toHaveBeenCalled();
  },
};

/** Otherwise the two kinds would be mixed up. */
export const NamesEachKindOfSeason: Story = {
  args: {
    state: {
      kind: 'ready',
      record: { ...nbaRecord, seasons: nbaRecord.seasons.flatMap((one) => [{ ...one, season: 'LIVE' }, one]) },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Real matches' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Simulated matches' })).toBeVisible();
  },
};
