import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { RenameLeagueDialog } from './RenameLeagueDialog.tsx';
import { ACTION_STATES, IDLE, presets } from '../../stories/presets.ts';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/League/Rename League Dialog',
  component: RenameLeagueDialog,
  parameters: usage({
    when: 'For the owner of a league, to give it another name.',
    not: 'For a new league: that is the `CreateLeagueDialog`.',
    with: 'A `Dialog` with a `LeagueNameForm`. The `FriendLeagueScreen` opens it.',
  }),
  args: { name: 'The office', isOpen: true, onClose: fn(), state: IDLE, onSubmit: fn() },
  argTypes: {
    state: presets(ACTION_STATES),
    // What the field starts with.
    name: { control: false },
  },
} satisfies Meta<typeof RenameLeagueDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onClose: () => ({ isOpen: false }) }),
};

export const Default: Story = {};
