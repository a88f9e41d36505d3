import type { ResetPasswordPayload } from '@machine/contract/auth.ts';
import { PASSWORD_MIN } from '@machine/contract/constants.ts';
import { resetPasswordForm } from '@machine/contract/forms.ts';
import { paths } from '@machine/contract/paths.ts';
import { Flex, Text } from '@radix-ui/themes';
import { CircleCheck, type LucideIcon, Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink, Link } from '../primitives/button/Link.tsx';
import { QuietButtonLink } from '../primitives/button/QuietButton.tsx';
import { AuthPage } from './AuthPage.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { Form } from '../primitives/form/Form.tsx';
import { FormAlert } from '../primitives/form/FormAlert.tsx';
import { NewPasswordField } from '../primitives/form/TextField.tsx';
import { type ActionState, isHeld } from '../behavior/actionState.ts';
import { useForm } from '../behavior/useForm.ts';

type ResetForm = ActionState & { token: string };

/** `token`: the secret of the link, which goes with the new password. */
export type ResetPasswordState =
  /** The URL has no token. */
  { kind: 'invalid' } | ResetForm | { kind: 'done' };

export type ResetPasswordScreenProps = {
  /** The form with the token of the link, or a notice in its place. */
  state: ResetPasswordState;
  /** Receives the token and a valid password, without the confirmation. */
  onSubmit: (payload: ResetPasswordPayload) => void;
};

/** The /reset-password/{token} page, linked from the reset email. */
export function ResetPasswordScreen({ state, onSubmit }: ResetPasswordScreenProps) {
  switch (state.kind) {
    case 'invalid':
      return (
        <ResetNotice
          title="Invalid Reset Link"
          icon={Unlink}
          message="This link is incomplete. Open the full link from your email, or request a new one."
        >
          <ButtonLink href={paths.forgotPassword}>Request a new link</ButtonLink>
          <QuietButtonLink href={paths.home}>Home</QuietButtonLink>
        </ResetNotice>
      );
    case 'done':
      return (
        <ResetNotice
          title="Password reset successful"
          icon={CircleCheck}
          message="You can now log in with your new password."
        >
          <ButtonLink href={paths.home}>Go to home</ButtonLink>
          <QuietButtonLink href={paths.login}>Log in</QuietButtonLink>
        </ResetNotice>
      );
    default:
      return <ResetPasswordForm state={state} onSubmit={onSubmit} />;
  }
}

type ResetNoticeProps = { title: string; icon: LucideIcon; message: string; children: ReactNode };

function ResetNotice({ title, icon: Icon, message, children }: ResetNoticeProps) {
  return (
    <AuthPage title={title}>
      <Icon size={32} strokeWidth={1.5} aria-hidden />
      <Text as="p">{message}</Text>
      <Flex wrap="wrap" gap="3">
        {children}
      </Flex>
    </AuthPage>
  );
}

type ResetPasswordFormProps = Pick<ResetPasswordScreenProps, 'onSubmit'> & { state: ResetForm };

/** Submits the token and the password, without the confirmation. */
function ResetPasswordForm({ state, onSubmit }: ResetPasswordFormProps) {
  const { bind, errors, form } = useForm(
    resetPasswordForm,
    { token: state.token, password: '', confirmPassword: '' },
    ({ confirmPassword: _confirmPassword, ...payload }) => onSubmit(payload),
  );
  return (
    <AuthPage
      title="New password"
      lead="Setting a new password logs you out on all other devices."
      footer={
        <>
          Link expired? <Link href={paths.forgotPassword}>Request a new one</Link>
        </>
      }
    >
      <Form {...form} aria-label="Set new password">
        <FormAlert>{state.kind === 'failed' ? state.error : errors.token}</FormAlert>
        <NewPasswordField
          {...bind('password')}
          label="New password"
          description={`At least ${PASSWORD_MIN} characters`}
        />
        <NewPasswordField {...bind('confirmPassword')} label="Confirm new password" />
        <Button type="submit" size="3" isPending={isHeld(state)}>
          Set new password
        </Button>
      </Form>
    </AuthPage>
  );
}
