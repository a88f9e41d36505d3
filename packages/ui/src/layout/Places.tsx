import { PlainLink } from '../primitives/button/Link.tsx';
import styles from './Places.module.css';

/** A page of every day: its path, and its name in one word. */
export type Place = { href: string; label: string };

export type PlacesProps = {
  /** The daily pages, in order. */
  places: readonly Place[];
  /** The current path, whose link is marked. */
  currentHref?: string;
  /** In the header of wide screens, or at the bottom of all others. */
  position: 'header' | 'bottom';
};

/** Links to what one does daily, one press away on every page. */
export function Places({ places, currentHref, position }: PlacesProps) {
  return (
    <nav className={styles[position]} aria-label="Places">
      {places.map(({ href, label }) => (
        <PlainLink
          key={href}
          href={href}
          className={styles.place}
          aria-current={href === currentHref ? 'page' : undefined}
        >
          {label}
        </PlainLink>
      ))}
    </nav>
  );
}
