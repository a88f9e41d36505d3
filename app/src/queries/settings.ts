import * as endpoints from '@machine/contract/endpoints.ts';
import type { ChangePasswordPayload, UsernamePayload } from '@machine/contract/auth.ts';
import type { CurrentUser, PreferenceKey } from '@machine/contract/user.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '../api/call.ts';
import { exportFileName, saveJson } from '../services/download.ts';
import { useSessionEnd } from './account.ts';
import { useSerializedWrite } from './serializedWrite.ts';
import { sessionQueries } from './session.ts';
import { useSingleMutation } from './singleMutation.ts';

/** Updates preferences optimistically and rolls back the ones that could not be saved. */
export function usePreferences(user: CurrentUser) {
  const client = useQueryClient();
  const { pending, set, ...shown } = useSerializedWrite({
    send: (key: PreferenceKey, value: boolean) => call(endpoints.updatePreference, { body: { [key]: value } }),
    onSaved: (key, value) =>
      client.setQueryData(sessionQueries.user().queryKey, (before) => before && { ...before, [key]: value }),
    failure: { text: 'Failed to update preferences. Please try again.', isInline: true, isFixed: true },
  });
  return { ...shown, values: { ...user, ...Object.fromEntries(pending) }, onPreference: set };
}

/** Changes the username. Everything may show it, so everything is fetched again. */
export function useChangeUsername() {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (body: UsernamePayload) => call(endpoints.changeUsername, { body }),
    onSuccess: (renamed) => {
      client.setQueryData(sessionQueries.user().queryKey, (before) => before && { ...before, ...renamed });
      void client.invalidateQueries();
    },
    failure: { text: 'Failed to change the username. Please try again.', isInline: true },
  });
}

export const useChangePassword = () =>
  useSingleMutation({
    mutationFn: (body: ChangePasswordPayload) => call(endpoints.changePassword, { body }),
    failure: {
      text: 'Failed to change password. Please check your current password.',
      isInline: true,
      isCredentials: true,
    },
  });

export const useResendConfirmation = () =>
  useSingleMutation({
    mutationFn: () => call(endpoints.resendConfirmation),
    failure: { text: 'Failed to send the email. Please try again.', isInline: true },
  });

/** Downloads the user's data and returns the file name. Saves nothing unless the whole response arrived. */
export const useExportData = () =>
  useSingleMutation({
    mutationFn: async () => {
      const data = await call(endpoints.exportData);
      const fileName = exportFileName(new Date());
      saveJson(fileName, JSON.stringify(data, null, 2));
      return fileName;
    },
    failure: { text: 'Failed to export data.', isInline: true, isFixed: true },
  });

export const useDeleteAccount = (onDeleted: () => void) =>
  useSessionEnd({
    mutationFn: () => call(endpoints.deleteAccount),
    onEnded: onDeleted,
    toast: { title: 'Account deleted', description: "You've been logged out everywhere." },
    failure: { text: 'Failed to delete account. Please try again.', isInline: true },
  });

export const useLogoutEverywhere = (onLoggedOut: () => void) =>
  useSessionEnd({
    mutationFn: () => call(endpoints.logoutEverywhere),
    onEnded: onLoggedOut,
    toast: { title: 'Logged out', description: "You've been logged out on all your devices" },
    failure: { text: 'Failed to log out everywhere. Please try again.', isInline: true },
  });
