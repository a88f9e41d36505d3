import { paths } from '@machine/contract/paths.ts';
import type { EarnedAchievement } from '@machine/contract/profile.ts';
import { Award } from 'lucide-react';
import { useMemo } from 'react';
import { TierGlyph } from '../../achievement/TierGlyph.tsx';
import { byTier } from '../../achievement/tiers.ts';
import { dateLabel } from '../../format/time.ts';
import { EmptyBlock } from '../../primitives/feedback/EmptyBlock.tsx';
import { byId, LongList } from '../../list/LongList.tsx';
import { UserText } from '../../primitives/text/UserText.tsx';
import styles from './EarnedAchievements.module.css';
import { TitledSection } from '../../primitives/text/TitledSection.tsx';

export type EarnedAchievementsProps = {
  /** Only those the player has earned, in any order. */
  achievements: readonly EarnedAchievement[];
  /** The viewer's own, who is led to all that can be earned. */
  isOwn: boolean;
};

/** Lists the achievements a player has earned, by tier. */
export function EarnedAchievements({ achievements, isOwn }: EarnedAchievementsProps) {
  const sorted = useMemo(() => byTier(achievements), [achievements]);
  return (
    <TitledSection title="Achievements">
      {achievements.length > 0 ? (
        <LongList rows={sorted} rowHeight={65} keyOf={byId} className={styles.list} rowClassName={styles.row}>
          {(earned) => (
            <>
              <TierGlyph tier={earned.tier} isUnlocked />
              <UserText lines={2} className={styles.title}>
                {earned.title || '-'}
              </UserText>
              <span className={styles.details}>
                <span className={styles.tier} data-tier={earned.tier}>
                  <UserText>{earned.tier || '-'}</UserText>
                </span>
                {earned.unlockedAt && <span>{dateLabel(earned.unlockedAt)}</span>}
              </span>
            </>
          )}
        </LongList>
      ) : (
        <EmptyBlock
          icon={Award}
          message="No achievements yet"
          link={isOwn ? { href: paths.achievements, label: 'See all achievements', isQuiet: true } : undefined}
        />
      )}
    </TitledSection>
  );
}
