import { paths } from '@machine/contract';
import { MailCheck } from 'lucide-react';
import { Button } from '../primitives/button/Button.tsx';
import { ButtonLink } from '../primitives/button/Link.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { ScreenTitle } from '../primitives/text/ScreenTitle.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './AuthScreen.module.css';

export type ForgotPasswordDoneProps = { email: string; onUseAnotherEmail: () => void };

/** Notice after the form. The text is the same whether or not an account exists. */
export function ForgotPasswordDone({ email, onUseAnotherEmail }: ForgotPasswordDoneProps) {
  return (
    <div className={styles.screen}>
      <ScreenTitle>Check your email</ScreenTitle>
      <Panel className={styles.done}>
        <MailCheck className={styles.icon} size={32} strokeWidth={1.5} aria-hidden />
        <p className={styles.message}>
          If there&apos;s an account for <UserText className={styles.email}>{email}</UserText>, we&apos;ve sent
          instructions for resetting your password.
        </p>
        <p className={styles.note}>Nothing after a few minutes? Check your spam folder.</p>
        <div className={styles.buttons}>
          <ButtonLink href={paths.home}>Go to home</ButtonLink>
          <Button variant="surface" color="gray" onPress={onUseAnotherEmail}>
            Use another email
          </Button>
        </div>
      </Panel>
    </div>
  );
}
