import { paths } from '@machine/contract';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { FormAlert } from '../primitives/form/FormAlert.tsx';
import { ButtonLink } from '../primitives/button/Link.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { ScreenTitle } from '../primitives/text/ScreenTitle.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './AuthScreen.module.css';

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
    <div className={styles.screen}>
      <ScreenTitle>Welcome to the game</ScreenTitle>
      <Panel className={styles.done}>
        <Eyebrow>{usernameGenerated ? 'Your AI-generated username' : 'Your username'}</Eyebrow>
        <UserText className={styles.username}>{username}</UserText>
        <FormAlert>{problem}</FormAlert>
        <p className={styles.note}>{text}</p>
        <ButtonLink href={href} variant="surface" color="gray">
          Go there now
        </ButtonLink>
      </Panel>
    </div>
  );
}

function nextPage({ matchHref, inviteHref }: Pick<SignupDoneProps, 'matchHref' | 'inviteHref'>) {
  if (inviteHref !== undefined) return { href: inviteHref, text: 'Taking you back to your invitation…' };
  if (matchHref !== undefined) return { href: matchHref, text: 'Taking you back to the match…' };
  return { href: paths.home, text: 'Taking you to your first prediction…' };
}
