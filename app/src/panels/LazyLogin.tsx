import { useSearchParams } from 'react-router-dom';
import { LOGIN_PARAM } from '../paths.ts';
import { useSession } from '../queries/session.ts';
import { useServices } from '../services/services.ts';
import { useStore } from '../services/store.ts';
import { LazyPart } from './LazyPart.tsx';

const load = () => import('./Login.tsx').then(({ Login }) => Login);

/** When the login dialog is open: by the header, by the 401 rule, and by the login endpoint's `/?login=1`. */
export function LazyLogin() {
  const [search] = useSearchParams();
  const { loginDialog } = useServices();
  const session = useSession();
  const isAsked = search.has(LOGIN_PARAM);
  const isOpen = (useStore(loginDialog) || isAsked) && session.kind === 'anonymous';
  return <LazyPart load={load} turn="panel" isWanted={isOpen} props={{ isOpen, isAsked }} />;
}
