import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { stateful } from '../../../stories/stateful.tsx';
import { usage } from '../../../stories/usage.ts';
import { sheet } from '../../../stories/StateSheet.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Primitives/Switch',
  component: Switch,
  parameters: usage({
    when: 'For a setting that is on or off, and is saved at once.',
    not: 'In a form with a save button. For choosing between two things: use `Tabs`.',
    with: 'An `InlineStatus` below it, for a value that could not be saved.',
    do: ['Name what is on, not the action: "Rank up".', 'Set isSaving until the server has confirmed.'],
  }),
  args: { label: 'Rank up', description: 'When you reach a new rank.', isSelected: true, onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onChange: (_, isSelected) => ({ isSelected }) }),
};

export const On: Story = {};

export const TogglesWithSpace: Story = {
  name: 'Toggles with Space and keeps the focus, or anywhere on its row, which is tall enough to tap',
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: Playground.parameters,
  render: Playground.render,
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Rank up', description: 'When you reach a new rank.' });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await expect(control).not.toBeChecked();
    await expect(control).toHaveFocus();
    const label = canvas.getByText('Rank up');
    await userEvent.click(label);
    await expect(control).toBeChecked();
    await expect(label.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

export const IgnoresInputWhileReadOnly: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};

export const States: Story = {
  render: sheet({
    variants: { on: { isSelected: true }, off: { isSelected: false } },
    states: {
      saving: { isSaving: true },
      'read only': { isReadOnly: true },
      'without description': { description: undefined },
    },
    isWide: true,
  }),
};
