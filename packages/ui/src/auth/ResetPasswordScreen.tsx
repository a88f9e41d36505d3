import { paths, type ResetPasswordPayload } from '@machine/contract';
import { CircleCheck, Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink, Link } from '../primitives/button/Link.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { ScreenTitle } from '../primitives/text/ScreenTitle.tsx';
import styles from './AuthScreen.module.css';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

export type ResetPasswordState =
  /** The URL has no token. */
  | { kind: 'invalid' }
  | { kind: 'form'; token: string; isSubmitting: boolean; isRateLimited?: boolean; error?: string | null }
  | { kind: 'done' };

export type ResetPasswordScreenProps = {
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
          icon={<Unlink className={styles.quietIcon} size={32} strokeWidth={1.5} aria-hidden />}
          message="This link is incomplete. Open the full link from your email, or request a new one."
        >
          <ButtonLink href={paths.forgotPassword}>Request a new link</ButtonLink>
          <ButtonLink href={paths.home} variant="surface" color="gray">
            Home
          </ButtonLink>
        </ResetNotice>
      );
    case 'form':
      return (
        <div className={styles.screen}>
          <ScreenTitle lead="Setting a new password logs you out on all other devices.">New password</ScreenTitle>
          <Panel className={styles.panel}>
            <ResetPasswordForm state={state} onSubmit={onSubmit} />
          </Panel>
          <p className={styles.footer}>
            Link expired? <Link href={paths.forgotPassword}>Request a new one</Link>
          </p>
        </div>
      );
    case 'done':
      return (
        <ResetNotice
          title="Password reset successful"
          icon={<CircleCheck className={styles.icon} size={32} strokeWidth={1.5} aria-hidden />}
          message="You can now log in with your new password."
        >
          <ButtonLink href={paths.home}>Go to home</ButtonLink>
          <ButtonLink href={paths.login} variant="surface" color="gray">
            Log in
          </ButtonLink>
        </ResetNotice>
      );
  }
}

type ResetNoticeProps = { title: string; icon: ReactNode; message: string; children: ReactNode };

function ResetNotice({ title, icon, message, children }: ResetNoticeProps) {
  return (
    <div className={styles.screen}>
      <ScreenTitle>{title}</ScreenTitle>
      <Panel className={styles.done}>
        {icon}
        <p className={styles.message}>{message}</p>
        <div className={styles.buttons}>{children}</div>
      </Panel>
    </div>
  );
}
