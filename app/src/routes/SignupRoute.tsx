import { SIGNUP_REDIRECT_MS } from '@machine/contract';
import { SignupScreen, type SignupState } from '@machine/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { NOT_LOGGED_IN, signupFailure, useSignup } from '../queries/account.ts';
import { useSession } from '../queries/session.ts';

/** Connects the sign-up form and its confirmation, which redirects home. */
export function SignupRoute() {
  const navigate = useNavigate();
  const signup = useSignup();
  const { isSuccess } = signup;
  const session = useSession();

  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(() => void navigate(paths.home), SIGNUP_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, navigate]);

  return (
    <SignupScreen
      state={signupState(signup, session.kind === 'anonymous')}
      onSubmit={signup.mutate}
      homeHref={paths.home}
      loginHref={paths.login}
    />
  );
}

type SignupMutation = Pick<ReturnType<typeof useSignup>, 'data' | 'error' | 'isPending' | 'isRateLimited'>;

/** `isAnonymous`: the account was created, but the session cookie was not stored. */
export const signupState = (
  { data, error, isPending, isRateLimited }: SignupMutation,
  isAnonymous: boolean,
): SignupState =>
  data
    ? {
        kind: 'done',
        username: data.user.username,
        usernameGenerated: data.usernameGenerated,
        ...(isAnonymous && { problem: `${NOT_LOGGED_IN.title}. ${NOT_LOGGED_IN.description}` }),
      }
    : { kind: 'form', isSubmitting: isPending, isRateLimited, error: error && signupFailure(error).description };
