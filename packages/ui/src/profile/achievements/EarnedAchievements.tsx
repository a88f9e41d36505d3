import type { EarnedAchievement } from '@machine/contract';
import { Award } from 'lucide-react';
import { useMemo } from 'react';
import { TierGlyph } from '../../achievement/TierGlyph.tsx';
import { dateLabel } from '../../format/time.ts';
import { EmptyBlock } from '../../primitives/feedback/EmptyBlock.tsx';
import { byId, LongList } from '../../list/LongList.tsx';
import { UserText } from '../../primitives/text/UserText.tsx';
import styles from './EarnedAchievements.module.css';
import { TitledSection } from '../../primitives/text/TitledSection.tsx';
import { byTier } from './tierOrder.ts';

export type EarnedAchievementsProps = {
  achievements: readonly EarnedAchievement[];
  /** Link to all achievements; only on the viewer's own profile. */
  allHref?: string;
};

/** Lists the achievements a player has earned, by tier. */
export function EarnedAchievements({ achievements, allHref }: EarnedAchievementsProps) {
  const sorted = useMemo(() => byTier(achievements), [achievements]);
  return (
    <TitledSection title="Achievements">
      {achievements.length > 0 ? (
        <LongList rows={sorted} rowHeight={ROW_HEIGHT} keyOf={byId} className={styles.list} rowClassName={styles.row}>
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
          link={allHref ? { href: allHref, label: 'See all achievements', isQuiet: true } : undefined}
        />
      )}
    </TitledSection>
  );
}

const ROW_HEIGHT = 65;
