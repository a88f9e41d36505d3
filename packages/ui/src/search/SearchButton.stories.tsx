import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';
import { SearchButton } from './SearchButton.tsx';

const meta = {
  title: 'Components/Search/Search Button',
  component: SearchButton,
  parameters: usage({
    when: "In a player's header, to open the SearchUsersPanel.",
    not: 'For visitors: they have no search.',
    with: 'The `SearchUsersPanel`, which it opens, and the `search` slot of the `Header`.',
    do: ['Pass whether the panel is open, which screen readers announce.'],
  }),
  args: { isOpen: false, onPress: fn() },
} satisfies Meta<typeof SearchButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onPress: ({ isOpen }) => ({ isOpen: !isOpen }) }),
};

export const Closed: Story = {};
export const Open: Story = { args: { isOpen: true } };
