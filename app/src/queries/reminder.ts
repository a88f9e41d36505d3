import { endpoints, pushIdOf, type Reminders, type RemindersPatch } from '@machine/contract';
import type { HourKey, ReminderSettingKey } from '@machine/ui';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { errorMessage } from '../api/error.ts';
import { NotAllowed, readBrowserPush, subscribe, unsubscribe } from '../services/push.ts';
import { createSerializedMutations } from '../services/serializedMutations.ts';
import { deviceTimeZone } from '../services/timeZone.ts';
import { useLoggedOutToast } from './loggedOutToast.ts';
import { useRetryAfter, useSingleMutation } from './singleMutation.ts';

/** Avoids fetching the settings twice in one visit, while the session is checked. */
const FRESH_MS = 1_000;

export const reminderQueries = {
  settings: () =>
    queryOptions({
      queryKey: ['reminders'] as const,
      queryFn: () => call(endpoints.reminders),
      staleTime: FRESH_MS,
    }),
  /** What this browser says, which no server knows. */
  browserPush: () =>
    queryOptions({ queryKey: ['browser-push'] as const, queryFn: readBrowserPush, staleTime: FRESH_MS }),
};

const { queryKey } = reminderQueries.settings();
const { queryKey: browserKey } = reminderQueries.browserPush();

type Pending = ReadonlyMap<ReminderSettingKey, Setting>;
type Setting = number | string | null;

const NONE_PENDING: Pending = new Map();

/** Updates settings optimistically and rolls back the ones that could not be saved. */
export function useReminderSettings(saved: Reminders | undefined) {
  const client = useQueryClient();
  const toastIfLoggedOut = useLoggedOutToast();
  const [pending, setPending] = useState(NONE_PENDING);
  const [failed, setFailed] = useState<ReminderSettingKey | null>(null);
  const { mutateAsync, error } = useMutation({
    // The hours are meant in the time zone of the browser in which they are chosen first.
    mutationFn: (patch: RemindersPatch) =>
      call(endpoints.updateReminders, {
        body: knownTimeZone(client.getQueryData(queryKey)) ? patch : { timeZone: deviceTimeZone(), ...patch },
      }),
  });
  const isRateLimited = useRetryAfter(error);

  const [mutations] = useState(() =>
    createSerializedMutations<ReminderSettingKey, Setting>({
      send: (key, value) => mutateAsync({ [key]: value }),
      onPending: setPending,
      onSaved: (key, value) =>
        client.setQueryData(
          queryKey,
          (before) => before && { ...before, timeZone: before.timeZone ?? deviceTimeZone(), [key]: value },
        ),
      onFailed: (key, reason) => {
        setFailed(key);
        toastIfLoggedOut(reason, 'Failed to save. Please try again.');
      },
    }),
  );
  const set = (key: ReminderSettingKey, value: Setting) => {
    setFailed(null);
    mutations.set(key, value);
  };
  return {
    values: saved && { ...saved, ...Object.fromEntries(pending) },
    saving: new Set(pending.keys()),
    failed,
    isRateLimited,
    onHour: (key: HourKey, hour: number | null) => set(key, hour),
    onTimeZone: () => set('timeZone', deviceTimeZone()),
  };
}

const knownTimeZone = (reminders: Reminders | undefined) => reminders?.timeZone != null;

/** Turns push notifications in this browser on or off. */
export function usePush() {
  const client = useQueryClient();
  const toastIfLoggedOut = useLoggedOutToast();
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
    onError: (error) => toastIfLoggedOut(error, turnOnFailure(error)),
    onSettled: settled,
  });
  const turnOff = useSingleMutation({
    mutationFn: async (id: string) => {
      await call(endpoints.unsubscribeFromPush, { params: { id } });
      // The server sends nothing anymore, whether or not the browser forgets the subscription.
      await unsubscribe().catch(() => {});
    },
    onSuccess: (_, id) => store((devices) => devices.filter((device) => device.id !== id)),
    onError: (error) => toastIfLoggedOut(error, turnOffFailure(error)),
    onSettled: settled,
  });
  const test = useSingleMutation({
    mutationFn: (id: string) => call(endpoints.sendTestPush, { params: { id } }),
    onError: (error) => {
      toastIfLoggedOut(error, testFailure(error));
      void client.invalidateQueries({ queryKey });
    },
  });
  return { turnOn, turnOff, test };
}

export const turnOnFailure = (error: unknown) =>
  error instanceof NotAllowed
    ? "Your browser didn't allow it."
    : errorMessage(error, 'Failed to turn on push notifications. Please try again.');

export const turnOffFailure = (error: unknown) =>
  errorMessage(error, 'Failed to turn off push notifications. Please try again.');

export const testFailure = (error: unknown) => errorMessage(error, 'Failed to send a test. Please try again.');

/** Makes a new address for the calendar, or removes it. */
export function useCalendarAddress() {
  const client = useQueryClient();
  const toastIfLoggedOut = useLoggedOutToast();
  const store = (calendarPath: string | null) =>
    client.setQueryData(queryKey, (before) => before && { ...before, calendarPath });
  const renew = useSingleMutation({
    mutationFn: () => call(endpoints.createCalendarAddress),
    onSuccess: ({ calendarPath }) => store(calendarPath),
    onError: (error) => toastIfLoggedOut(error, renewFailure(error)),
  });
  const remove = useSingleMutation({
    mutationFn: () => call(endpoints.revokeCalendarAddress),
    onSuccess: () => store(null),
    onError: (error) => toastIfLoggedOut(error, removeFailure(error)),
  });
  return { renew, remove };
}

export const renewFailure = (error: unknown) => errorMessage(error, 'Failed to create an address. Please try again.');

export const removeFailure = (error: unknown) => errorMessage(error, 'Failed to remove the address. Please try again.');
