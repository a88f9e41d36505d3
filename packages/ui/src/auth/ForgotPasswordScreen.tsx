import { type ForgotPasswordPayload, forgotPasswordPayload } from '@machine/contract/auth.ts';
import { paths } from '@machine/contract/paths.ts';
import { Button } from '../primitives/button/Button.tsx';
import { QuietButton } from '../primitives/button/QuietButton.tsx';
import { Form } from '../primitives/form/Form.tsx';
import { FormAlert } from '../primitives/form/FormAlert.tsx';
import { Link, ButtonLink } from '../primitives/button/Link.tsx';
import { TextField } from '../primitives/form/TextField.tsx';
import { type ActionState, isHeld } from '../behavior/actionState.ts';
import { useForm } from '../behavior/useForm.ts';
import { AuthPage } from './AuthPage.tsx';
import { Flex, Strong, Text } from '@radix-ui/themes';
import { MailCheck } from 'lucide-react';
import { UserText } from '../primitives/text/UserText.tsx';
import { Note } from '../primitives/text/Note.tsx';

/** `email`: the address that the instructions were sent to, as typed. */
export type ForgotPasswordState = ActionState | { kind: 'done'; email: string };

export type ForgotPasswordScreenProps = {
  /** Progress of the request. When it is done, the notice replaces the form. */
  state: ForgotPasswordState;
  /** Called with a valid address; the form shows validation errors itself. */
  onSubmit: (payload: ForgotPasswordPayload) => void;
  /** Goes back to the form. */
  onUseAnotherEmail: () => void;
};

/** The /forgot-password page. Never reveals whether an account exists. */
export function ForgotPasswordScreen({ state, onSubmit, onUseAnotherEmail }: ForgotPasswordScreenProps) {
  return state.kind === 'done' ? (
    <ForgotPasswordDone email={state.email} onUseAnotherEmail={onUseAnotherEmail} />
  ) : (
    <ForgotPasswordForm state={state} onSubmit={onSubmit} />
  );
}

type ForgotPasswordFormProps = Pick<ForgotPasswordScreenProps, 'onSubmit'> & { state: ActionState };

function ForgotPasswordForm({ state, onSubmit }: ForgotPasswordFormProps) {
  const { bind, form } = useForm(forgotPasswordPayload, { email: '' }, onSubmit);
  return (
    <AuthPage
      title="Forgot password"
      lead="We'll email you a link to set a new one."
      footer={
        <>
          Remembered your password? <Link href={paths.login}>Log in</Link>
        </>
      }
    >
      <Form {...form} aria-label="Forgot password">
        <FormAlert>{state.kind === 'failed' && state.error}</FormAlert>
        <TextField {...bind('email')} label="Email" type="email" autoComplete="username" />
        <Button type="submit" size="3" isPending={isHeld(state)}>
          Send reset link
        </Button>
      </Form>
    </AuthPage>
  );
}

type ForgotPasswordDoneProps = { email: string; onUseAnotherEmail: () => void };

/** Notice after the form. The text is the same whether or not an account exists. */
function ForgotPasswordDone({ email, onUseAnotherEmail }: ForgotPasswordDoneProps) {
  return (
    <AuthPage title="Check your email">
      <MailCheck size={32} strokeWidth={1.5} aria-hidden />
      <Text as="p">
        If there&apos;s an account for{' '}
        <Strong>
          <UserText>{email}</UserText>
        </Strong>
        , we&apos;ve sent instructions for resetting your password.
      </Text>
      <Note>Nothing after a few minutes? Check your spam folder.</Note>
      <Flex wrap="wrap" gap="3">
        <ButtonLink href={paths.home}>Go to home</ButtonLink>
        <QuietButton onPress={onUseAnotherEmail}>Use another email</QuietButton>
      </Flex>
    </AuthPage>
  );
}
