import { Link } from '../primitives/button/Link.tsx';
import styles from './Footer.module.css';

export type FooterProps = {
  /** Public pages, in order. */
  links: ReadonlyArray<{ href: string; label: string }>;
  /** The current path, whose link is marked. */
  current?: string;
};

/** The page footer: links to public pages, for visitors and players. */
export function Footer({ links, current }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <nav className={styles.links} aria-label="Explore">
        {links.map(({ href, label }) => (
          <Link key={href} href={href} className={styles.link} aria-current={href === current ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
    </footer>
  );
}
