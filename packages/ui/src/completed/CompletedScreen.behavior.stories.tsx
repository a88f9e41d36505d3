import type { CompletedMatch } from '@machine/contract/match.ts';
import { FIXED_NOW } from '@machine/mocks/clock.ts';
import {
  completedMatches,
  finalMatch,
  finalWrongMatch,
  liveMatch,
  machineStats,
  postponedMatch,
  provisionalMatch,
} from '@machine/mocks/match.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inFrame } from '../../stories/inFrame.tsx';
import { rowsThatFit } from '../../stories/inWindow.ts';
import { Button } from '../primitives/button/Button.tsx';

import { CompletedScreen } from './CompletedScreen.tsx';
import states from './CompletedScreen.stories.tsx';

const mixed = [finalWrongMatch, postponedMatch, provisionalMatch, finalMatch, liveMatch];

const meta = {
  title: 'Screens/Completed',
  component: CompletedScreen,
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true }, viewer: 'player' },
  args: {
    ...states.args,
    state: { kind: 'ready', matches: mixed },
    // Without the link to the table, so that the first Tab reaches the list.
    stats: { ...machineStats, hasEdgeTable: false },
  },
} satisfies Meta<typeof CompletedScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const season = Array.from({ length: 400 }, (_, index) => ({ ...finalMatch, id: `nba-${index}` }));

const focusedRow = () => Number(document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index);

/** Suppresses scroll events, which a busy machine delivers late. */
function suppressScrollEvents() {
  const suppressing = new AbortController();
  const options = { capture: true, signal: suppressing.signal };
  window.addEventListener('scroll', (event) => event.stopImmediatePropagation(), options);
  return () => suppressing.abort();
}

export const FitsManyMatchesOnAScreen: Story = {
  tags: ['extreme'],
  decorators: [inFrame],
  args: { state: { kind: 'ready', matches: [...completedMatches, ...season.slice(0, 9)] } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Matches' });
    await expect(rowsThatFit(list, 360, 780)).toBeGreaterThanOrEqual(6);
    await expect(rowsThatFit(list, 1280, 900)).toBeGreaterThanOrEqual(12);
  },
};

export const TabReachesEveryRow: Story = {
  tags: ['extreme'],
  name: 'Tab and Shift+Tab reach every row of a long list, even if scroll events arrive late',
  args: { state: { kind: 'ready', matches: season } },
  beforeEach: suppressScrollEvents,
  play: async ({ canvas }) => {
    const presses = 25;
    const keys = userEvent.setup({ delay: null });
    const rows: number[] = [];
    canvas.getAllByRole('link')[0]?.focus();
    for (let press = 0; press < 2 * presses; press += 1) {
      await keys.tab({ shift: press >= presses });
      rows.push(focusedRow());
    }
    const down = Array.from({ length: presses }, (_, index) => index + 1);
    await expect(rows).toEqual([...down, ...down.toReversed().slice(1), 0]);
  },
};

/** Counts how often the focus is lost, even for a moment. */
function countFocusLosses() {
  let losses = 0;
  const check = () => {
    if (document.activeElement === document.body) losses += 1;
  };
  const observer = new MutationObserver(check);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    return losses;
  };
}

export const KeepsTheFocusOnARowThatMoves: Story = {
  name: 'Keeps the focus on a row that a poll moves far away',
  // Three live matches end with the poll and move to the middle of the list.
  render: function Ending(args) {
    const [hasEnded, setHasEnded] = useState(false);
    const ending = ['a', 'b', 'c'].map((id) => ({ ...(hasEnded ? finalMatch : liveMatch), id }));
    const matches = [...season.slice(0, 300), ...ending, ...season.slice(300)];
    return (
      <>
        <button type="button" tabIndex={-1} onClick={() => setHasEnded(true)}>
          Poll
        </button>
        <CompletedScreen {...args} state={{ kind: 'ready', matches }} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const link = canvas.getAllByRole('link')[2];
    link?.focus();
    const losses = countFocusLosses();
    // click() keeps the focus where it is, like a poll.
    canvas.getByRole('button', { name: 'Poll' }).click();
    await waitFor(() => expect(focusedRow()).toBe(302));
    await expect(link).toHaveFocus();
    await expect(losses()).toBe(0);
    // The next tab stops are its new neighbors.
    const keys = userEvent.setup({ delay: null });
    await keys.tab({ shift: true });
    await expect(focusedRow()).toBe(301);
    await keys.tab();
    await keys.tab();
    await expect(focusedRow()).toBe(303);
  },
};

export const RendersAnOffscreenFocusedRowInPlace: Story = {
  name: 'Renders a focused row outside the window at its position',
  args: { state: { kind: 'ready', matches: season } },
  play: async ({ canvas }) => {
    const first = canvas.getAllByRole('link')[0];
    first?.focus();
    const top = () => Math.round((first?.getBoundingClientRect().top ?? 0) + window.scrollY);
    const before = top();
    window.scrollTo(0, document.documentElement.scrollHeight);
    await waitFor(() => expect(canvas.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-posinset', '400'));
    await expect(first).toHaveFocus();
    await expect(top()).toBe(before);
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);
    window.scrollTo(0, 0);
  },
};

let renders = 0;
/** Counts its renders: only a row reads the league. */
const watched: CompletedMatch = {
  ...finalMatch,
  get league() {
    renders++;
    return 'NBA';
  },
};

export const ReRendersOnlyChangedRows: Story = {
  name: 'Re-renders only the rows that a poll changed',
  // Each poll changes the live match and leaves the other one as it is.
  render: function Polled(args) {
    const [polls, setPolls] = useState(0);
    const live = { ...liveMatch, scoreHome: 78 + 3 * polls };
    const now = new Date(FIXED_NOW.getTime() + 10_000 * polls);
    return (
      <>
        <Button onPress={() => setPolls(polls + 1)}>Poll</Button>
        <CompletedScreen {...args} now={now} state={{ kind: 'ready', matches: [live, watched] }} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const before = renders;
    await expect(before).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Poll' }));
    await expect(canvas.getByRole('link', { name: /live 81–74$/ })).toBeInTheDocument();
    await expect(renders).toBe(before);
  },
};
