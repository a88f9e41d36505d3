import type { Edge, EdgeDetails } from '@machine/contract';
import { ErrorBlock } from '../primitives/feedback/ErrorBlock.tsx';
import { LoadingStatus } from '../primitives/feedback/LoadingStatus.tsx';
import { Skeleton } from '../primitives/feedback/Skeleton.tsx';
import { Link } from '../primitives/button/Link.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { plural } from '../format/number.ts';
import { ProfileSection } from '../profile/ProfileSection.tsx';
import { EdgeChart } from './EdgeChart.tsx';
import { EdgeGroups } from './EdgeGroups.tsx';
import { missingText, verdictText, winsText } from './edgeText.ts';
import styles from './EdgeSection.module.css';

export type EdgeDetailsState =
  | { kind: 'loading'; isSlow?: boolean }
  | { kind: 'failed'; onRetry?: () => void }
  | { kind: 'ready'; details: EdgeDetails };

export type EdgeSectionProps = {
  edge: Edge;
  /** How the edge developed; only shown once there are enough disagreements. */
  details: EdgeDetailsState;
  isOwn: boolean;
  /** Link to the page that explains the edge. */
  machineHref: string;
};

/** A player's wins over the Machine: the number, whether it is luck, and where it comes from. */
export function EdgeSection({ edge, details, isOwn, machineHref }: EdgeSectionProps) {
  const { wins, disagreements, verdict } = edge;
  return (
    <ProfileSection title="Edge">
      <Panel className={styles.panel}>
        {wins === null ? (
          <p className={styles.text}>{missingText(edge, isOwn)}</p>
        ) : (
          <>
            <p className={styles.summary}>
              <span className={styles.wins}>{winsText(wins)}</span>{' '}
              <span className={styles.text}>
                {`wins over the Machine in ${plural(disagreements, 'disagreement')}.`}{' '}
                <strong className={styles.verdict}>{verdictText(verdict)}</strong>
              </span>
            </p>
            <EdgeOrigin state={details} />
          </>
        )}
        <p className={styles.note}>
          Counts every time {isOwn ? 'you' : 'they'} disagreed, by how sure the Machine was.{' '}
          <Link href={machineHref}>How the edge works</Link>
        </p>
      </Panel>
    </ProfileSection>
  );
}

function EdgeOrigin({ state }: { state: EdgeDetailsState }) {
  switch (state.kind) {
    case 'loading':
      return (
        <div aria-busy>
          <Skeleton width="100%" height="176px" />
          <LoadingStatus isSlow={state.isSlow} />
        </div>
      );
    case 'failed':
      return <ErrorBlock message="Couldn't load the edge over time." onRetry={state.onRetry} />;
    case 'ready':
      return (
        <>
          <EdgeChart timeline={state.details.timeline} />
          <div className={styles.groups}>
            <EdgeGroups
              title="By league"
              groups={state.details.leagues.map(({ league, ...sum }) => ({ ...sum, key: league, name: league }))}
            />
            <EdgeGroups
              title="By club"
              groups={state.details.clubs.map(({ league, club, ...sum }) => ({
                ...sum,
                key: `${league} ${club}`,
                name: club,
              }))}
            />
          </div>
        </>
      );
  }
}
