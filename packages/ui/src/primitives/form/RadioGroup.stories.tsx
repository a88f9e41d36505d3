import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { sheet } from '../../../stories/StateSheet.tsx';
import { presets } from '../../../stories/presets.ts';
import { stateful } from '../../../stories/stateful.tsx';
import { usage } from '../../../stories/usage.ts';
import { RadioGroup } from './RadioGroup.tsx';

const OPTIONS = [
  { value: 'spam', label: 'Spam' },
  { value: 'threats', label: 'Threats' },
  { value: 'other', label: 'Something else' },
];

const meta = {
  title: 'Components/Primitives/Radio Group',
  component: RadioGroup<string>,
  parameters: usage({
    when: 'For choosing exactly one of three to eight options that should all be read.',
    not: 'For views of the same content: use `Tabs`. For on and off: a `Switch`. For more than eight: a `SelectField`.',
    with: 'A `Form`, as in the `ReportDialog`.',
    do: ['Start without a choice if no option is more likely than the others.', 'Put "Other" last.'],
  }),
  args: { label: 'What is wrong?', options: OPTIONS, value: null, onChange: fn() },
  argTypes: {
    options: presets({ three: OPTIONS, two: OPTIONS.slice(0, 2) }),
    value: { options: [null, ...OPTIONS.map(({ value }) => value)] },
    name: { control: false },
  },
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onChange: (_, value) => ({ value }) }),
};

export const States: Story = {
  render: sheet({
    forced: [],
    variants: {
      'nothing chosen': {},
      chosen: { value: 'threats' },
      'read only': { value: 'threats', isReadOnly: true },
      invalid: { error: 'Choose a reason.' },
    },
  }),
};

const behavior = { tags: ['behavior', '!autodocs'], parameters: { chromatic: { disableSnapshot: true } } };

export const WholeRowIsClickable: Story = {
  ...behavior,
  render: Playground.render,
  play: async ({ canvas, userEvent }) => {
    const label = canvas.getByText('Threats');
    await userEvent.click(label);
    await expect(canvas.getByRole('radio', { name: 'Threats' })).toBeChecked();
    await expect(label.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  },
};

export const IgnoresInputWhileReadOnly: Story = {
  ...behavior,
  args: { value: 'threats', isReadOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Spam'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'Threats' })).toBeChecked();
  },
};
