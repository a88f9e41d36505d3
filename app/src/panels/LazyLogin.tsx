import { useSearchParams } from 'react-router-dom';
import { LOGIN_PARAM } from '../paths.ts';
import { useSession } from '../queries/session.ts';
import { useServices } from '../services/services.ts';
import { useStore } from '../services/store.ts';
import { LazyPart } from './LazyPart.tsx';

const load = () => import('./Login.tsx').then(({ Login }) => Login);

/** Loads the login dialog when the header, an unauthorized call or `/?login=1` opens it. */
export function LazyLogin() {
  const [search] = useSearchParams();
  const { loginDialog } = useServices();
  const session = useSession();
  const isRequested = search.has(LOGIN_PARAM);
  const isOpen = (useStore(loginDialog) || isRequested) && session.kind === 'anonymous';
  return <LazyPart load={load} priority="panel" isWanted={isOpen} props={{ isOpen, isRequested }} />;
}
