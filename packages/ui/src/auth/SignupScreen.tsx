import type { SignupPayload } from '@machine/contract';
import { Link } from '../primitives/Link.tsx';
import { Panel } from '../primitives/Panel.tsx';
import { ScreenTitle } from '../primitives/ScreenTitle.tsx';
import { VisuallyHidden } from '../primitives/VisuallyHidden.tsx';
import { SignupDone } from './SignupDone.tsx';
import { SignupForm, type SignupFormProps } from './SignupForm.tsx';
import styles from './AuthScreen.module.css';

export type SignupState =
  | ({ kind: 'form' } & Omit<SignupFormProps, 'onSubmit'>)
  /** `problem`: why the new player is not logged in. */
  | { kind: 'done'; username: string; usernameGenerated: boolean; problem?: string };

export type SignupScreenProps = {
  /** The form, or the welcome that stands in its place once there is an account. */
  state: SignupState;
  /** With values that may be right; an empty username is left out, and the confirmation stays here. */
  onSubmit: (payload: SignupPayload) => void;
  homeHref?: string;
  /** Home, with the login dialog open. */
  loginHref?: string;
};

/** For /signup: makes an account, and then shows the name one has got. */
export function SignupScreen({ state, onSubmit, homeHref = '/', loginHref = '/?login=1' }: SignupScreenProps) {
  return (
    <>
      <VisuallyHidden>
        <output>{state.kind === 'done' && doneSentence(state)}</output>
      </VisuallyHidden>
      {state.kind === 'done' ? (
        <SignupDone {...state} homeHref={homeHref} />
      ) : (
        <SignupFormView state={state} onSubmit={onSubmit} loginHref={loginHref} />
      )}
    </>
  );
}

type Done = Extract<SignupState, { kind: 'done' }>;
type Filling = Extract<SignupState, { kind: 'form' }>;

/** Said to those who listen, before the page goes on. */
const doneSentence = ({ username, usernameGenerated }: Done) =>
  `${usernameGenerated ? 'Your AI-generated username' : 'Your username'} is ${username}`;

type SignupFormViewProps = Required<Pick<SignupScreenProps, 'onSubmit' | 'loginHref'>> & { state: Filling };

function SignupFormView({ state, onSubmit, loginHref }: SignupFormViewProps) {
  return (
    <div className={styles.screen}>
      <ScreenTitle lead="Free to play. No real money, no prizes, no gambling.">Create account</ScreenTitle>
      <Panel className={styles.panel}>
        <SignupForm {...state} onSubmit={onSubmit} />
      </Panel>
      <p className={styles.foot}>
        Already have an account? <Link href={loginHref}>Log in</Link>
      </p>
    </div>
  );
}
