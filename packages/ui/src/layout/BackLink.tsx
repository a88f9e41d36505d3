import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../primitives/button/Link.tsx';
import styles from './BackLink.module.css';

export type BackLinkProps = {
  /** Path of the page that it opens. */
  href: string;
  /** Name of that page: "All messages". */
  children: ReactNode;
};

/** The link above the title of a screen to the one it belongs to. */
export const BackLink = ({ href, children }: BackLinkProps) => (
  <ButtonLink variant="ghost" color="gray" href={href} className={styles.link}>
    <ArrowLeft size={16} strokeWidth={1.75} aria-hidden /> {children}
  </ButtonLink>
);
