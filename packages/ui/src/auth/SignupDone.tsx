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
  homeHref: string;
  matchHref?: string;
};

/** Shows the new username after sign-up, before the automatic redirect. */
export function SignupDone({ username, usernameGenerated, problem, homeHref, matchHref }: SignupDoneProps) {
  return (
    <div className={styles.screen}>
      <ScreenTitle>Welcome to the game</ScreenTitle>
      <Panel className={styles.done}>
        <Eyebrow>{usernameGenerated ? 'Your AI-generated username' : 'Your username'}</Eyebrow>
        <UserText className={styles.username}>{username}</UserText>
        <FormAlert>{problem}</FormAlert>
        <p className={styles.note}>
          {matchHref === undefined ? 'Taking you to your first prediction…' : 'Taking you back to the match…'}
        </p>
        <ButtonLink href={matchHref ?? homeHref} variant="outline" tone="gray">
          Go there now
        </ButtonLink>
      </Panel>
    </div>
  );
}
