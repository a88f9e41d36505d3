import { clubOf } from '@machine/contract/clubOf.ts';
import { useId } from 'react';
import { cx } from '../primitives/cx.ts';
import styles from './Crest.module.css';

/** The height from which the letters of the code are at least 9 pixels high. */
const LEGIBLE = 38;
const SHIELD = 'M36 2 68 14 V52 L36 78 4 52 V14 Z';

export type CrestProps = {
  /** The team name, which identifies the club and its colors. */
  team: string;
  /** The server's code of the club; null or absent: the name decides. Its letters aren't shown below 38 pixels. */
  code?: string | null;
  /** Height in pixels. */
  size?: number;
  /** Adds a glow to the team picked by the Machine. */
  isPicked?: boolean;
};

/** A shield in the club's colors, hidden from screen readers. Always shown next to the team's name. */
export function Crest({ team, code, size = 80, isPicked = false }: CrestProps) {
  const clip = useId();
  const { code: letters, colors } = clubOf(team, code);
  return (
    <svg
      viewBox="0 0 72 80"
      width={(size * 72) / 80}
      height={size}
      className={cx(styles.crest, isPicked && styles.picked)}
      aria-hidden
    >
      <clipPath id={clip}>
        <path d={SHIELD} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="36" height="80" fill={colors[0]} />
        <rect x="36" width="36" height="80" fill={colors[1]} />
        {size >= LEGIBLE && (
          <>
            <rect y="26" width="72" height="27" className={styles.band} />
            <text x="36.5" y="46.2" className={styles.code}>
              {letters}
            </text>
          </>
        )}
      </g>
      <path d={SHIELD} className={styles.outline} />
    </svg>
  );
}
