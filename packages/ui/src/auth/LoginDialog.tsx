import { type LoginPayload, loginPayload } from '@machine/contract/auth.ts';
import { paths } from '@machine/contract/paths.ts';
import { Flex, Text } from '@radix-ui/themes';
import { useEffect, useRef } from 'react';
import { Button } from '../primitives/button/Button.tsx';
import { Dialog } from '../primitives/dialog/Dialog.tsx';
import { Form } from '../primitives/form/Form.tsx';
import { FormAlert } from '../primitives/form/FormAlert.tsx';
import { Link } from '../primitives/button/Link.tsx';
import { TextField } from '../primitives/form/TextField.tsx';
import { type ActionState, isHeld } from '../behavior/actionState.ts';
import { useForm } from '../behavior/useForm.ts';

export type LoginDialogProps = {
  /** Shows the dialog. Its fields are empty each time it opens. */
  isOpen: boolean;
  /** Progress of the login. A failure is shown above the fields, and the password gets the focus. */
  state: ActionState;
  /** Called on Close, Escape or a press outside, and when a link in the dialog is followed. */
  onClose: () => void;
  /** Called with valid values; the form shows validation errors itself. */
  onSubmit: (values: LoginPayload) => void;
};

/** Dialog for logging in with email and password. */
export function LoginDialog({ isOpen, onClose, ...form }: LoginDialogProps) {
  return (
    <Dialog title="Log in" isOpen={isOpen} onClose={onClose}>
      <LoginForm onClose={onClose} {...form} />
    </Dialog>
  );
}

function LoginForm({ state, onClose, onSubmit }: Omit<LoginDialogProps, 'isOpen'>) {
  const { bind, form } = useForm(loginPayload, { email: '', password: '' }, onSubmit);
  const wasBusy = useRef(false);
  useEffect(() => {
    // Focus the field that most likely needs correcting, but only after a submit and not when the dialog reopens.
    if (wasBusy.current && state.kind === 'failed')
      form.ref.current?.querySelector<HTMLElement>('[type="password"]')?.focus();
    wasBusy.current = state.kind === 'busy';
  }, [state.kind, form.ref]);
  return (
    <Form {...form}>
      <FormAlert>{state.kind === 'failed' && state.error}</FormAlert>
      <TextField {...bind('email')} label="Email" type="email" autoComplete="username" hasInitialFocus />
      <TextField {...bind('password')} label="Password" type="password" autoComplete="current-password" />
      <Button type="submit" size="3" isPending={isHeld(state)}>
        Log in
      </Button>
      <Text asChild size="2">
        <Flex direction="column" align="start" gap="3">
          <Link href={paths.forgotPassword} onPress={onClose}>
            Forgot password?
          </Link>
          <Text as="p" size="2">
            Don&apos;t have an account?{' '}
            <Link href={paths.signup} onPress={onClose}>
              Sign up
            </Link>
          </Text>
        </Flex>
      </Text>
    </Form>
  );
}
