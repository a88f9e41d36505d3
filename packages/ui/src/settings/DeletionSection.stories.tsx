import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import type { ActionState } from '../behavior/actionState.ts';
import { DeletionSection } from './DeletionSection.tsx';
import { usage } from '../../stories/usage.ts';

const deleting = (state: ActionState): Story => ({
  args: { state },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
  parameters: { docs: { disable: true } },
});

const meta = {
  title: 'Components/Settings/Deletion Section',
  component: DeletionSection,
  parameters: usage({
    when: 'At the end of the settings, for deleting the account.',
    not: 'For logging out: that is in the `UserMenu` and the `SessionsSection`.',
    with: 'A `SettingsSection` in the danger tone with a `ConfirmButton`.',
  }),
  args: { state: { kind: 'idle' }, onDelete: fn() },
  argTypes: {
    // Seen in the dialog that the button opens.
    state: { control: false },
  },
} satisfies Meta<typeof DeletionSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Idle: Story = {};
export const Confirmation: Story = deleting({ kind: 'idle' });

export const Deleting: Story = { ...deleting({ kind: 'busy' }), tags: ['saving'] };
export const Failed: Story = {
  ...deleting({ kind: 'failed', error: 'Failed to delete account. Please try again.' }),
  tags: ['failed'],
};
export const RateLimited: Story = {
  ...deleting({ kind: 'failed', error: 'Too many attempts. Try again in a minute.', isRateLimited: true }),
  tags: ['failed', 'rate-limited'],
};
