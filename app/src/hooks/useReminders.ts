import type { Reminders } from '@machine/contract/reminder.ts';
import type { ReportedAction } from '@machine/ui/behavior/actionState.ts';
import type { PushState } from '@machine/ui/settings/reminder/PushReminder.tsx';
import type { RemindersState } from '@machine/ui/settings/reminder/RemindersSection.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { reportedAction, type WriteStatus } from '../queries/actionState.ts';
import { reminderQueries, useCalendarAddress, usePush, useReminderSettings } from '../queries/reminder.ts';
import { useHasFeature } from '../queries/game.ts';
import { copyText } from '../services/clipboard.ts';
import type { BrowserPush } from '../services/push.ts';
import { deviceTimeZone } from '../services/timeZone.ts';
import { useScreenState } from './useScreenState.ts';

/** Returns the state of the reminders in the settings; null when the server has none. */
export function useReminders(): RemindersState | null {
  const hasReminders = useHasFeature('REMINDERS');
  const query = useQuery({ ...reminderQueries.settings(), enabled: hasReminders });
  const browser = useQuery({ ...reminderQueries.browserPush(), enabled: hasReminders });
  const settings = useReminderSettings(query.data);
  const push = usePush();
  const calendar = useCalendarState(query.data?.calendarPath ?? null);
  const state = useScreenState(query, (saved) => ({ kind: 'ready' as const, saved }));
  if (!hasReminders) return null;
  if (state.kind !== 'ready') return state;
  const { values = state.saved, ...hours } = settings;
  const id = browser.data?.id ?? null;
  return {
    kind: 'ready',
    push: {
      state: pushState(state.saved, browser.data ?? LOADING_BROWSER, push),
      otherDevices: state.saved.pushDevices.filter((device) => device.id !== id),
      onChange: (isOn) => {
        // The last failure of the other direction no longer matters.
        push.turnOn.reset();
        push.turnOff.reset();
        if (isOn) push.turnOn.mutate();
        else if (id !== null) push.turnOff.mutate(id);
      },
      onTest: () => id !== null && push.test.mutate(id),
    },
    hours: {
      ...hours,
      quietFrom: values.quietFrom ?? 0,
      quietTo: values.quietTo ?? 0,
      digestHour: values.digestHour ?? null,
      timeZone: values.timeZone,
      deviceTimeZone: deviceTimeZone(),
    },
    calendar,
  };
}

const LOADING_BROWSER: BrowserPush = { support: 'supported', isBlocked: false, id: null };

type PushMutations = Record<'turnOn' | 'turnOff' | 'test', WriteStatus>;

/** A browser gets push notifications if it is subscribed, and the server knows it. */
function pushState(
  { pushDevices }: Reminders,
  { support, isBlocked, id }: BrowserPush,
  { turnOn, turnOff, test }: PushMutations,
): PushState {
  if (support !== 'supported') return { kind: support };
  if (isBlocked) return { kind: 'blocked' };
  if (turnOn.isPending) return { kind: 'asking' };
  const isOn = pushDevices.some((device) => device.id === id);
  const { failure, isRateLimited } = isOn ? turnOff : turnOn;
  if (failure !== null && !turnOff.isPending) return { kind: 'failed', isOn, error: failure, isRateLimited };
  return isOn
    ? {
        kind: 'on',
        test: reportedAction(test, 'Sent. It should arrive within a minute.'),
        isTurningOff: turnOff.isPending,
      }
    : { kind: 'off' };
}

/** Connects the address of the calendar. The last action decides what is shown. */
function useCalendarState(calendarPath: string | null) {
  const { renew, remove } = useCalendarAddress();
  const [copied, setCopied] = useState<ReportedAction | null>(null);
  const address = calendarPath === null ? null : new URL(calendarPath, location.origin).href;
  const start = (mutation: { reset: () => void }, mutate: () => void) => {
    setCopied(null);
    mutation.reset();
    mutate();
  };
  return {
    address,
    state: copied ?? calendarState(renew, remove),
    onCopy: () =>
      void copyText(address ?? '').then((isCopied) =>
        setCopied(
          isCopied
            ? { kind: 'done', text: 'Copied.' }
            : { kind: 'failed', error: "Couldn't copy. Select the address and copy it." },
        ),
      ),
    onRenew: () => start(remove, () => renew.mutate()),
    onRemove: () => start(renew, () => remove.mutate()),
  };
}

/** The address has one action at a time: starting one resets the other. */
const calendarState = (renew: WriteStatus, remove: WriteStatus) => {
  const renewed = reportedAction(renew, 'This is your new address.');
  return renewed.kind === 'idle' ? reportedAction(remove, 'Removed.') : renewed;
};
