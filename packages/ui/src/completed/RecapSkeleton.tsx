import { Panel } from '../primitives/panel/Panel.tsx';
import { Skeleton } from '../primitives/feedback/Skeleton.tsx';
import { CompletedCardSkeleton } from './CompletedCardSkeleton.tsx';
import screenStyles from './RecapScreen.module.css';
import sectionStyles from './RecapSection.module.css';

/** Placeholder for a loading recap. */
export function RecapSkeleton() {
  return (
    <>
      <CompletedCardSkeleton />
      <div className={screenStyles.results} aria-hidden>
        <Section height="84px" />
        <Section height="84px" />
      </div>
      <Section height="320px" />
    </>
  );
}

function Section({ height }: { height: string }) {
  return (
    <Panel tone="quiet" className={sectionStyles.section} aria-hidden>
      <Skeleton width="160px" height="22px" />
      <Skeleton height={height} />
    </Panel>
  );
}
