import { paths } from '@machine/contract/paths.ts';
import { ResetPasswordScreen, type ResetPasswordState } from '@machine/ui/auth/ResetPasswordScreen.tsx';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { actionState, type WriteStatus } from '../queries/actionState.ts';
import { useResetPassword } from '../queries/account.ts';

/** History state that replaces the token after a reset. */
const DONE = 'done';

/** Connects the reset-password form. After a success, the token is removed from the history. */
export default function ResetPasswordRoute() {
  const { token } = useParams();
  const { state: historyState } = useLocation();
  const navigate = useNavigate();
  const reset = useResetPassword(() => void navigate(paths.resetPassword, { replace: true, state: DONE }));
  return (
    <ResetPasswordScreen state={resetPasswordState(token, historyState === DONE, reset)} onSubmit={reset.mutate} />
  );
}

export function resetPasswordState(token: string | undefined, isDone: boolean, write: WriteStatus): ResetPasswordState {
  if (token) return { ...actionState(write), token };
  return { kind: isDone ? 'done' : 'invalid' };
}
