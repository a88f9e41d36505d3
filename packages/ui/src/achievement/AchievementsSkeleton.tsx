import { Skeleton } from '@radix-ui/themes';
import { Panel } from '../primitives/panel/Panel.tsx';
import cardStyles from './AchievementCard.module.css';
import styles from './AchievementsScreen.module.css';
import summaryStyles from './AchievementSummary.module.css';

const CARDS = ['1', '2', '3', '4', '5', '6'];

/** Placeholder for the loading list. */
export function AchievementsSkeleton() {
  return (
    <div className={styles.body} aria-hidden>
      <Panel tone="quiet" className={summaryStyles.summary}>
        <div className={summaryStyles.text}>
          <Skeleton width="11.25rem" height="1.5rem" />
        </div>
        <Skeleton width="100%" height="0.75rem" />
      </Panel>
      <div className={styles.tier}>
        <div className={styles.header}>
          <Skeleton width="6rem" height="1.5625rem" />
        </div>
        <div className={styles.list}>
          {CARDS.map((card) => (
            <div key={card} className={cardStyles.card}>
              <Skeleton width="2.5rem" height="2.625rem" />
              <div className={cardStyles.text}>
                <Skeleton width="50%" height="1.25rem" />
                <Skeleton width="80%" height="1.125rem" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
