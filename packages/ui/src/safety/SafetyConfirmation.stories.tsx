import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import { SafetyConfirmation } from './SafetyConfirmation.tsx';
import { ACTION_STATES, IDLE, presets } from '../../stories/presets.ts';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';

const meta = {
  title: 'Components/Safety/Safety Confirmation',
  component: SafetyConfirmation,
  parameters: {
    ...usage({
      when: 'Before blocking, deleting a message, leaving or declining a conversation.',
      not: 'Before reporting: that is the `ReportDialog`. Before muting: it is undone as easily.',
      with: 'An `AlertDialog`, opened from the `SafetyMenu` or the `RequestFooter`.',
    }),
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '420px' } },
  },
  args: { action: 'block', name: 'mira_calls_it', isOpen: true, state: IDLE, onConfirm: fn(), onCancel: fn() },
  argTypes: { action: { options: ['block', 'deleteMessage', 'leave', 'decline'] }, state: presets(ACTION_STATES) },
} satisfies Meta<typeof SafetyConfirmation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onCancel: () => ({ isOpen: false }), onConfirm: () => ({ isOpen: false }) }),
};

export const Block: Story = {};
export const Busy: Story = { tags: ['saving'], args: { state: { kind: 'busy' } } };
export const Failed: Story = {
  tags: ['failed'],
  args: { state: { kind: 'failed', error: 'Failed to block. Please try again.' } },
};
export const RateLimited: Story = {
  tags: ['rate-limited'],
  args: { state: { kind: 'failed', error: 'Too many attempts. Try again in a minute.', isRateLimited: true } },
};
export const Delete: Story = { args: { action: 'deleteMessage' } };
export const Leave: Story = { args: { action: 'leave' } };
export const Decline: Story = { args: { action: 'decline' } };
