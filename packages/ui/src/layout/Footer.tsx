import type { Credit } from '@machine/contract';
import { Link } from '../primitives/button/Link.tsx';
import styles from './Footer.module.css';

export type FooterProps = {
  /** Public pages, in order. */
  links: ReadonlyArray<{ href: string; label: string }>;
  /** The current path, whose link is marked. */
  current?: string;
  /** Providers of match data that ask to be named, in their own words. */
  credits?: readonly Credit[];
};

/** The page footer: links to public pages, for visitors and players. */
export function Footer({ links, current, credits = [] }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <nav className={styles.links} aria-label="Explore">
        {links.map(({ href, label }) => (
          <Link key={href} href={href} className={styles.link} aria-current={href === current ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      {credits.length > 0 && (
        <p className={styles.credits}>
          {credits.map(({ name, url }) => (
            <Link key={url} href={url} className={styles.credit}>
              {name}
            </Link>
          ))}
        </p>
      )}
    </footer>
  );
}
