import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { RenameLeagueDialog } from './RenameLeagueDialog.tsx';

const meta = {
  title: 'Components/League/Rename League Dialog',
  component: RenameLeagueDialog,
  args: { name: 'The office', isOpen: true, onClose: fn(), state: { kind: 'idle' }, onSubmit: fn() },
} satisfies Meta<typeof RenameLeagueDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['spec:league-renaming'] };
