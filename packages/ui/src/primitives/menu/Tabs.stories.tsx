import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { presets } from '../../../stories/presets.ts';
import { stateful } from '../../../stories/stateful.tsx';
import { usage } from '../../../stories/usage.ts';
import { sheet } from '../../../stories/StateSheet.tsx';
import { TabPanel, Tabs } from './Tabs.tsx';

const PERIODS = [
  { id: 'daily', label: 'Daily' },
  { id: 'weekly', label: 'Weekly' },
  { id: 'all', label: 'All-time' },
];

const meta = {
  title: 'Components/Primitives/Tabs',
  component: Tabs<string>,
  parameters: usage({
    when: 'For two to five views of the same content, one at a time.',
    not: 'For steps, or for going to another screen. For on and off: use a `Switch`.',
    with: 'One `TabPanel`, which several of them may share.',
    do: ['Keep the labels to one or two words.', 'Load the new content on selection; arrow keys only move the focus.'],
  }),
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
  argTypes: {
    tabs: presets({ three: PERIODS, two: PERIODS.slice(0, 2) }),
    selected: { options: PERIODS.map(({ id }) => id) },
    panelId: { control: false },
  },
} satisfies Meta<typeof Tabs<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onSelect: (_, selected) => ({ selected }) }),
};

export const Three: Story = {};

/** The tab list scrolls; the page doesn't. */
export const ManyOnAPhone360: Story = {
  tags: ['extreme', 'phone'],
  args: { tabs: [...PERIODS, { id: 'season', label: 'The season before the last one, in full' }] },
  globals: { viewport: { value: 'phone320' } },
};

export const MovesWithArrowsAndSelectsWithEnterAndSpace: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'All-time' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('daily');
    await userEvent.keyboard('{End} ');
    await expect(args.onSelect).toHaveBeenLastCalledWith('all');
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
  },
};

export const ControlsItsPanel: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const panel = canvas.getByRole('tabpanel', { name: 'The panel' });
    await expect(canvas.getByRole('tablist', { name: 'Period' })).toBeVisible();
    for (const tab of canvas.getAllByRole('tab')) await expect(tab).toHaveAttribute('aria-controls', panel.id);
    await userEvent.tab();
    await userEvent.tab();
    await expect(panel).toHaveFocus();
  },
};

export const TakesFocusOfRemovedContent: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Removing() {
    const [isShown, setIsShown] = useState(true);
    return (
      <TabPanel id="removing" label="Removable content">
        {isShown && (
          <button type="button" onClick={() => setIsShown(false)}>
            Remove
          </button>
        )}
      </TabPanel>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Removable content' })).toHaveFocus();
  },
};

/** All tabs are in the same state, including the selected one. */
export const States: Story = { render: sheet({ variants: { 'three tabs': {} }, isWide: true }) };
