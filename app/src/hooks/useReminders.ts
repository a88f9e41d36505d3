import type { Reminders } from '@machine/contract';
import type { CalendarAction, PushState, RemindersState, TestState } from '@machine/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { actionState, type WriteStatus } from '../queries/actionState.ts';
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
  return isOn ? { kind: 'on', test: testState(test), isTurningOff: turnOff.isPending } : { kind: 'off' };
}

const testState = (test: WriteStatus): TestState => (test.isSuccess ? { kind: 'sent' } : actionState(test));

/** Connects the address of the calendar. The last action decides what is shown. */
function useCalendarState(calendarPath: string | null) {
  const { renew, remove } = useCalendarAddress();
  const [copied, setCopied] = useState<CalendarAction | null>(null);
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

function calendarState(renew: WriteStatus, remove: WriteStatus): CalendarAction {
  for (const write of [renew, remove]) {
    const state = actionState(write);
    if (state.kind !== 'idle') return state;
  }
  if (renew.isSuccess) return { kind: 'done', text: 'This is your new address.' };
  return remove.isSuccess ? { kind: 'done', text: 'Removed.' } : { kind: 'idle' };
}
