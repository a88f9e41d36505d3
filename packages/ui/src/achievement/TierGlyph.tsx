import type { Tier } from '@machine/contract/achievement.ts';
import { cx } from '../primitives/cx.ts';
import styles from './TierGlyph.module.css';

/** Each tier has one more bar; SPECIAL has its own mark. */
const MARKS: Record<Tier, string> = {
  BRONZE: 'M13 21h14',
  SILVER: 'M13 18h14M13 24h14',
  GOLD: 'M13 15h14M13 21h14M13 27h14',
  PLATINUM: 'M13 13.5h14M13 18.5h14M13 23.5h14M13 28.5h14',
  SPECIAL: 'M20 12v18M12.2 16.5l15.6 9M27.8 16.5l-15.6 9',
};
const UNKNOWN_MARK = 'M18.5 21h3';

export type TierGlyphProps = {
  /** Unknown tiers get a neutral mark. */
  tier: string;
  /** Colors the shield. By default it is gray, as for a locked achievement. */
  isUnlocked?: boolean;
};

/** Decorative shield for the tier of an achievement, highlighted once unlocked. */
export function TierGlyph({ tier, isUnlocked = false }: TierGlyphProps) {
  const mark = Object.hasOwn(MARKS, tier) ? MARKS[tier as Tier] : UNKNOWN_MARK;
  return (
    <svg className={cx(styles.glyph, isUnlocked && styles.unlocked)} viewBox="0 0 40 42" aria-hidden>
      <path className={styles.shield} d="M20 2 37 10v18L20 40 3 28V10Z" />
      <path className={styles.mark} d={mark} />
    </svg>
  );
}
