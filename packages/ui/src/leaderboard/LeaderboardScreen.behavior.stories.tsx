import { player } from '@machine/mocks/currentUser.ts';
import { leaderboardEntries, manyLeaderboardEntries } from '@machine/mocks/leaderboard.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { expect, waitFor, within } from 'storybook/test';
import { onDesktopAndPhone } from '../../stories/inWindow.ts';
import { LeaderboardScreen } from './LeaderboardScreen.tsx';
import states from './LeaderboardScreen.stories.tsx';

const meta = {
  title: 'Screens/Leaderboards',
  component: LeaderboardScreen,
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: states.args,
} satisfies Meta<typeof LeaderboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A table with a caption and scoped headers, in a focusable panel, although a phone lays it out as a list. */
export const IsAnAccessibleTableInATabPanelOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
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

/** The number of rows and elements depends on the window, not on the list. */
export const RendersTheRowsInTheWindowAndPrintsAll: Story = {
  args: { state: { kind: 'ready', entries: manyLeaderboardEntries(100) } },
  play: async ({ canvas, canvasElement }) => {
    const rows = () => canvas.getAllByRole('row');
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '101');
    await waitFor(() => expect(rows().length).toBeLessThan(30));
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(900);
    await waitFor(async () => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      const last = rows().at(-1);
      await expect(last).toHaveAttribute('aria-rowindex', '101');
      await expect(last).toHaveTextContent('IronOtter100');
      await expect(last?.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    });
    await expect(rows().length).toBeLessThan(30);
    window.scrollTo(0, 0);
    await waitFor(() => expect(rows()[1]).toHaveAttribute('aria-rowindex', '2'));
    window.dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(rows()).toHaveLength(101));
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(rows().length).toBeLessThan(30));
  },
};

/** Prevents layout shift when the rows load. */
export const SkeletonMatchesTheHeightOfRows: Story = {
  tags: ['loading'],
  args: { state: { kind: 'ready', entries: leaderboardEntries.slice(0, 10) } },
  render: (args) => (
    <>
      <LeaderboardScreen {...args} />
      <LeaderboardScreen {...args} state={{ kind: 'loading' }} />
    </>
  ),
  parameters: { a11y: { disable: true } },
  play: async ({ canvas }) => {
    const panels = canvas.getAllByRole('tabpanel');
    const heights = onDesktopAndPhone(() => panels.map(({ children }) => children[1]?.getBoundingClientRect().height));
    for (const [ready, loading] of heights) await expect(loading).toBe(ready);
  },
};
