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
import { ApiError, errorMessage } from '../api/error.ts';
import { exportFileName, saveJson } from '../services/download.ts';
import { useServices } from '../services/services.ts';
import { createSerializedMutations, type PendingValues } from '../services/serializedMutations.ts';
import { IGNORE_UNAUTHORIZED } from './account.ts';
import { recheckSession, sessionQueries } from './session.ts';
import { useLoggedOutToast } from './loggedOutToast.ts';
import { endSession } from './sessionChange.ts';
import { useRetryAfter, useSingleMutation } from './singleMutation.ts';

const NONE_PENDING: PendingValues<PreferenceKey> = new Map();

/** Updates preferences optimistically and rolls back the ones that could not be saved. */
export function usePreferences(user: CurrentUser) {
  const client = useQueryClient();
  const toastIfLoggedOut = useLoggedOutToast();
  const [pending, setPending] = useState(NONE_PENDING);
  const [failed, setFailed] = useState<PreferenceKey | null>(null);
  const { mutateAsync, error } = useMutation({
    mutationFn: (body: PreferencePatch) => call(endpoints.updatePreference, { body }),
  });
  const isRateLimited = useRetryAfter(error);

  const [mutations] = useState(() =>
    createSerializedMutations<PreferenceKey>({
      send: (key, value) => mutateAsync({ [key]: value }),
      onPending: setPending,
      onSaved: (key, value) =>
        client.setQueryData(sessionQueries.user().queryKey, (before) => before && { ...before, [key]: value }),
      onFailed: (key, reason) => {
        setFailed(key);
        toastIfLoggedOut(reason, 'Failed to update preferences. Please try again.');
      },
    }),
  );

  const onPreference = (key: PreferenceKey, value: boolean) => {
    setFailed(null);
    mutations.set(key, value);
  };
  return {
    values: { ...user, ...Object.fromEntries(pending) },
    saving: new Set(pending.keys()),
    failed,
    isRateLimited,
    onPreference,
  };
}

export const useChangePassword = () =>
  useSingleMutation({
    meta: IGNORE_UNAUTHORIZED,
    mutationFn: (body: ChangePasswordPayload) => call(endpoints.changePassword, { body }),
  });

export const changePasswordFailure = (error: unknown) =>
  errorMessage(error, 'Failed to change password. Please check your current password.');

/** Resends the email confirmation link. */
export function useResendConfirmation() {
  const toastIfLoggedOut = useLoggedOutToast();
  return useSingleMutation({
    mutationFn: () => call(endpoints.resendConfirmation),
    onError: (error) => toastIfLoggedOut(error, resendFailure(error)),
  });
}

export const resendFailure = (error: unknown) => errorMessage(error, 'Failed to send the email. Please try again.');

/** Downloads the user's data and returns the file name. Saves nothing unless the whole response arrived. */
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
    mutationFn: () => call(endpoints.deleteAccount),
    onEnded: onDeleted,
    toast: { title: 'Account deleted', description: "You've been logged out everywhere." },
    failure: deletionFailure,
  });

export const useLogoutEverywhere = (onLoggedOut: () => void) =>
  useSessionEndingMutation({
    mutationFn: () => call(endpoints.logoutEverywhere),
    onEnded: onLoggedOut,
    toast: { title: 'Logged out', description: "You've been logged out on all your devices" },
    failure: logoutEverywhereFailure,
  });

type SessionEndingOptions = {
  mutationFn: () => Promise<unknown>;
  onEnded: () => void;
  toast: { title: string; description: string };
  failure: (error: unknown) => string;
};

/** A mutation that ends the session of this browser. */
function useSessionEndingMutation({ mutationFn, onEnded, toast, failure }: SessionEndingOptions) {
  const client = useQueryClient();
  const { toaster } = useServices();
  const toastIfLoggedOut = useLoggedOutToast();
  const finish = () => {
    onEnded();
    endSession(client);
    toaster.show({ kind: 'default', ...toast });
  };
  return useSingleMutation({
    mutationFn,
    onSuccess: finish,
    onError: (error) => {
      toastIfLoggedOut(error, failure(error));
      if (error instanceof ApiError) return;
      // The response may have been lost after a success: check whether the session has ended.
      void recheckSession(client).then(() => {
        if (client.getQueryData(sessionQueries.user().queryKey) === null) finish();
      });
    },
  });
}

export const deletionFailure = (error: unknown) => errorMessage(error, 'Failed to delete account. Please try again.');

export const logoutEverywhereFailure = (error: unknown) =>
  errorMessage(error, 'Failed to log out everywhere. Please try again.');
