import { Skeleton } from '@radix-ui/themes';
import { Panel } from '../primitives/panel/Panel.tsx';
import cardStyles from './PredictionCard.module.css';
import styles from './PredictionCardSkeleton.module.css';

/** Placeholder with the dimensions of a card, to prevent layout shift. */
export function PredictionCardSkeleton() {
  return (
    <Panel className={cardStyles.card} aria-hidden>
      <div className={cardStyles.header}>
        <Skeleton width="9.375rem" height="0.8125rem" />
      </div>
      <div className={cardStyles.body}>
        <div className={styles.rows}>
          <Pair className={styles.crest} hasLine />
          <Pair className={styles.name} />
          <Pair className={styles.side} />
        </div>
        <Skeleton className={styles.prediction} />
        <div className={styles.actions}>
          <Skeleton className={styles.action} />
          <Skeleton className={styles.action} />
          <span className={styles.note} />
        </div>
      </div>
      <div className={cardStyles.context}>
        <span className={styles.why} />
      </div>
    </Panel>
  );
}

function Pair({ className, hasLine = false }: { className?: string; hasLine?: boolean }) {
  return (
    <div className={styles.crests}>
      <Skeleton className={className} />
      <span className={hasLine ? styles.line : undefined} />
      <Skeleton className={className} />
    </div>
  );
}
