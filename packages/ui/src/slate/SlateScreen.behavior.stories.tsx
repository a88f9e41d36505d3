import type { PickChoice } from '@machine/contract/prediction.ts';
import type { SlateEntry } from '@machine/contract/slate.ts';
import { eplSlateEntry, liveSlateEntry, openSlateEntry, slateEntries } from '@machine/mocks/slate.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';

import { inFrame } from '../../stories/inFrame.tsx';
import { rowsThatFit } from '../../stories/inWindow.ts';
import { Button } from '../primitives/button/Button.tsx';
import { SlateScreen, type SlateState } from './SlateScreen.tsx';
import states from './SlateScreen.stories.tsx';

const ready = (entries: readonly SlateEntry[]): SlateState => ({ kind: 'ready', entries, nextPredictionAt: null });

const meta = {
  title: 'Screens/Today',
  component: SlateScreen,
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true }, viewer: 'player' },
  args: { ...states.args, state: ready([openSlateEntry, eplSlateEntry, liveSlateEntry]) },
} satisfies Meta<typeof SlateScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FitsADayOnAScreen: Story = {
  decorators: [inFrame],
  args: { state: ready(slateEntries) },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Matches' });
    await expect(rowsThatFit(list, 360, 780)).toBeGreaterThanOrEqual(6);
    await expect(rowsThatFit(list, 1280, 900)).toBeGreaterThanOrEqual(12);
  },
};

export const DescribesTheButtonsByTheMatchThePredictionAndTheStake: Story = {
  play: async ({ canvas }) => {
    const [agree] = canvas.getAllByRole('button', { name: '[ AGREE ]' });
    await expect(agree).toHaveAccessibleDescription(
      'Los Angeles Lakers (home) vs Boston Celtics The Machine predicts Los Angeles Lakers 63.4% . Since then: Out since: Theo Lindqvist: Out (left calf strain) , and 4 more +1.8 if right',
    );
  },
};

/** Rows are reached with the arrow keys; A and D pick in the row that has the focus. */
export const PlaysTheDayByKeyboard: Story = {
  // Locks a pick one frame after it was made, as after a fast response.
  render: function Picking(args) {
    const [entries, setEntries] = useState<readonly SlateEntry[]>([openSlateEntry, eplSlateEntry]);
    const pick = (matchId: string, userPick: PickChoice) => {
      args.onPick(matchId, userPick);
      requestAnimationFrame(() =>
        setEntries((before) => before.map((entry) => (entry.match.id === matchId ? { ...entry, userPick } : entry))),
      );
    };
    return <SlateScreen {...args} state={ready(entries)} onPick={pick} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('article').map((row) => within(row).getByRole('link'));
    first?.focus();
    await userEvent.keyboard('d');
    await expect(args.onPick).toHaveBeenLastCalledWith('nba-lal-bos', 'DISAGREE');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Your prediction is locked: DISAGREE'));
    // The same key again, as in a double press.
    await userEvent.keyboard('d');
    await expect(args.onPick).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('1 of 2 picked')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('a');
    await expect(args.onPick).toHaveBeenLastCalledWith('epl-liv-mci', 'AGREE');
    await waitFor(() => expect(canvas.getByText("That's all for today!")).toBeVisible());
    await expect(canvas.getAllByRole('article')[1]).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{ArrowUp}');
    await expect(first).toHaveFocus();
  },
};

export const ArrowKeysKeepTheButton: Story = {
  play: async ({ canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button', { name: '[ DISAGREE ]' });
    buttons[0]?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(buttons[1]).toHaveFocus();
    // A live match has no buttons.
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /Phoenix Suns/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /Phoenix Suns/ })).toHaveFocus();
  },
};

export const LettersDoNothingWithoutShortcuts: Story = {
  tags: ['empty'],
  args: { hasShortcuts: false },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getAllByRole('link', { name: /Los Angeles Lakers/ })[0]?.focus();
    await userEvent.keyboard('ad');
    await expect(args.onPick).not.toHaveBeenCalled();
  },
};

let renders = 0;
/** Counts its renders: only a row reads what the Machine picks. */
const watched: SlateEntry = {
  ...openSlateEntry,
  prediction: {
    ...openSlateEntry.prediction,
    get machinePick() {
      renders++;
      return 'HOME' as const;
    },
  },
};

export const ReRendersOnlyChangedRows: Story = {
  name: 'Re-renders only the rows that a poll changed',
  render: function Polled(args) {
    const [polls, setPolls] = useState(0);
    const result = liveSlateEntry.result && { ...liveSlateEntry.result, scoreHome: 90 + polls };
    return (
      <>
        <Button onPress={() => setPolls(polls + 1)}>Poll</Button>
        <SlateScreen {...args} state={ready([watched, { ...liveSlateEntry, result }])} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const before = renders;
    await expect(before).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Poll' }));
    await expect(canvas.getByText('91')).toBeInTheDocument();
    await expect(renders).toBe(before);
  },
};
