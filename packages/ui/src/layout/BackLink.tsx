import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './BackLink.module.css';
import { ButtonLink, Link } from '../primitives/button/Link.tsx';

export type BackLinkProps = {
  href: string;
  /** Path of the page that it opens. */
  children: ReactNode;
  /** `text` is lower, for screens that fill the window. */
  look?: 'button' | 'text';
};

/** The link above the title of a screen to the one it belongs to. */
export function BackLink({ href, children, look = 'button' }: BackLinkProps) {
  const content = (
    <>
      <ArrowLeft size={16} strokeWidth={1.75} aria-hidden /> {children}
    </>
  );
  return look === 'text' ? (
    <Link href={href} className={styles.text}>
      {content}
    </Link>
  ) : (
    <ButtonLink variant="ghost" color="gray" href={href} className={styles.button}>
      {content}
    </ButtonLink>
  );
}
