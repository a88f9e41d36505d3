import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Block.module.css';
import { ButtonLink } from '../button/Link.tsx';
import { Panel } from '../panel/Panel.tsx';

export type EmptyBlockProps = {
  icon: LucideIcon;
  /** Says that there is no content. */
  message: ReactNode;
  detail?: string;
  /** Below the detail. */
  more?: string;
  /** The next step: a button or a link. */
  action?: ReactNode;
  /** The next step, if it is a screen. */
  link?: { href: string; label: string; isQuiet?: boolean; onPress?: () => void };
};

/** An empty state: says that there is no content, and what to do next. */
export function EmptyBlock({ icon: Icon, message, detail, more, action, link }: EmptyBlockProps) {
  return (
    <Panel tone="quiet" className={styles.block}>
      <Icon className={styles.icon} size={28} strokeWidth={1.5} aria-hidden />
      <p className={styles.title}>{message}</p>
      {detail && <p className={styles.text}>{detail}</p>}
      {more && <p className={styles.text}>{more}</p>}
      {action}
      {link && (
        <ButtonLink
          size="3"
          href={link.href}
          onPress={link.onPress}
          {...(link.isQuiet && { variant: 'outline', color: 'gray' })}
        >
          {link.label}
        </ButtonLink>
      )}
    </Panel>
  );
}
