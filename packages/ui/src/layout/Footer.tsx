import { Link } from '../primitives/Link.tsx';
import styles from './Footer.module.css';

export type FooterProps = {
  /** The places that everybody may go to, in order. */
  places: ReadonlyArray<{ href: string; label: string }>;
  /** The address on screen: its link is marked. */
  current?: string;
};

/** At the lower edge of every page: where else to go, for visitors and players alike. */
export function Footer({ places, current }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <nav className={styles.places} aria-label="Explore">
        {places.map(({ href, label }) => (
          <Link key={href} href={href} className={styles.place} aria-current={href === current ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
    </footer>
  );
}
