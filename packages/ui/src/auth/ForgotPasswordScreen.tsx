import { type ForgotPasswordPayload, forgotPasswordPayload } from '@machine/contract';
import { Button } from '../primitives/Button.tsx';
import { Form } from '../primitives/Form.tsx';
import { FormAlert } from '../primitives/FormAlert.tsx';
import { Link } from '../primitives/Link.tsx';
import { Panel } from '../primitives/Panel.tsx';
import { ScreenTitle } from '../primitives/ScreenTitle.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { useForm } from '../primitives/useForm.ts';
import styles from './AuthScreen.module.css';
import { ForgotPasswordDone } from './ForgotPasswordDone.tsx';

export type ForgotPasswordState =
  | {
      kind: 'form';
      isSubmitting: boolean;
      /** The server asked to wait: nothing can be sent for a moment. */
      isWaiting?: boolean;
      /** Why the last attempt failed; what was typed stays. */
      error?: string | null;
    }
  | { kind: 'done'; email: string };

export type ForgotPasswordScreenProps = {
  /** The form, or the notice that stands in its place once it was sent. */
  state: ForgotPasswordState;
  /** With an address that may be one; what is wrong is told by the form itself. */
  onSubmit: (payload: ForgotPasswordPayload) => void;
  /** Back to the form, for another address. */
  onAgain: () => void;
  homeHref?: string;
  /** Home, with the login dialog open. */
  loginHref?: string;
};

/** For /forgot-password: asks where the way to a new password may be sent, and never says whether anybody is there. */
export function ForgotPasswordScreen({ state, onSubmit, onAgain, ...hrefs }: ForgotPasswordScreenProps) {
  const { homeHref = '/', loginHref = '/?login=1' } = hrefs;
  if (state.kind === 'done') return <ForgotPasswordDone email={state.email} onAgain={onAgain} homeHref={homeHref} />;
  return (
    <div className={styles.screen}>
      <ScreenTitle lead="We send you a link to set a new one.">Forgot password</ScreenTitle>
      <Panel className={styles.panel}>
        <ForgotPasswordForm state={state} onSubmit={onSubmit} />
      </Panel>
      <p className={styles.foot}>
        Remembered it? <Link href={loginHref}>Log in</Link>
      </p>
    </div>
  );
}

type ForgotPasswordFormProps = Pick<ForgotPasswordScreenProps, 'onSubmit'> & {
  state: Extract<ForgotPasswordState, { kind: 'form' }>;
};

function ForgotPasswordForm({ state, onSubmit }: ForgotPasswordFormProps) {
  const { isSubmitting, isWaiting = false, error } = state;
  const { bind, form } = useForm(forgotPasswordPayload, { email: '' }, onSubmit);
  return (
    <Form {...form} aria-label="Forgot password">
      <FormAlert>{!isSubmitting && error}</FormAlert>
      <TextField {...bind('email')} label="Email" type="email" autoComplete="username" />
      <Button type="submit" size="3" isPending={isSubmitting || isWaiting}>
        Send reset link
      </Button>
    </Form>
  );
}
