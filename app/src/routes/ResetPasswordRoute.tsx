import { ResetPasswordScreen, type ResetPasswordState } from '@machine/ui';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../paths.ts';
import { resetPasswordFailure, useResetPassword } from '../queries/account.ts';

/** What the history entry notes in the token's place. */
const DONE = 'done';

/** Wires the link of the e-mail. Once it has worked, the token is gone from the history (RELIABILITY.md S17). */
export function ResetPasswordRoute() {
  const { token } = useParams();
  const { state: note } = useLocation();
  const navigate = useNavigate();
  const reset = useResetPassword(() => void navigate(paths.resetPassword, { replace: true, state: DONE }));
  return (
    <ResetPasswordScreen
      state={resetPasswordState(token, note === DONE, reset)}
      onSubmit={reset.mutate}
      homeHref={paths.home}
      loginHref={paths.login}
      forgotPasswordHref={paths.forgotPassword}
    />
  );
}

type Reset = Pick<ReturnType<typeof useResetPassword>, 'isPending' | 'isWaiting' | 'error'>;

export function resetPasswordState(
  token: string | undefined,
  isDone: boolean,
  { isPending, isWaiting, error }: Reset,
): ResetPasswordState {
  if (token)
    return { kind: 'form', token, isSubmitting: isPending, isWaiting, error: error && resetPasswordFailure(error) };
  return { kind: isDone ? 'done' : 'invalid' };
}
