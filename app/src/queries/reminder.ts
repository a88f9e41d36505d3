import * as endpoints from '@machine/contract/endpoints.ts';
import { pushIdOf, type Reminders, type RemindersPatch } from '@machine/contract/reminder.ts';
import type { HourKey, ReminderSettingKey } from '@machine/ui/settings/reminder/RemindersSection.tsx';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { readBrowserPush, subscribe, unsubscribe } from '../services/push.ts';
import { deviceTimeZone } from '../services/timeZone.ts';
import { useSerializedWrite } from './serializedWrite.ts';
import { useSingleMutation } from './singleMutation.ts';

/** Avoids fetching the settings twice in one visit, while the session is checked. */
const FRESH_MS = 1_000;

export const reminderQueries = {
  settings: () =>
    queryOptions({
      queryKey: ['reminders'] as const,
      queryFn: () => call(endpoints.reminders),
      staleTime: FRESH_MS,
      refetchOnMount: true,
    }),
  /** This browser's own state, which no server knows. */
  browserPush: () =>
    queryOptions({
      queryKey: ['browser-push'] as const,
      queryFn: readBrowserPush,
      staleTime: FRESH_MS,
      refetchOnMount: true,
    }),
};

const { queryKey } = reminderQueries.settings();
const { queryKey: browserKey } = reminderQueries.browserPush();

type Setting = number | string | null;

/** Updates settings optimistically and rolls back the ones that could not be saved. */
export function useReminderSettings(saved: Reminders | undefined) {
  const client = useQueryClient();
  const { pending, set, ...shown } = useSerializedWrite({
    send: (key: ReminderSettingKey, value: Setting) => {
      const patch: RemindersPatch = { [key]: value };
      // The hours are meant in the time zone of the browser in which they are chosen first.
      const body = knownTimeZone(client.getQueryData(queryKey)) ? patch : { timeZone: deviceTimeZone(), ...patch };
      return call(endpoints.updateReminders, { body });
    },
    onSaved: (key, value) =>
      client.setQueryData(
        queryKey,
        (before) => before && { ...before, timeZone: before.timeZone ?? deviceTimeZone(), [key]: value },
      ),
    failure: { text: 'Failed to save. Please try again.', isInline: true, isFixed: true },
  });
  return {
    ...shown,
    values: saved && { ...saved, ...Object.fromEntries(pending) },
    onHour: (key: HourKey, hour: number | null) => set(key, hour),
    onTimeZone: () => set('timeZone', deviceTimeZone()),
  };
}

const inline = (text: string) => ({ text, isInline: true });

const knownTimeZone = (reminders: Reminders | undefined) => reminders?.timeZone != null;

export function usePush() {
  const client = useQueryClient();
  const store = (update: (devices: Reminders['pushDevices']) => Reminders['pushDevices']) =>
    client.setQueryData(queryKey, (before) => before && { ...before, pushDevices: update(before.pushDevices) });
  const settled = () => client.invalidateQueries({ queryKey: browserKey });
  const turnOn = useSingleMutation({
    mutationFn: async () => {
      const subscription = await subscribe(async () => (await call(endpoints.pushKey)).key);
      const { endpoint, keys } = subscription.toJSON();
      const body = {
        endpoint: endpoint ?? '',
        keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
        ...(!knownTimeZone(client.getQueryData(queryKey)) && { timeZone: deviceTimeZone() }),
      };
      await call(endpoints.subscribeToPush, { body });
      return pushIdOf(body.endpoint);
    },
    onSuccess: (id) => {
      client.setQueryData(browserKey, { support: 'supported', isBlocked: false, id });
      store((devices) => [...devices.filter((device) => device.id !== id), { id, device: '', createdAt: '' }]);
    },
    failure: inline('Failed to turn on push notifications. Please try again.'),
    onSettled: settled,
  });
  const turnOff = useSingleMutation({
    mutationFn: async (id: string) => {
      await call(endpoints.unsubscribeFromPush, { params: { id } });
      // The server sends nothing anymore, whether or not the browser forgets the subscription.
      await unsubscribe().catch(() => {});
    },
    onSuccess: (_, id) => store((devices) => devices.filter((device) => device.id !== id)),
    failure: inline('Failed to turn off push notifications. Please try again.'),
    onSettled: settled,
  });
  const test = useSingleMutation({
    mutationFn: (id: string) => call(endpoints.sendTestPush, { params: { id } }),
    failure: inline('Failed to send a test. Please try again.'),
    onError: () => void client.invalidateQueries({ queryKey }),
  });
  return { turnOn, turnOff, test };
}

export function useCalendarAddress() {
  const client = useQueryClient();
  const store = (calendarPath: string | null) =>
    client.setQueryData(queryKey, (before) => before && { ...before, calendarPath });
  const renew = useSingleMutation({
    mutationFn: () => call(endpoints.createCalendarAddress),
    onSuccess: ({ calendarPath }) => store(calendarPath),
    failure: inline('Failed to create an address. Please try again.'),
  });
  const remove = useSingleMutation({
    mutationFn: () => call(endpoints.revokeCalendarAddress),
    onSuccess: () => store(null),
    failure: inline('Failed to remove the address. Please try again.'),
  });
  return { renew, remove };
}
