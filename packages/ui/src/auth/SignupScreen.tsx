import type { SignupPayload } from '@machine/contract/auth.ts';
import { PASSWORD_MIN } from '@machine/contract/constants.ts';
import { type SignupForm as Values, signupForm } from '@machine/contract/forms.ts';
import { paths } from '@machine/contract/paths.ts';
import { VisuallyHidden, Grid } from '@radix-ui/themes';
import { Link } from '../primitives/button/Link.tsx';
import { QuietButtonLink } from '../primitives/button/QuietButton.tsx';
import { AuthPage } from './AuthPage.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { Form } from '../primitives/form/Form.tsx';
import { FormAlert } from '../primitives/form/FormAlert.tsx';
import { NewPasswordField, TextField } from '../primitives/form/TextField.tsx';
import { type ActionState, isHeld } from '../behavior/actionState.ts';
import { useForm } from '../behavior/useForm.ts';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { Note } from '../primitives/text/Note.tsx';
import { UserText } from '../primitives/text/UserText.tsx';

/** `isAddressTaken`: it failed because the address has an account. */
type SignupFormState = ActionState & { isAddressTaken?: boolean };

/** `done`: the new username, and whether the server made it up. */
export type SignupState =
  | SignupFormState
  /** `problem`: why the new player isn't logged in. */
  | { kind: 'done'; username: string; usernameGenerated: boolean; problem?: string };

export type SignupScreenProps = {
  /** Progress of the sign-up. When it is done, the new username replaces the form. */
  state: SignupState;
  /** Receives valid values without the confirmation and without an empty username. */
  onSubmit: (payload: SignupPayload) => void;
  /** The card that the visitor came from, and returns to instead of home. */
  matchHref?: string;
  /** The invitation to a league, if the visitor came from one. */
  inviteHref?: string;
};

/** The /signup page: the form, then the new username. */
export function SignupScreen({ state, onSubmit, ...from }: SignupScreenProps) {
  return (
    <>
      <VisuallyHidden>
        <output>{state.kind === 'done' && doneAnnouncement(state)}</output>
      </VisuallyHidden>
      {state.kind === 'done' ? <SignupDone {...state} {...from} /> : <SignupForm state={state} onSubmit={onSubmit} />}
    </>
  );
}

type Done = Extract<SignupState, { kind: 'done' }>;

/** Announcement for screen readers before the redirect. */
const doneAnnouncement = ({ username, usernameGenerated }: Done) =>
  `${usernameGenerated ? 'Your AI-generated username' : 'Your username'} is ${username}`;

type From = Pick<SignupScreenProps, 'matchHref' | 'inviteHref'>;

/** Shows the new username after sign-up, before the automatic redirect. */
function SignupDone({ username, usernameGenerated, problem, ...from }: Done & From) {
  const { href, text } = nextPage(from);
  return (
    <AuthPage title="Welcome to the game">
      <Eyebrow>{usernameGenerated ? 'Your AI-generated username' : 'Your username'}</Eyebrow>
      <Mono size={{ initial: '6', sm: '7' }} weight="bold" color="sky" highContrast>
        <UserText>{username}</UserText>
      </Mono>
      <FormAlert>{problem}</FormAlert>
      <Note>{text}</Note>
      <QuietButtonLink href={href}>Go there now</QuietButtonLink>
    </AuthPage>
  );
}

function nextPage({ matchHref, inviteHref }: From) {
  if (inviteHref !== undefined) return { href: inviteHref, text: 'Taking you back to your invitation…' };
  if (matchHref !== undefined) return { href: matchHref, text: 'Taking you back to the match…' };
  return { href: paths.home, text: 'Taking you to your first prediction…' };
}

const EMPTY = { firstName: '', lastName: '', email: '', username: '', password: '', confirmPassword: '' };

/** Returns the payload without the confirmation, and without an empty username. */
const toPayload = ({ confirmPassword: _confirmPassword, username, ...payload }: Values): SignupPayload =>
  username?.trim() ? { ...payload, username: username.trim() } : payload;

type SignupFormProps = Pick<SignupScreenProps, 'onSubmit'> & { state: SignupFormState };

function SignupForm({ state, onSubmit }: SignupFormProps) {
  const { bind, form } = useForm(signupForm, EMPTY, (values) => onSubmit(toPayload(values)));
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
      <Form {...form} aria-label="Create account">
        <FormAlert>{state.kind === 'failed' && (state.isAddressTaken ? <AddressTaken /> : state.error)}</FormAlert>
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
        <NewPasswordField {...bind('password')} label="Password" description={`At least ${PASSWORD_MIN} characters`} />
        <NewPasswordField {...bind('confirmPassword')} label="Confirm password" />
        <Button type="submit" size="3" isPending={isHeld(state)}>
          Create account
        </Button>
      </Form>
    </AuthPage>
  );
}

const AddressTaken = () => (
  <>
    This email address already has an account. <Link href={paths.login}>Log in</Link>, or{' '}
    <Link href={paths.forgotPassword}>reset your password</Link>.
  </>
);
