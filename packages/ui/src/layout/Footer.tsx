import { Link } from '../primitives/Link.tsx';
import styles from './Footer.module.css';

export type FooterProps = {
  /** The links that everybody may go to, in order. */
  links: ReadonlyArray<{ href: string; label: string }>;
  /** The address on screen: its link is marked. */
  current?: string;
};

/** At the lower edge of every page: where else to go, for visitors and players alike. */
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
