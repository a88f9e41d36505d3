import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { LOGIN_PARAM, paths } from '../paths.ts';
import { loginFailure, useLogin, useSession } from '../queries/session.ts';
import { useServices } from '../services/services.ts';
import { useStore } from '../services/store.ts';
import { takeReturnPath } from '../services/unauthorized.ts';
import { LazyPart } from './LazyPart.tsx';

const load = () => import('./loginDialog.ts').then(({ LoginDialog }) => LoginDialog);

/** The login dialog: opened by the header, by the 401 rule, and by the login endpoint's `/?login=1`. */
export function LoginContainer() {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { loginDialog } = useServices();
  const session = useSession();
  const isAsked = search.has(LOGIN_PARAM);
  const isOpen = (useStore(loginDialog) || isAsked) && session.kind === 'anonymous';

  const close = () => {
    loginDialog.set(false);
    if (isAsked) setSearch(withoutLogin, { replace: true });
  };
  const login = useLogin(() => {
    loginDialog.set(false);
    // Home, or where the player was when the session ended (SPEC.md §4).
    void navigate(takeReturnPath() ?? paths.home, { replace: isAsked });
  });

  useEffect(() => {
    // Somebody is here already: nothing to ask.
    if (isAsked && session.kind === 'player') setSearch(withoutLogin, { replace: true });
  }, [isAsked, session.kind, setSearch]);

  return (
    <LazyPart
      load={load}
      isWanted={isOpen}
      props={{
        isOpen,
        onClose: close,
        onSubmit: login.mutate,
        isSubmitting: login.isPending,
        isWaiting: login.isWaiting,
        error: login.error && loginFailure(login.error),
        signupHref: paths.signup,
        forgotPasswordHref: paths.forgotPassword,
      }}
    />
  );
}

const withoutLogin = (search: URLSearchParams) => {
  search.delete(LOGIN_PARAM);
  return search;
};
