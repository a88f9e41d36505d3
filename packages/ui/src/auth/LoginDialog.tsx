import { type LoginPayload, loginPayload } from '@machine/contract';
import { useEffect, useRef } from 'react';
import { Button } from '../primitives/Button.tsx';
import { Dialog } from '../primitives/Dialog.tsx';
import { Form } from '../primitives/Form.tsx';
import { FormAlert } from '../primitives/FormAlert.tsx';
import { Link } from '../primitives/Link.tsx';
import { TextField } from '../primitives/TextField.tsx';
import { useRestoreFocus } from '../primitives/useRestoreFocus.ts';
import { useForm } from '../primitives/useForm.ts';
import styles from './LoginDialog.module.css';

export type LoginDialogProps = {
  isOpen: boolean;
  /** By its button, by Escape, by a press outside, and when one of its links is followed. */
  onClose: () => void;
  /** With values that may be right; what is wrong is told by the form itself. */
  onSubmit: (values: LoginPayload) => void;
  /** On its way: it is not sent a second time. */
  isSubmitting: boolean;
  /** The server asked to wait: nothing can be sent for a moment. */
  isWaiting?: boolean;
  /** Why the last attempt failed; everything typed stays. */
  error?: string | null;
  signupHref?: string;
  forgotPasswordHref?: string;
};

/** For a visitor who wants in, wherever on the page they are: asks for email and password. */
export function LoginDialog({ isOpen, onClose, ...form }: LoginDialogProps) {
  return (
    <Dialog title="Log in" isOpen={isOpen} onClose={onClose}>
      <LoginForm onClose={onClose} {...form} />
    </Dialog>
  );
}

type LoginFormProps = Omit<LoginDialogProps, 'isOpen'>;

function LoginForm({ onClose, onSubmit, isSubmitting, isWaiting = false, error, ...hrefs }: LoginFormProps) {
  const { signupHref = '/signup', forgotPasswordHref = '/forgot-password' } = hrefs;
  useRestoreFocus();
  const { bind, form } = useForm(loginPayload, { email: '', password: '' }, onSubmit);
  const hasFailed = Boolean(error) && !isSubmitting;
  const wasSubmitting = useRef(isSubmitting);
  useEffect(() => {
    // What one most likely has to type again (RELIABILITY.md C02×F6); a dialog that is opened anew begins at its top.
    if (wasSubmitting.current && hasFailed) form.ref.current?.querySelector<HTMLElement>('[type="password"]')?.focus();
    wasSubmitting.current = isSubmitting;
  }, [isSubmitting, hasFailed, form.ref]);
  return (
    <Form {...form}>
      <FormAlert>{hasFailed && error}</FormAlert>
      <TextField {...bind('email')} label="Email" type="email" autoComplete="username" hasInitialFocus />
      <TextField {...bind('password')} label="Password" type="password" autoComplete="current-password" />
      <Button type="submit" size="3" isPending={isSubmitting || isWaiting}>
        Log in
      </Button>
      <div className={styles.foot}>
        <Link href={forgotPasswordHref} onPress={onClose}>
          Forgot password?
        </Link>
        <p>
          Don&apos;t have an account?{' '}
          <Link href={signupHref} onPress={onClose}>
            Sign up
          </Link>
        </p>
      </div>
    </Form>
  );
}
