import { PASSWORD_MIN, resetPasswordForm, type ResetPasswordPayload } from '@machine/contract';
import { Button } from '../primitives/button/Button.tsx';
import { Form } from '../primitives/form/Form.tsx';
import { FormAlert } from '../primitives/form/FormAlert.tsx';
import { TextField } from '../primitives/form/TextField.tsx';
import { useForm } from '../behavior/useForm.ts';

export type ResetPasswordFormProps = {
  state: { token: string; isSubmitting: boolean; isRateLimited?: boolean; error?: string | null };
  onSubmit: (payload: ResetPasswordPayload) => void;
};

/** Form for the new password. Submits the token and the password, without the confirmation. */
export function ResetPasswordForm({ state, onSubmit }: ResetPasswordFormProps) {
  const { token, isSubmitting, isRateLimited = false, error } = state;
  const { bind, errors, form } = useForm(
    resetPasswordForm,
    { token, password: '', confirmPassword: '' },
    ({ confirmPassword: _confirmPassword, ...payload }) => onSubmit(payload),
  );
  return (
    <Form {...form} aria-label="Set new password">
      <FormAlert>{!isSubmitting && (errors.token ?? error)}</FormAlert>
      <TextField
        {...bind('password')}
        label="New password"
        type="password"
        autoComplete="new-password"
        description={`At least ${PASSWORD_MIN} characters`}
      />
      <TextField
        {...bind('confirmPassword')}
        label="Confirm new password"
        type="password"
        autoComplete="new-password"
      />
      <Button type="submit" size="3" isPending={isSubmitting || isRateLimited}>
        Set new password
      </Button>
    </Form>
  );
}
