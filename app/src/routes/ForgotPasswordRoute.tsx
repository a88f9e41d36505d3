import { ForgotPasswordScreen, type ForgotPasswordState } from '@machine/ui';
import { forgotPasswordFailure, useForgotPassword } from '../queries/account.ts';

/** Connects the forgot-password form and its confirmation. */
export function ForgotPasswordRoute() {
  const forgot = useForgotPassword();
  return (
    <ForgotPasswordScreen
      state={forgotPasswordState(forgot)}
      onSubmit={forgot.mutate}
      onUseAnotherEmail={forgot.reset}
    />
  );
}

type ForgotPasswordMutation = Pick<
  ReturnType<typeof useForgotPassword>,
  'isSuccess' | 'variables' | 'isPending' | 'isRateLimited' | 'error'
>;

export const forgotPasswordState = ({
  isSuccess,
  variables,
  isPending,
  isRateLimited,
  error,
}: ForgotPasswordMutation): ForgotPasswordState =>
  isSuccess && variables
    ? { kind: 'done', email: variables.email }
    : { kind: 'form', isSubmitting: isPending, isRateLimited, error: error && forgotPasswordFailure(error) };
