import { player } from '@machine/mocks/currentUser.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';

import type { ReportedAction } from '../behavior/actionState.ts';
import { PreferenceSections, type PreferenceSectionsProps } from './PreferenceSections.tsx';
import { presets } from '../../stories/presets.ts';
import { stateful } from '../../stories/stateful.tsx';
import { usage } from '../../stories/usage.ts';

const confirming = (state: ReportedAction, email = 'ada@example.org'): Story => ({
  args: { confirmation: { email, state, onSend: fn() } },
});

const OFF: PreferenceSectionsProps['values'] = {
  emailNotifications: false,
  notifyResults: false,
  notifyRankUp: false,
  notifyAchievement: false,
  notifyMatchStart: false,
  notifyFollowerPick: false,
};
const NONE: PreferenceSectionsProps['saving'] = new Set();

const meta = {
  title: 'Components/Settings/Preference Sections',
  component: PreferenceSections,
  parameters: usage({
    when: 'In the settings, for email and in-app notifications.',
    not: 'For push notifications, quiet hours and the calendar: those are in the `RemindersSection`.',
    with: 'Two `SettingsSection`s of `Switch`es.',
  }),
  args: { values: player, saving: NONE, onPreference: fn() },
  argTypes: {
    values: presets({ player, off: OFF }),
    saving: presets({ none: NONE, one: new Set(['notifyRankUp']) }),
    failed: { options: [undefined, 'emailNotifications', 'notifyMatchStart'] },
    confirmation: presets({
      confirmed: undefined,
      needed: { email: 'ada@example.org', state: { kind: 'idle' }, onSend: () => {} },
    }),
  },
} satisfies Meta<typeof PreferenceSections>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['playground'],
  args: { failed: 'notifyMatchStart' },
  parameters: { chromatic: { disableSnapshot: true } },
  render: stateful({ onPreference: ({ values }, name, value) => ({ values: { ...values, [name]: value } }) }),
};

export const Ready: Story = { tags: ['ready'] };
export const EverythingOff: Story = { args: { values: OFF } };
/** It doesn't know notifications about results. */
export const OnAnOlderServer: Story = { args: { values: { ...OFF, notifyResults: undefined } } };
export const Saving: Story = { args: { saving: new Set(['notifyRankUp']) }, tags: ['saving'] };
export const Failed: Story = { args: { failed: 'notifyMatchStart' }, tags: ['failed'] };
export const EmailFailed: Story = { args: { failed: 'emailNotifications' }, tags: ['failed'] };
export const RateLimited: Story = { tags: ['rate-limited'], args: { failed: 'notifyRankUp', isRateLimited: true } };

export const EmailNotConfirmed = confirming({ kind: 'idle' });
export const ConfirmationSending = { ...confirming({ kind: 'busy' }), tags: ['saving'] };
export const ConfirmationSent = confirming({
  kind: 'done',
  text: 'Email sent. Check your inbox and your spam folder.',
});
export const ConfirmationFailed = {
  ...confirming({ kind: 'failed', error: 'Failed to send the email. Please try again.' }),
  tags: ['failed'],
};
