import { BOARDS } from '@machine/contract';
import { leaderboardEntries, manyLeaderboardEntries, player } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { LeaderboardScreen, type LeaderboardState } from './LeaderboardScreen.tsx';
import states from './LeaderboardScreen.stories.tsx';

const meta = {
  title: 'Screens/Leaderboards',
  component: LeaderboardScreen,
  tags: ['behavior', '!autodocs', 'no-visual'],
  args: states.args,
} satisfies Meta<typeof LeaderboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys, Home and End only move the focus; Enter and Space select. */
export const SelectsTabsByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const periods = within(canvas.getByRole('tablist', { name: 'Period' }));
    periods.getByRole('tab', { name: 'All-time', selected: true }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(periods.getByRole('tab', { name: 'Weekly' })).toHaveFocus();
    await expect(args.onPeriod).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPeriod).toHaveBeenCalledWith('weekly');
    await expect(args.onBoard).not.toHaveBeenCalled();
    const boards = within(canvas.getByRole('tablist', { name: 'Board' }));
    boards.getByRole('tab', { name: 'Stars', selected: true }).focus();
    await userEvent.keyboard('{End}');
    await expect(boards.getByRole('tab', { name: 'Most Followed' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight} ');
    await expect(args.onBoard).toHaveBeenCalledWith('slayers');
  },
};

/** The tabs stay usable in every state. */
const keepsTheTabs = (state: LeaderboardState): Story => ({
  args: { state },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'AI Slayers' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Daily' }));
    await expect(args.onBoard).toHaveBeenCalledWith('slayers');
    await expect(args.onPeriod).toHaveBeenCalledWith('daily');
  },
});

export const KeepsTheTabsWhileLoading: Story = keepsTheTabs({ kind: 'loading' });
export const KeepsTheTabsAfterAFailure: Story = keepsTheTabs({ kind: 'failed', onRetry: fn() });
export const KeepsTheTabsWithoutData: Story = keepsTheTabs({ kind: 'empty' });

/** A table with a caption and scoped headers, in a focusable panel. */
export const IsAnAccessibleTableInATabPanel: Story = {
  args: { period: 'weekly' },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Stars, weekly' }));
    const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headers).toEqual(['#Position', 'Rank', 'Player', 'Stars', 'Achievements']);
    await expect(table.getByRole('rowheader', { name: 'mira_calls_it' })).toHaveAttribute('scope', 'row');
    await expect(canvas.getByRole('tabpanel', { name: 'Stars, weekly' })).toHaveAttribute('tabindex', '0');
    await expect(canvas.getByRole('status')).toHaveTextContent('Stars, weekly: 12 rows');
  },
};

export const IsAnAccessibleTableInATabPanelOnAPhone: Story = {
  ...IsAnAccessibleTableInATabPanel,
  globals: { viewport: { value: 'phone' } },
};

export const LinksRowsAndMarksTheViewers: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /house_of_hunches/ });
    const link = within(row).getByRole('link', { name: 'house_of_hunches' });
    await expect(link).toHaveAttribute('href', '/profile/u-house_of_hunches');
    // The link covers the whole row, up to its far end.
    const { right, top, height } = row.getBoundingClientRect();
    await expect(row.ownerDocument.elementFromPoint(right - 8, top + height / 2)).toBe(link);
    await expect(within(row).getAllByRole('link')).toHaveLength(1);
    const marks = canvas.getAllByText('You');
    await expect(marks).toHaveLength(1);
    await expect(marks[0]?.closest('tr')).toHaveTextContent(player.username);
    const positions = canvas.getAllByRole('row').map((row) => row.firstElementChild?.textContent);
    await expect(positions.slice(1, 5)).toEqual(['1', '2', '2', '4']);
  },
};

export const MarksNoRowForVisitors: Story = {
  args: { viewerId: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('You')).toBeNull();
  },
};

export const ShowsTheMetricOfEachBoard: Story = {
  render: (args) => (
    <>
      {BOARDS.map((board) => (
        <LeaderboardScreen key={board} {...args} board={board} />
      ))}
    </>
  ),
  // Four screens on one page mean four h1 elements.
  parameters: { a11y: { disable: true } },
  play: async ({ canvas }) => {
    const metrics = canvas.getAllByRole('table').map((table) => {
      const [header, first] = within(table).getAllByRole('row');
      return [header?.children[3]?.textContent, first?.children[3]?.textContent];
    });
    await expect(metrics).toEqual([
      ['Stars', '★2,257 stars'],
      ['Accuracy', '71.4%'],
      ['Streak', '12'],
      ['Followers', '84'],
    ]);
  },
};

export const ShowsThatAStreakCountsAllTime: Story = {
  args: { board: 'streaks', period: 'daily' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/all time/)).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Daily', selected: true })).toBeVisible();
  },
};

export const ShowsAnErrorInsteadOfAnEmptyBoard: Story = {
  args: { state: { kind: 'failed', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent("Couldn't load the leaderboard.");
    await expect(canvas.queryByText('No data available')).toBeNull();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const LinksToTheGameWhenEmpty: Story = {
  args: { state: { kind: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data available')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Make a pick' })).toHaveAttribute('href', '/');
  },
};

export const KeepsTheFocusOnRetry: Story = {
  render: function Retrying(args) {
    const [state, setState] = useState<LeaderboardState>({
      kind: 'failed',
      onRetry: () => setState({ kind: 'loading' }),
    });
    return <LeaderboardScreen {...args} state={state} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'true');
  },
};

/** Only the rows in the window are rendered. */
const rendersAThousandRows: Story = {
  args: { state: { kind: 'ready', entries: manyLeaderboardEntries(1_000) } },
  play: async ({ canvas, canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    const nodes = () => documentElement.querySelectorAll('body *').length;
    const table = canvas.getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '1001');
    await expect(nodes()).toBeLessThan(1_500);
    await waitFor(async () => {
      window.scrollTo(0, documentElement.scrollHeight);
      const last = canvas.getAllByRole('row').at(-1);
      await expect(last).toHaveAttribute('aria-rowindex', '1001');
      await expect(last).toHaveTextContent('MidnightHeron1000');
      await expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    });
    await expect(nodes()).toBeLessThan(1_500);
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '2'));
  },
};

export const RendersAThousandRows: Story = { ...rendersAThousandRows };
export const RendersAThousandRowsOnAPhone: Story = {
  ...rendersAThousandRows,
  globals: { viewport: { value: 'phone' } },
};

/** The number of rows and elements depends on the window, not on the list. */
export const RendersAWindowOfAHundredRows: Story = {
  args: { state: { kind: 'ready', entries: manyLeaderboardEntries(100) } },
  play: async ({ canvas, canvasElement }) => {
    const rows = () => canvas.getAllByRole('row').length - 1;
    await waitFor(() => expect(rows()).toBeLessThan(30));
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(900);
    window.dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(rows()).toBe(100));
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(rows()).toBeLessThan(30));
  },
};

/** Prevents layout shift when the rows load. */
const matchesTheHeightOfRows: Story = {
  args: { state: { kind: 'ready', entries: leaderboardEntries.slice(0, 10) } },
  render: (args) => (
    <>
      <LeaderboardScreen {...args} />
      <LeaderboardScreen {...args} state={{ kind: 'loading' }} />
    </>
  ),
  parameters: { a11y: { disable: true } },
  play: async ({ canvas }) => {
    const [ready, loading] = canvas.getAllByRole('tabpanel').map((panel) => panel.children[1]?.getBoundingClientRect());
    await expect(loading?.height).toBe(ready?.height);
  },
};

export const SkeletonMatchesTheHeightOfRows: Story = { ...matchesTheHeightOfRows };
export const SkeletonMatchesTheHeightOfRowsOnAPhone: Story = {
  ...matchesTheHeightOfRows,
  globals: { viewport: { value: 'phone' } },
};
