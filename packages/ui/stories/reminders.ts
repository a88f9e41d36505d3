import { fn } from 'storybook/test';
import type { RemindersState } from '../src/settings/reminder/RemindersSection.tsx';

/** Nothing is set up yet. */
export const REMINDERS: Extract<RemindersState, { kind: 'ready' }> = {
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
