import { LOGIN_PARAM, paths } from '@machine/contract/paths.ts';
import { LoginDialog } from '@machine/ui/auth/LoginDialog.tsx';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useLogin } from '../queries/account.ts';
import { actionState } from '../queries/actionState.ts';
import { useSession } from '../queries/session.ts';
import { useServices } from '../services/services.ts';
import { returnPathOf, takeReturnPath } from '../services/returnPath.ts';

export type LoginProps = {
  isOpen: boolean;
  /** True if the URL requests the dialog. */
  isRequested: boolean;
};

export default function Login({ isOpen, isRequested }: LoginProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const [, setSearch] = useSearchParams();
  const { loginDialog } = useServices();
  const session = useSession();

  const close = () => {
    loginDialog.set(false);
    if (isRequested) setSearch(withoutLogin, { replace: true });
  };
  const login = useLogin(() => {
    loginDialog.set(false);
    // The card or the invitation that the visitor came from, or home.
    const kept = takeReturnPath();
    const here = returnPathOf(location);
    void navigate((isRequested ? (kept ?? here) : (here ?? kept)) ?? paths.home, { replace: isRequested });
  });

  // A successful login navigates by itself; cleaning up the URL here would race with it.
  const isNavigating = login.isPending || login.isSuccess;
  useEffect(() => {
    // Already logged in.
    if (isRequested && session.kind === 'player' && !isNavigating) setSearch(withoutLogin, { replace: true });
  }, [isRequested, session.kind, isNavigating, setSearch]);

  return <LoginDialog isOpen={isOpen} onClose={close} onSubmit={login.mutate} state={actionState(login)} />;
}

const withoutLogin = (search: URLSearchParams) => {
  search.delete(LOGIN_PARAM);
  return search;
};
