import { isUnauthorized } from '../api/error.ts';
import { useServices } from '../services/services.ts';

/** Errors are shown inline. After a 401 what shows them disappears, so the error is shown in a toast instead. */
export function useLoggedOutToast() {
  const { toaster } = useServices();
  return (error: unknown, description: string) => {
    if (isUnauthorized(error)) toaster.show({ kind: 'destructive', title: 'Error', description });
  };
}
