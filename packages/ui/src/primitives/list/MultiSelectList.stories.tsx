import { manyUsers } from '@machine/mocks/profile.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { MultiSelectList } from './MultiSelectList.tsx';
import { sheet } from '../../../stories/StateSheet.tsx';
import { UserText } from '../text/UserText.tsx';
import { presets } from '../../../stories/presets.ts';
import { stateful } from '../../../stories/stateful.tsx';
import { usage } from '../../../stories/usage.ts';

type Person = { id: string; name: string };

const people: readonly Person[] = manyUsers(3).map(({ id, username }) => ({ id, name: username }));
const first = new Set(people.slice(0, 1).map(({ id }) => id));

const meta = {
  title: 'Components/Primitives/Multi Select List',
  component: MultiSelectList<Person>,
  parameters: usage({
    when: 'For selecting several rows at once, such as players.',
    not: 'For one of a few options: use a `RadioGroup`.',
    with: 'A `SearchField` above it, as in the `PeoplePicker`.',
  }),
  args: {
    label: 'People you follow',
    rows: people,
    nameOf: ({ name }) => name,
    selectedIds: first,
    onSelectionChange: fn(),
    children: ({ name }) => <UserText>{name}</UserText>,
  },
  argTypes: {
    rows: presets({ three: people, two: people.slice(0, 2) }),
    selectedIds: presets({ first, none: new Set() }),
  },
} satisfies Meta<typeof MultiSelectList<Person>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onSelectionChange: (_, selectedIds) => ({ selectedIds }) }),
};

export const OneSelected: Story = {};

/** All rows are in the same state, including the selected one. */
export const States: Story = {
  render: sheet({
    variants: { 'first selected': { rows: people.slice(0, 2) } },
    states: { full: { isFull: true } },
    isWide: true,
  }),
};
