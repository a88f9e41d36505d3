import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import type { ReportedAction } from '../../behavior/actionState.ts';
import type { CalendarAddressProps } from './CalendarAddress.tsx';
import type { PushReminderProps, PushState } from './PushReminder.tsx';
import { type ReminderHoursProps, RemindersSection, type RemindersState } from './RemindersSection.tsx';
import { presets, WAITING } from '../../../stories/presets.ts';
import { usage } from '../../../stories/usage.ts';

/** Nothing is set up yet. */
const REMINDERS: Extract<RemindersState, { kind: 'ready' }> = {
  kind: 'ready',
  push: { state: { kind: 'off' }, otherDevices: [], onChange: fn(), onTest: fn() },
  hours: {
    quietFrom: 22,
    quietTo: 8,
    digestHour: null,
    timeZone: 'Europe/Berlin',
    deviceTimeZone: 'Europe/Berlin',
    saving: new Set(),
    onHour: fn(),
    onTimeZone: fn(),
  },
  calendar: { address: null, state: { kind: 'idle' }, onCopy: fn(), onRenew: fn(), onRemove: fn() },
};

const ADDRESS = `https://play.example.org/calendar/${'s3cr3t'.repeat(7)}w.ics`;
const TOO_MANY = 'Too many attempts. Try again in a minute.';

const push = (state: PushState, more: Partial<PushReminderProps> = {}): Story => ({
  args: { state: { ...REMINDERS, push: { ...REMINDERS.push, state, ...more } } },
});
const hours = (more: Partial<ReminderHoursProps>): Story => ({
  args: { state: { ...REMINDERS, hours: { ...REMINDERS.hours, ...more } } },
});
const calendar = (state: ReportedAction, more: Partial<CalendarAddressProps> = {}): Story => ({
  args: { state: { ...REMINDERS, calendar: { ...REMINDERS.calendar, address: ADDRESS, state, ...more } } },
});

const meta = {
  title: 'Components/Settings/Reminders Section',
  component: RemindersSection,
  parameters: usage({
    when: 'In the settings, for what reminds the player outside of the game.',
    not: 'For notifications in the game: those are in the `PreferenceSections`.',
    with: 'Built from `PushReminder`, `SelectField` and `CalendarAddress`.',
  }),
  args: { state: REMINDERS },
  argTypes: {
    state: presets({
      off: REMINDERS,
      on: { ...REMINDERS, push: { ...REMINDERS.push, state: { kind: 'on', test: { kind: 'idle' } } } },
      blocked: { ...REMINDERS, push: { ...REMINDERS.push, state: { kind: 'blocked' } } },
      'not supported': { ...REMINDERS, push: { ...REMINDERS.push, state: { kind: 'unsupported' } } },
      'with a calendar': { ...REMINDERS, calendar: { ...REMINDERS.calendar, address: ADDRESS } },
      ...WAITING,
    }),
  },
} satisfies Meta<typeof RemindersSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['playground'], parameters: { chromatic: { disableSnapshot: true } } };

export const Loading: Story = { tags: ['loading'], args: { state: { kind: 'loading', isSlow: true } } };
export const Failed: Story = { tags: ['failed'], args: { state: { kind: 'failed', onRetry: fn() } } };

export const Off: Story = {};
export const Asking: Story = push({ kind: 'asking' });
export const On: Story = push({ kind: 'on', test: { kind: 'idle' } });

export const TurningOff = push({ kind: 'on', test: { kind: 'idle' }, isTurningOff: true });
export const NotTurnedOn: Story = {
  ...push({ kind: 'failed', isOn: false, error: 'Failed to turn on push notifications. Please try again.' }),
  tags: ['failed'],
};
export const RateLimited = {
  ...push({ kind: 'failed', isOn: false, error: TOO_MANY, isRateLimited: true }),
  tags: ['rate-limited'],
};
export const Blocked: Story = push({ kind: 'blocked' });
export const NotSupported: Story = push({ kind: 'unsupported' });
export const NotInstalled: Story = push({ kind: 'needsInstall' });
export const TestSent: Story = {
  ...push({ kind: 'on', test: { kind: 'done', text: 'Sent. It should arrive within a minute.' } }),
};
export const TestFailed: Story = {
  ...push({
    kind: 'on',
    test: { kind: 'failed', error: "Your browser's push service is unavailable. Please try again." },
  }),
  tags: ['failed'],
};
export const OtherDevices = push(
  { kind: 'off' },
  {
    otherDevices: [
      { id: '1', device: 'Safari on iPhone' },
      { id: '2', device: '' },
    ],
  },
);

export const NoQuietHours = hours({ quietFrom: 9, quietTo: 9, digestHour: 0 });
export const HourSaving: Story = {
  ...hours({ digestHour: 7, saving: new Set(['digestHour', 'quietFrom']) }),
  tags: ['saving'],
};
export const QuietHoursFailed: Story = { ...hours({ failed: 'quietFrom' }), tags: ['failed'] };
export const DigestFailed: Story = { ...hours({ failed: 'digestHour' }), tags: ['failed'] };
export const OtherTimeZone: Story = hours({ timeZone: 'America/Argentina/ComodRivadavia', digestHour: 7 });
export const TimeZoneFailed = { ...hours({ timeZone: 'America/New_York', failed: 'timeZone' }), tags: ['failed'] };

export const CalendarAddressMade: Story = calendar({ kind: 'idle' });

export const CalendarCopied: Story = calendar({ kind: 'done', text: 'Copied.' });
export const CalendarFailed: Story = {
  ...calendar({ kind: 'failed', error: 'Failed to create an address. Please try again.' }, { address: null }),
  tags: ['failed'],
};
export const NewAddressConfirmation: Story = {
  ...calendar({ kind: 'idle' }),

  parameters: { docs: { disable: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create a new address' }));
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
  },
};

export const ChoosesHours: Story = {
  ...hours({ digestHour: 7 }),
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const { onHour } = REMINDERS.hours;
    const choose = (name: string, label: string) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name }), label);
    await choose('Until', '06:00');
    await expect(onHour).toHaveBeenLastCalledWith('quietTo', 6);
    await choose('Email digest', '00:00');
    await expect(onHour).toHaveBeenLastCalledWith('digestHour', 0);
    await choose('Email digest', "At the end of the day's matches");
    await expect(onHour).toHaveBeenLastCalledWith('digestHour', null);
  },
};

export const AsksBeforeItReplacesTheAddress: Story = {
  tags: ['behavior', '!autodocs', '!manifest'],
  parameters: { chromatic: { disableSnapshot: true } },
  ...calendar({ kind: 'idle' }),
  play: async ({ canvas, userEvent }) => {
    const { onRenew, onRemove, onCopy } = REMINDERS.calendar;
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(onCopy).toHaveBeenCalledOnce();
    for (const [name, action] of [
      ['Create a new address', onRenew],
      ['Remove', onRemove],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());
      await expect(action).not.toHaveBeenCalled();
      await userEvent.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
      await expect(action).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
  },
};
