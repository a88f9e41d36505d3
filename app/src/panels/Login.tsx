import { LoginDialog } from '@machine/ui';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { LOGIN_PARAM, paths } from '../paths.ts';
import { loginFailure, useLogin } from '../queries/account.ts';
import { useSession } from '../queries/session.ts';
import { useServices } from '../services/services.ts';
import { takeReturnPath } from '../services/unauthorized.ts';

export type LoginProps = {
  isOpen: boolean;
  /** The address asks for it. */
  isAsked: boolean;
};

/** Wires the login dialog. */
export function Login({ isOpen, isAsked }: LoginProps) {
  const navigate = useNavigate();
  const [, setSearch] = useSearchParams();
  const { loginDialog } = useServices();
  const session = useSession();

  const close = () => {
    loginDialog.set(false);
    if (isAsked) setSearch(withoutLogin, { replace: true });
  };
  const login = useLogin(() => {
    loginDialog.set(false);
    // Home, or where the player was when the session ended (SPEC.md §4).
    void navigate(takeReturnPath() ?? paths.home, { replace: isAsked });
  });

  // A login that succeeds leads away by itself; to tidy up here meanwhile would overtake it.
  const isLeading = login.isPending || login.isSuccess;
  useEffect(() => {
    // Somebody is here already: nothing to ask.
    if (isAsked && session.kind === 'player' && !isLeading) setSearch(withoutLogin, { replace: true });
  }, [isAsked, session.kind, isLeading, setSearch]);

  return (
    <LoginDialog
      isOpen={isOpen}
      onClose={close}
      onSubmit={login.mutate}
      isSubmitting={login.isPending}
      isWaiting={login.isWaiting}
      error={login.error && loginFailure(login.error)}
      signupHref={paths.signup}
      forgotPasswordHref={paths.forgotPassword}
    />
  );
}

const withoutLogin = (search: URLSearchParams) => {
  search.delete(LOGIN_PARAM);
  return search;
};
