import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inWidth } from '../../../stories/inWidth.tsx';

import { SearchField } from './SearchField.tsx';
import { sheet } from '../../../stories/StateSheet.tsx';
import { stateful } from '../../../stories/stateful.tsx';
import { usage } from '../../../stories/usage.ts';

const meta = {
  title: 'Components/Primitives/Search Field',
  component: SearchField,
  parameters: usage({
    when: 'For filtering or searching a list while typing.',
    not: 'In a form that is sent: use a `TextField`.',
    with: '`SearchResults` below it.',
    do: ['Focus it when its panel opens.'],
  }),
  args: { label: 'Username', placeholder: 'Search by username...', value: '', onChange: fn() },
  decorators: [inWidth(360)],
  argTypes: { hasInitialFocus: { control: false } },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onChange: (_, value) => ({ value }) }),
};

export const Empty: Story = { tags: ['empty'] };

export const ClearsAndKeepsFocus: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: Playground.parameters,
  render: Playground.render,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Username' });
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(field, 'mira');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

/** The clear button is shown in the same state as the field. */
export const States: Story = {
  parameters: { maxWidth: 860 },
  render: sheet({ variants: { empty: {}, filled: { value: 'mira' } }, isWide: true }),
};
