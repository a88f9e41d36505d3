import { MailCheck } from 'lucide-react';
import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/Link.tsx';
import { Panel } from '../primitives/Panel.tsx';
import { ScreenTitle } from '../primitives/ScreenTitle.tsx';
import { useTitleFocus } from '../primitives/useTitleFocus.ts';
import { UserText } from '../primitives/UserText.tsx';
import styles from './AuthScreen.module.css';

export type ForgotPasswordDoneProps = { email: string; onAgain: () => void; homeHref: string };

/** The same words whether or not the address has an account. */
export function ForgotPasswordDone({ email, onAgain, homeHref }: ForgotPasswordDoneProps) {
  const ref = useTitleFocus<HTMLDivElement>();
  return (
    <div className={styles.screen} ref={ref}>
      <ScreenTitle>Check your email</ScreenTitle>
      <Panel className={styles.done}>
        <MailCheck className={styles.icon} size={32} strokeWidth={1.5} aria-hidden />
        <p className={styles.sentence}>
          If there is an account for <UserText className={styles.email}>{email}</UserText>, we have sent it instructions
          for a new password.
        </p>
        <p className={styles.note}>Nothing there after a few minutes? Check the spam folder.</p>
        <div className={styles.buttons}>
          <ButtonLink href={homeHref}>Go to home</ButtonLink>
          <Button variant="outline" tone="gray" onPress={onAgain}>
            Use another email
          </Button>
        </div>
      </Panel>
    </div>
  );
}
