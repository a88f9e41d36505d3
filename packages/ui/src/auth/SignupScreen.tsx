import { paths, type SignupPayload } from '@machine/contract';
import { VisuallyHidden } from '@radix-ui/themes';
import { Link } from '../primitives/button/Link.tsx';
import { SignupDone } from './SignupDone.tsx';
import { SignupForm, type SignupFormProps } from './SignupForm.tsx';
import { AuthPage } from './AuthPage.tsx';

export type SignupState =
  | ({ kind: 'form' } & Omit<SignupFormProps, 'onSubmit'>)
  /** `problem`: why the new player isn't logged in. */
  | { kind: 'done'; username: string; usernameGenerated: boolean; problem?: string };

export type SignupScreenProps = {
  state: SignupState;
  /** Receives valid values without the confirmation and without an empty username. */
  onSubmit: (payload: SignupPayload) => void;
  /** The card that the visitor came from, and returns to instead of home. */
  matchHref?: string;
  /** The invitation to a league, if the visitor came from one. */
  inviteHref?: string;
};

/** The /signup page: the form, then the new username. */
export function SignupScreen({ state, onSubmit, matchHref, inviteHref }: SignupScreenProps) {
  return (
    <>
      <VisuallyHidden>
        <output>{state.kind === 'done' && doneAnnouncement(state)}</output>
      </VisuallyHidden>
      {state.kind === 'done' ? (
        <SignupDone {...state} matchHref={matchHref} inviteHref={inviteHref} />
      ) : (
        <SignupFormView state={state} onSubmit={onSubmit} />
      )}
    </>
  );
}

type Done = Extract<SignupState, { kind: 'done' }>;
type FormState = Extract<SignupState, { kind: 'form' }>;

/** Announcement for screen readers before the redirect. */
const doneAnnouncement = ({ username, usernameGenerated }: Done) =>
  `${usernameGenerated ? 'Your AI-generated username' : 'Your username'} is ${username}`;

type SignupFormViewProps = Required<Pick<SignupScreenProps, 'onSubmit'>> & { state: FormState };

function SignupFormView({ state, onSubmit }: SignupFormViewProps) {
  return (
    <AuthPage
      title="Create account"
      lead="Free to play. No real money, no prizes, no gambling."
      footer={
        <>
          Already have an account? <Link href={paths.login}>Log in</Link> or{' '}
          <Link href={paths.forgotPassword}>reset your password</Link>
        </>
      }
    >
      <SignupForm {...state} onSubmit={onSubmit} />
    </AuthPage>
  );
}
