import { Skeleton } from '@radix-ui/themes';
import { Panel } from '../primitives/panel/Panel.tsx';
import cardStyles from './CompletedCard.module.css';
import boardStyles from './Scoreboard.module.css';

/** Placeholder with the dimensions of a card, to prevent layout shift. */
export function CompletedCardSkeleton() {
  return (
    <Panel tone="quiet" className={cardStyles.card} aria-hidden>
      <Skeleton width="10rem" height="1.25rem" />
      <div className={boardStyles.board}>
        <Side />
        <Side />
      </div>
      <div className={cardStyles.picks}>
        <Skeleton width="13.75rem" height="1.25rem" />
      </div>
    </Panel>
  );
}

function Side() {
  return (
    <div className={boardStyles.side}>
      <Skeleton width="2.25rem" height="2.5rem" />
      <Skeleton width="60%" height="1.25rem" />
      <Skeleton width="3rem" height="1.75rem" />
    </div>
  );
}
