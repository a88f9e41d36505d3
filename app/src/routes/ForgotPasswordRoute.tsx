import { ForgotPasswordScreen, type ForgotPasswordState } from '@machine/ui/auth/ForgotPasswordScreen.tsx';
import { actionState, type WriteStatus } from '../queries/actionState.ts';
import { useForgotPassword } from '../queries/account.ts';

export default function ForgotPasswordRoute() {
  const forgot = useForgotPassword();
  return (
    <ForgotPasswordScreen
      state={forgotPasswordState(forgot)}
      onSubmit={forgot.mutate}
      onUseAnotherEmail={forgot.reset}
    />
  );
}

type ForgotPasswordMutation = WriteStatus & Pick<ReturnType<typeof useForgotPassword>, 'variables'>;

export const forgotPasswordState = ({ variables, ...write }: ForgotPasswordMutation): ForgotPasswordState =>
  write.isSuccess && variables ? { kind: 'done', email: variables.email } : actionState(write);
