import { SIGNUP_REDIRECT_MS } from '@machine/contract/constants.ts';
import { paths } from '@machine/contract/paths.ts';
import { SignupScreen, type SignupState } from '@machine/ui/auth/SignupScreen.tsx';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { actionState, type WriteStatus } from '../queries/actionState.ts';
import { NOT_LOGGED_IN, useSignup } from '../queries/account.ts';
import { keepReturnPath, readReturnPath } from '../services/returnPath.ts';

/** Connects the sign-up form and its confirmation, which redirects to the match that the visitor came from, or home. */
export default function SignupRoute() {
  const navigate = useNavigate();
  const signup = useSignup();
  const { isSuccess } = signup;
  const [returnPath] = useState(readReturnPath);
  const nextHref = returnPath ?? paths.home;

  useEffect(() => {
    if (!isSuccess) return;
    keepReturnPath(null);
    const timer = setTimeout(() => void navigate(nextHref), SIGNUP_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, navigate, nextHref]);

  return <SignupScreen state={signupState(signup)} onSubmit={signup.mutate} {...returnLink(returnPath)} />;
}

const returnLink = (path: string | null) =>
  path?.startsWith(paths.join('')) ? { inviteHref: path } : { matchHref: path ?? undefined };

type SignupMutation = WriteStatus & Pick<ReturnType<typeof useSignup>, 'data' | 'isAddressTaken'>;

export const signupState = ({ data, isAddressTaken, ...write }: SignupMutation): SignupState =>
  data
    ? {
        kind: 'done',
        username: data.user.username,
        usernameGenerated: data.usernameGenerated,
        ...(data.isLoggedOut && { problem: `${NOT_LOGGED_IN.title}. ${NOT_LOGGED_IN.description}` }),
      }
    : { ...actionState(write), isAddressTaken };
