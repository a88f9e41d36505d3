import { VisuallyHidden } from '@radix-ui/themes';
import { Flame, Star } from 'lucide-react';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import styles from './UserStats.module.css';

export type UserStatsProps = { stars: number; currentStreak: number };

/** A player's current streak and stars, shown in the header. */
export function UserStats({ stars, currentStreak }: UserStatsProps) {
  return (
    <p className={styles.stats}>
      <span className={styles.stat}>
        <Flame className={styles.flame} size={12} strokeWidth={2} aria-hidden />
        <Eyebrow as="span" className={styles.label}>
          Streak<VisuallyHidden>: </VisuallyHidden>
        </Eyebrow>
        <span className={styles.streak}>
          {currentStreak.toLocaleString('en-US')}
          <VisuallyHidden>, </VisuallyHidden>
        </span>
      </span>
      <span className={styles.stat}>
        <Star className={styles.star} size={14} strokeWidth={1.75} aria-hidden />
        <span>
          {stars.toLocaleString('en-US')}
          <VisuallyHidden> stars</VisuallyHidden>
        </span>
      </span>
    </p>
  );
}
