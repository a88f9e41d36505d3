import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inWidth } from '../../../stories/inWidth.tsx';

import { stateful } from '../../../stories/stateful.tsx';
import { usage } from '../../../stories/usage.ts';
import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'Components/Primitives/Select Field',
  component: SelectField,
  parameters: usage({
    when: 'To choose one of more than five options.',
    not: 'For two options: use a `Switch`. For two to five: `Tabs`.',
    with: 'An `InlineStatus` below it, for a value that could not be saved.',
    do: ['Always give a label.', 'Let it take effect immediately, and show next to it if that fails.'],
  }),
  args: {
    label: 'Quiet from',
    value: '22',
    options: ['21', '22', '23'].map((value) => ({ value, label: `${value}:00` })),
    onChange: fn(),
  },
  decorators: [inWidth(240)],
  argTypes: { value: { options: ['21', '22', '23'] }, options: { control: false } },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onChange: (_, value) => ({ value }) }),
};

export const Chosen: Story = {};
export const Saving: Story = {
  tags: ['saving'],
  args: { isSaving: true, description: 'In your time zone' },
  play: async ({ canvas }) => expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('In your time zone'),
};
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), '23:00');
    await expect(args.onChange).not.toHaveBeenCalled();
    canvas.getByRole('combobox').blur();
  },
};
export const LongText: Story = {
  tags: ['extreme'],
  args: {
    value: 'long',
    options: [{ value: 'long', label: 'At the end of each day of matches, whenever that is '.repeat(3) }],
  },
};
