import { paths } from '@machine/contract';
import { cx } from '../primitives/cx.ts';
import { ButtonLink } from '../primitives/button/Link.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import styles from './AchievementSummary.module.css';
import type { TierGroup } from './tiers.ts';

/** The ticks are hidden above this number. */
const TICKS_MAX = 120;

export type AchievementViewer = 'loading' | 'anonymous' | 'player';

export type AchievementSummaryProps = {
  groups: readonly TierGroup[];
  viewer: AchievementViewer;
};

/** Shows "7 of 24 unlocked" with one tick per achievement, or a sign-up link for visitors. */
export function AchievementSummary({ groups, viewer }: AchievementSummaryProps) {
  const achievements = groups.flatMap((group) => group.achievements);
  const unlocked = groups.reduce((sum, group) => sum + group.unlocked, 0);
  return (
    <Panel className={styles.summary}>
      <div className={styles.text}>
        {viewer === 'anonymous' ? (
          <>
            <p className={styles.count}>
              <span className={styles.number}>{achievements.length}</span> to earn
            </p>
            <ButtonLink href={paths.signup} size="2">
              Sign up to play
            </ButtonLink>
          </>
        ) : (
          <p className={styles.count}>
            <span className={styles.number}>{unlocked}</span> of {achievements.length} unlocked
          </p>
        )}
      </div>
      {achievements.length <= TICKS_MAX && (
        <div className={styles.ticks} aria-hidden>
          {groups.map((group) => (
            <span key={group.tier} className={styles.tier}>
              {group.achievements.map(({ id, unlocked: isUnlocked }) => (
                <span key={id} className={cx(styles.tick, isUnlocked && styles.unlocked)} />
              ))}
            </span>
          ))}
        </div>
      )}
    </Panel>
  );
}
