import { Panel } from '../primitives/panel/Panel.tsx';
import { Skeleton } from '../primitives/feedback/Skeleton.tsx';
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
          <Skeleton width="180px" height="24px" />
        </div>
        <Skeleton width="100%" height="12px" />
      </Panel>
      <div className={styles.tier}>
        <div className={styles.header}>
          <Skeleton width="96px" height="25px" />
        </div>
        <div className={styles.list}>
          {CARDS.map((card) => (
            <div key={card} className={cardStyles.card}>
              <Skeleton width="40px" height="42px" />
              <div className={cardStyles.text}>
                <Skeleton width="50%" height="20px" />
                <Skeleton width="80%" height="18px" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
