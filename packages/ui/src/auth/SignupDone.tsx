import { paths } from '@machine/contract';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { FormAlert } from '../primitives/form/FormAlert.tsx';
import { ButtonLink } from '../primitives/button/Link.tsx';
import { Mono } from '../primitives/text/Mono.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { AuthPage } from './AuthPage.tsx';
import { Note } from '../primitives/text/Note.tsx';

export type SignupDoneProps = {
  username: string;
  usernameGenerated: boolean;
  /** Why the new player is not logged in. */
  problem?: string;
  matchHref?: string;
  /** The invitation to a league, if the visitor came from one. */
  inviteHref?: string;
};

/** Shows the new username after sign-up, before the automatic redirect. */
export function SignupDone({ username, usernameGenerated, problem, ...from }: SignupDoneProps) {
  const { href, text } = nextPage(from);
  return (
    <AuthPage title="Welcome to the game">
      <Eyebrow>{usernameGenerated ? 'Your AI-generated username' : 'Your username'}</Eyebrow>
      <Mono size={{ initial: '6', sm: '7' }} weight="bold" color="sky" highContrast>
        <UserText>{username}</UserText>
      </Mono>
      <FormAlert>{problem}</FormAlert>
      <Note>{text}</Note>
      <ButtonLink href={href} variant="surface" color="gray">
        Go there now
      </ButtonLink>
    </AuthPage>
  );
}

function nextPage({ matchHref, inviteHref }: Pick<SignupDoneProps, 'matchHref' | 'inviteHref'>) {
  if (inviteHref !== undefined) return { href: inviteHref, text: 'Taking you back to your invitation…' };
  if (matchHref !== undefined) return { href: matchHref, text: 'Taking you back to the match…' };
  return { href: paths.home, text: 'Taking you to your first prediction…' };
}
