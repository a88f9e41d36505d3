import { Flex, Grid, Skeleton } from '@radix-ui/themes';
import { MatchCard } from './MatchCard.tsx';
import styles from './MatchUp.module.css';

/** Placeholder with the dimensions of a card, to prevent layout shift. */
export function PredictionCardSkeleton() {
  return (
    <MatchCard aria-hidden fact={<Skeleton width="9.375rem" height="0.8125rem" />} context={<Skeleton height="2rem" />}>
      <div className={styles.matchUp}>
        <Pair className={styles.crest} />
        <Pair className={styles.name} />
        <Pair width="2.5rem" height="1rem" />
      </div>
      <Skeleton height="7rem" />
      <Grid columns="2" gapX="3" gapY="2">
        <Skeleton height="3.5rem" />
        <Skeleton height="3.5rem" />
        <Flex gridColumn="1 / -1" height="1.25rem" />
      </Grid>
    </MatchCard>
  );
}

const Pair = (size: { className?: string; width?: string; height?: string }) => (
  <div className={styles.row}>
    <Skeleton {...size} />
    <span />
    <Skeleton {...size} />
  </div>
);
