import type { ResetPasswordPayload } from '@machine/contract';
import { CircleCheck, Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink, Link } from '../primitives/Link.tsx';
import { Panel } from '../primitives/Panel.tsx';
import { ScreenTitle } from '../primitives/ScreenTitle.tsx';
import styles from './AuthScreen.module.css';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';

export type ResetPasswordState =
  /** The address brings no token along. */
  | { kind: 'invalid' }
  | { kind: 'form'; token: string; isSubmitting: boolean; isWaiting?: boolean; error?: string | null }
  | { kind: 'done' };

export type ResetPasswordScreenProps = {
  /** The form, the notice after it, or what is said of an address without a token. */
  state: ResetPasswordState;
  /** With the token and a password that may be set; the confirmation stays here. */
  onSubmit: (payload: ResetPasswordPayload) => void;
  homeHref?: string;
  /** Home, with the login dialog open. */
  loginHref?: string;
  forgotPasswordHref?: string;
};

/** For /reset-password/{token}, where the link in the email leads: a new password, set once. */
export function ResetPasswordScreen({ state, onSubmit, ...hrefs }: ResetPasswordScreenProps) {
  const { homeHref = '/', loginHref = '/?login=1', forgotPasswordHref = '/forgot-password' } = hrefs;
  switch (state.kind) {
    case 'invalid':
      return (
        <ResetNotice
          title="Invalid Reset Link"
          icon={<Unlink className={styles.quietIcon} size={32} strokeWidth={1.5} aria-hidden />}
          sentence="Part of the address is missing. Open the whole link from the email, or ask for a new one."
        >
          <ButtonLink href={forgotPasswordHref}>Ask for a new link</ButtonLink>
          <ButtonLink href={homeHref} variant="outline" tone="gray">
            Home
          </ButtonLink>
        </ResetNotice>
      );
    case 'form':
      return (
        <div className={styles.screen}>
          <ScreenTitle lead="It replaces the old one, and logs you out everywhere else.">New password</ScreenTitle>
          <Panel className={styles.panel}>
            <ResetPasswordForm state={state} onSubmit={onSubmit} />
          </Panel>
          <p className={styles.foot}>
            The link is too old? <Link href={forgotPasswordHref}>Ask for a new one</Link>
          </p>
        </div>
      );
    case 'done':
      return (
        <ResetNotice
          title="Password reset successful"
          icon={<CircleCheck className={styles.icon} size={32} strokeWidth={1.5} aria-hidden />}
          sentence="Your new password counts from now on."
        >
          <ButtonLink href={homeHref}>Go to home</ButtonLink>
          <ButtonLink href={loginHref} variant="outline" tone="gray">
            Log in
          </ButtonLink>
        </ResetNotice>
      );
  }
}

type ResetNoticeProps = { title: string; icon: ReactNode; sentence: string; children: ReactNode };

function ResetNotice({ title, icon, sentence, children }: ResetNoticeProps) {
  return (
    <div className={styles.screen}>
      <ScreenTitle>{title}</ScreenTitle>
      <Panel className={styles.done}>
        {icon}
        <p className={styles.sentence}>{sentence}</p>
        <div className={styles.buttons}>{children}</div>
      </Panel>
    </div>
  );
}
