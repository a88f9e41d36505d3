import { clubs } from '@machine/mocks/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { playground } from '../../../../.storybook/helpers/playground.ts';
import { ClubPicker, type ClubPickerState } from './ClubPicker.tsx';

const onToggle = fn();
const ready = (changes: Partial<Extract<ClubPickerState, { kind: 'ready' }>> = {}): ClubPickerState => ({
  kind: 'ready',
  clubs,
  followed: new Set(['BOS', 'LIV']),
  saving: new Set(),
  isFull: false,
  onToggle,
  ...changes,
});

const meta = {
  title: 'Components/Club/Club Picker',
  component: ClubPicker,
  args: { state: ready() },
} satisfies Meta<typeof ClubPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = playground(() => ({ Loading, Failed, Ready, None, Saving, Full }));

export const Loading: Story = { tags: ['spec:clubs-loading'], args: { state: { kind: 'loading' } } };
export const Failed: Story = { tags: ['spec:clubs-failed'], args: { state: { kind: 'failed', onRetry: fn() } } };
export const Ready: Story = {
  tags: ['spec:clubs-ready'],
  play: async ({ canvas, userEvent }) => {
    const liverpool = canvas.getByRole('button', { name: 'Liverpool' });
    await expect(liverpool).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(liverpool);
    await expect(onToggle).toHaveBeenLastCalledWith('LIV');
  },
};
export const None: Story = { args: { state: ready({ followed: new Set() }) } };
export const Saving: Story = { tags: ['spec:clubs-saving'], args: { state: ready({ saving: new Set(['LIV']) }) } };
export const Full: Story = {
  tags: ['spec:clubs-full'],
  args: { state: ready({ followed: new Set(clubs.slice(0, 30).map(({ code }) => code)), isFull: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can follow up to 30 clubs.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Liverpool' })).toBeDisabled();
  },
};
export const ReadyOnAPhone: Story = { tags: ['spec:clubs-ready'], globals: { viewport: { value: 'phone' } } };
