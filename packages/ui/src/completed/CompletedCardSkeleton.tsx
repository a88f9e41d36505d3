import { Panel } from '../primitives/panel/Panel.tsx';
import { Skeleton } from '../primitives/feedback/Skeleton.tsx';
import cardStyles from './CompletedCard.module.css';
import boardStyles from './Scoreboard.module.css';

/** Placeholder with the dimensions of a card, to prevent layout shift. */
export function CompletedCardSkeleton() {
  return (
    <Panel tone="quiet" className={cardStyles.card} aria-hidden>
      <Skeleton width="160px" height="20px" />
      <div className={boardStyles.board}>
        <Side />
        <Side />
      </div>
      <div className={cardStyles.picks}>
        <Skeleton width="220px" height="20px" />
      </div>
    </Panel>
  );
}

function Side() {
  return (
    <div className={boardStyles.side}>
      <Skeleton width="36px" height="40px" />
      <Skeleton width="60%" height="20px" />
      <Skeleton width="48px" height="28px" />
    </div>
  );
}
