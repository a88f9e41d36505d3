import { LOGIN_PARAM } from '@machine/contract';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../queries/session.ts';
import { useServices } from '../services/services.ts';
import { useStore } from '../services/store.ts';

/** Returns whether the login dialog is open: by the header, by an unauthorized call or by `/?login=1`. */
export function useLoginDialog() {
  const [search] = useSearchParams();
  const { loginDialog } = useServices();
  const session = useSession();
  const isRequested = search.has(LOGIN_PARAM);
  const isOpen = (useStore(loginDialog) || isRequested) && session.kind === 'anonymous';
  return { isOpen, isRequested };
}
