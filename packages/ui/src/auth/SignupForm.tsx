import { PASSWORD_MIN, paths, type SignupForm as Values, signupForm, type SignupPayload } from '@machine/contract';
import { Grid } from '@radix-ui/themes';
import { Button } from '../primitives/button/Button.tsx';
import { Link } from '../primitives/button/Link.tsx';
import { Form } from '../primitives/form/Form.tsx';
import { FormAlert } from '../primitives/form/FormAlert.tsx';
import { TextField } from '../primitives/form/TextField.tsx';
import { useForm } from '../behavior/useForm.ts';

const EMPTY = { firstName: '', lastName: '', email: '', username: '', password: '', confirmPassword: '' };

/** Returns the payload without the confirmation, and without an empty username. */
const toPayload = ({ confirmPassword: _confirmPassword, username, ...payload }: Values): SignupPayload =>
  username?.trim() ? { ...payload, username: username.trim() } : payload;

export type SignupFormProps = {
  onSubmit: (payload: SignupPayload) => void;
  isSubmitting: boolean;
  /** Rate-limited: fields stay editable, submitting is disabled. */
  isRateLimited?: boolean;
  /** Why the last attempt failed. The input is kept. */
  error?: string | null;
  /** It failed because the address has an account. */
  isAddressTaken?: boolean;
};

/** Form for creating an account. */
export function SignupForm({
  onSubmit,
  isSubmitting,
  isRateLimited = false,
  error,
  isAddressTaken = false,
}: SignupFormProps) {
  const { bind, form } = useForm(signupForm, EMPTY, (values) => onSubmit(toPayload(values)));
  return (
    <Form {...form} aria-label="Create account">
      <FormAlert>{!isSubmitting && (isAddressTaken ? <AddressTaken /> : error)}</FormAlert>
      <Grid columns={{ initial: '1', xs: '2' }} gap="4">
        <TextField {...bind('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...bind('lastName')} label="Last name" autoComplete="family-name" />
      </Grid>
      <TextField {...bind('email')} label="Email" type="email" autoComplete="email" />
      <TextField
        {...bind('username')}
        label="Username (optional)"
        placeholder="Leave empty for an AI-generated one"
        autoComplete="username"
        description="Other players see only this"
      />
      <TextField
        {...bind('password')}
        label="Password"
        type="password"
        autoComplete="new-password"
        description={`At least ${PASSWORD_MIN} characters`}
      />
      <TextField {...bind('confirmPassword')} label="Confirm password" type="password" autoComplete="new-password" />
      <Button type="submit" size="3" isPending={isSubmitting || isRateLimited}>
        Create account
      </Button>
    </Form>
  );
}

const AddressTaken = () => (
  <>
    This email address already has an account. <Link href={paths.login}>Log in</Link>, or{' '}
    <Link href={paths.forgotPassword}>reset your password</Link>.
  </>
);
