import {
  type ChangePasswordPayload,
  type CurrentUser,
  endpoints,
  type PreferenceKey,
  type PreferencePatch,
} from '@machine/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { ApiError, isUnauthorized, errorMessage } from '../api/error.ts';
import { exportFileName, saveJson } from '../services/download.ts';
import { useServices } from '../services/services.ts';
import { createSerializedMutations, type Wishes } from '../services/serializedMutations.ts';
import { IGNORE_UNAUTHORIZED } from './account.ts';
import { recheckSession, sessionQueries } from './session.ts';
import { endSession } from './sessionChange.ts';
import { useRetryAfter, useSingleMutation } from './singleMutation.ts';

const NO_WISHES: Wishes<PreferenceKey> = new Map();

/** The switches: what is wished is seen at once, what could not be stored goes back (RELIABILITY.md C36, QL). */
export function usePreferences(user: CurrentUser) {
  const client = useQueryClient();
  const toastIfLoggedOut = useLoggedOutToast();
  const [wishes, setWishes] = useState(NO_WISHES);
  const [failed, setFailed] = useState<PreferenceKey | null>(null);
  const { mutateAsync, error } = useMutation({
    mutationFn: (body: PreferencePatch) => call(endpoints.updatePreference, { body }),
  });
  const isWaiting = useRetryAfter(error);

  const [queue] = useState(() =>
    createSerializedMutations<PreferenceKey>({
      send: (key, value) => mutateAsync({ [key]: value }),
      onWishes: setWishes,
      onStored: (key, value) =>
        client.setQueryData(sessionQueries.user().queryKey, (before) => before && { ...before, [key]: value }),
      onFailed: (key, reason) => {
        setFailed(key);
        toastIfLoggedOut(reason, 'Failed to update preferences. Please try again.');
      },
    }),
  );

  const onPreference = (key: PreferenceKey, value: boolean) => {
    setFailed(null);
    queue.wish(key, value);
  };
  return {
    values: { ...user, ...Object.fromEntries(wishes) },
    saving: new Set(wishes.keys()),
    failed,
    isWaiting,
    onPreference,
  };
}

/**
 * What fails here is told where it was pressed. When the session has ended, that place is about to go: then a toast
 * says it (docs/decisions/0021).
 */
export function useLoggedOutToast() {
  const { toaster } = useServices();
  return (error: unknown, description: string) => {
    if (isUnauthorized(error)) toaster.show({ kind: 'destructive', title: 'Error', description });
  };
}

export const useChangePassword = () =>
  useSingleMutation({
    meta: IGNORE_UNAUTHORIZED,
    mutationFn: (body: ChangePasswordPayload) => call(endpoints.changePassword, { body }),
  });

export const changePasswordFailure = (error: unknown) =>
  errorMessage(error, 'Failed to change password. Please check your current password.');

/** Sends the link that confirms the player's email address once more. */
export function useResendConfirmation() {
  const toastIfLoggedOut = useLoggedOutToast();
  return useSingleMutation({
    mutationFn: () => call(endpoints.resendConfirmation),
    onError: (error) => toastIfLoggedOut(error, resendFailure(error)),
  });
}

export const resendFailure = (error: unknown) => errorMessage(error, 'Failed to send the email. Please try again.');

/** Downloads what is kept of the player; answers with the file's name. Nothing is saved unless all of it came. */
export function useExportData() {
  const toastIfLoggedOut = useLoggedOutToast();
  return useSingleMutation({
    mutationFn: async () => {
      const data = await call(endpoints.exportData);
      const fileName = exportFileName(new Date());
      saveJson(fileName, JSON.stringify(data, null, 2));
      return fileName;
    },
    onError: (error) => toastIfLoggedOut(error, 'Failed to export data.'),
  });
}

export const useDeleteAccount = (onDeleted: () => void) =>
  useSessionEndingMutation({
    act: () => call(endpoints.deleteAccount),
    onLeft: onDeleted,
    toast: { title: 'Account deleted', description: 'You are logged out everywhere.' },
    failure: deletionFailure,
  });

export const useLogoutEverywhere = (onLoggedOut: () => void) =>
  useSessionEndingMutation({
    act: () => call(endpoints.logoutEverywhere),
    onLeft: onLoggedOut,
    toast: { title: 'Logged out', description: "You've been logged out on all your devices" },
    failure: logoutEverywhereFailure,
  });

type Leaving = {
  act: () => Promise<unknown>;
  onLeft: () => void;
  toast: { title: string; description: string };
  failure: (error: unknown) => string;
};

/** A write after which nobody is logged in here any more. */
function useSessionEndingMutation({ act, onLeft, toast, failure }: Leaving) {
  const client = useQueryClient();
  const { toaster } = useServices();
  const toastIfLoggedOut = useLoggedOutToast();
  const leave = () => {
    onLeft();
    endSession(client);
    toaster.show({ kind: 'default', ...toast });
  };
  return useSingleMutation({
    mutationFn: act,
    onSuccess: leave,
    onError: (error) => {
      toastIfLoggedOut(error, failure(error));
      if (error instanceof ApiError) return;
      // The answer was lost, the deed perhaps not: who is nobody now has left (RELIABILITY.md C38×F16).
      void recheckSession(client).then(() => {
        if (client.getQueryData(sessionQueries.user().queryKey) === null) leave();
      });
    },
  });
}

export const deletionFailure = (error: unknown) => errorMessage(error, 'Failed to delete account. Please try again.');

export const logoutEverywhereFailure = (error: unknown) =>
  errorMessage(error, 'Failed to log out everywhere. Please try again.');
