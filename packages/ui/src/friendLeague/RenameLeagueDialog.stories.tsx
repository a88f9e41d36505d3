import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { RenameLeagueDialog } from './RenameLeagueDialog.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/League/Rename League Dialog',
  component: RenameLeagueDialog,
  parameters: usage({
    when: 'For the owner of a league, to give it another name.',
    not: 'For a new league: that is the `CreateLeagueDialog`.',
    with: 'A `Dialog` with a `LeagueNameForm`. The `FriendLeagueScreen` opens it.',
  }),
  args: { name: 'The office', isOpen: true, onClose: fn(), state: { kind: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof RenameLeagueDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
