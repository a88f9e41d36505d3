import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { StateSheet } from './StateSheet.tsx';
import { TabPanel, Tabs } from './Tabs.tsx';

const PERIODS = [
  { id: 'daily', label: 'Daily' },
  { id: 'weekly', label: 'Weekly' },
  { id: 'all', label: 'All-time' },
];
const BOARDS = [
  { id: 'stars', label: 'Stars' },
  { id: 'slayers', label: 'AI Slayers' },
  { id: 'streaks', label: 'Streak Kings' },
  { id: 'followed', label: 'Most Followed' },
];

const meta = {
  component: Tabs<string>,
  args: { label: 'Period', tabs: PERIODS, selected: 'weekly', onSelect: fn(), panelId: 'panel' },
  decorators: [
    (Story, { args }) => (
      <>
        <Story />
        <TabPanel id="panel" label="The panel">
          <p>{args.selected}</p>
        </TabPanel>
      </>
    ),
  ],
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const Four: Story = { args: { label: 'Board', tabs: BOARDS, selected: 'slayers' } };
export const FourOnAPhone: Story = { ...Four, globals: { viewport: { value: 'phone320' } } };
/** They scroll; the page does not. */
export const ManyOnAPhone: Story = {
  args: { tabs: [...PERIODS, { id: 'season', label: 'The season before the last one, in full' }] },
  globals: { viewport: { value: 'phone320' } },
  play: async ({ canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  },
};

export const ChoosesOnClick: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Daily' }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('daily');
  },
};

export const LeavesTheChosenOneChosen: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Weekly', selected: true }));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const MovesByArrowsAndChoosesByEnterAndSpace: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Weekly' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'All-time' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Daily' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'All-time' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Daily' })).toHaveFocus();
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('daily');
    await userEvent.keyboard('{End} ');
    await expect(args.onSelect).toHaveBeenLastCalledWith('all');
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
  },
};

export const LeadsToItsPanel: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  play: async ({ canvas, userEvent }) => {
    const panel = canvas.getByRole('tabpanel', { name: 'The panel' });
    await expect(canvas.getByRole('tablist', { name: 'Period' })).toBeVisible();
    for (const tab of canvas.getAllByRole('tab')) await expect(tab).toHaveAttribute('aria-controls', panel.id);
    await userEvent.tab();
    await userEvent.tab();
    await expect(panel).toHaveFocus();
  },
};

/** RELIABILITY.md I10. */
export const KeepsTheFocusOfWhatGoesAway: Story = {
  tags: ['behavior', '!autodocs', 'no-visual'],
  render: function Going() {
    const [isThere, setIsThere] = useState(true);
    return (
      <TabPanel id="going" label="What goes away">
        {isThere && (
          <button type="button" onClick={() => setIsThere(false)}>
            Go
          </button>
        )}
      </TabPanel>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go' }));
    await expect(canvas.getByRole('tabpanel', { name: 'What goes away' })).toHaveFocus();
  },
};

/** All tabs of a list in the same state, the chosen one too. */
export const States: Story = {
  render: (args) => <StateSheet of={Tabs<string>} args={args} variants={{ 'three tabs': {} }} isWide />,
};
