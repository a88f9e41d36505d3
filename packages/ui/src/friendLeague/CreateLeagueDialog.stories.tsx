import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { CreateLeagueDialog } from './CreateLeagueDialog.tsx';

const meta = {
  title: 'Components/League/Create League Dialog',
  component: CreateLeagueDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    nextWeekAt: '2025-10-20T10:00:00.000Z',
    state: { kind: 'idle' },
    onSubmit: fn(),
  },
} satisfies Meta<typeof CreateLeagueDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['spec:leagues-new'] };
export const Creating: Story = { tags: ['spec:leagues-new-busy'], args: { state: { kind: 'busy' } } };
export const Failed: Story = {
  tags: ['spec:leagues-new-failed'],
  args: { state: { kind: 'failed', error: 'You can be in at most 20 leagues. Leave one to join another.' } },
};
