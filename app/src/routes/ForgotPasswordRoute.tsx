import { ForgotPasswordScreen, type ForgotPasswordState } from '@machine/ui';
import { paths } from '../paths.ts';
import { forgotPasswordFailure, useForgotPassword } from '../queries/account.ts';

/** Wires the way to a new password: the form, then the notice. */
export function ForgotPasswordRoute() {
  const forgot = useForgotPassword();
  return (
    <ForgotPasswordScreen
      state={forgotPasswordState(forgot)}
      onSubmit={forgot.mutate}
      onUseAnotherEmail={forgot.reset}
      homeHref={paths.home}
      loginHref={paths.login}
    />
  );
}

type Forgot = Pick<
  ReturnType<typeof useForgotPassword>,
  'isSuccess' | 'variables' | 'isPending' | 'isWaiting' | 'error'
>;

export const forgotPasswordState = ({
  isSuccess,
  variables,
  isPending,
  isWaiting,
  error,
}: Forgot): ForgotPasswordState =>
  isSuccess && variables
    ? { kind: 'done', email: variables.email }
    : { kind: 'form', isSubmitting: isPending, isWaiting, error: error && forgotPasswordFailure(error) };
