import type { Achievement } from '@machine/contract';
import { Progress as ProgressBar } from '@radix-ui/themes';
import { Check, Lock } from 'lucide-react';
import { amount } from '../format/number.ts';
import { dateLabel } from '../format/time.ts';
import { cx } from '../primitives/cx.ts';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './AchievementCard.module.css';
import { type Progress, progressOf } from './progress.ts';
import { TierGlyph } from './TierGlyph.tsx';

export type AchievementCardProps = { achievement: Achievement };

/** Shows an achievement, with its progress or the date it was unlocked. */
export function AchievementCard({ achievement }: AchievementCardProps) {
  const { title, description, tier, unlocked, unlockedAt } = achievement;
  const name = title.trim() || 'Unnamed achievement';
  const progress = progressOf(achievement);
  return (
    <article className={cx(styles.card, unlocked && styles.unlocked)}>
      <TierGlyph tier={tier} isUnlocked={unlocked} />
      <div className={styles.text}>
        <h3 className={styles.title}>
          <UserText lines={2}>{name}</UserText>
        </h3>
        {description && (
          <p className={styles.description}>
            <UserText lines={3}>{description}</UserText>
          </p>
        )}
        {progress && <ProgressRow name={name} {...progress} />}
      </div>
      <p className={styles.state}>
        {unlocked ? (
          <>
            <span className={styles.mark}>
              <Check size={14} strokeWidth={2} aria-hidden /> Unlocked
            </span>
            {unlockedAt && <span>{dateLabel(unlockedAt)}</span>}
          </>
        ) : (
          <span className={styles.mark}>
            <Lock size={12} strokeWidth={1.75} aria-hidden /> Locked
          </span>
        )}
      </p>
    </article>
  );
}

function ProgressRow({ name, value, needed }: Progress & { name: string }) {
  return (
    <div className={styles.progress}>
      <ProgressBar
        aria-label={name}
        value={value}
        max={needed}
        getValueLabel={() => `${amount(value)} of ${amount(needed)}`}
      />
      <span className={styles.count}>
        {amount(value)}/{amount(needed)}
      </span>
    </div>
  );
}
