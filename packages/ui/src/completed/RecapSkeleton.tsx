import { Skeleton } from '@radix-ui/themes';
import { Panel } from '../primitives/panel/Panel.tsx';
import screenStyles from './RecapScreen.module.css';
import sectionStyles from './RecapSection.module.css';

/** Placeholder for a loading recap. */
export function RecapSkeleton() {
  return (
    <>
      <Section height="10rem" />
      <div className={screenStyles.results} aria-hidden>
        <Section height="5.25rem" />
        <Section height="5.25rem" />
      </div>
      <Section height="20rem" />
    </>
  );
}

function Section({ height }: { height: string }) {
  return (
    <Panel tone="quiet" className={sectionStyles.section} aria-hidden>
      <Skeleton width="10rem" height="1.375rem" />
      <Skeleton height={height} />
    </Panel>
  );
}
