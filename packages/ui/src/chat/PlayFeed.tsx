import type { Play } from '@machine/contract';
import { Skeleton } from '@radix-ui/themes';
import { useId } from 'react';
import { Button } from '../primitives/button/Button.tsx';
import { Eyebrow } from '../primitives/text/Eyebrow.tsx';
import { LoadingStatus } from '../primitives/feedback/LoadingStatus.tsx';
import styles from './PlayFeed.module.css';
import { PlayList } from './PlayList.tsx';
import { newestFirst, NO_PLAYS } from './playText.ts';
import type { Unloaded } from '../primitives/feedback/Loaded.tsx';

export type PlaysState =
  | Unloaded
  /** The league has no play-by-play. */
  | { kind: 'unavailable' }
  /** In either order. */
  | { kind: 'ready'; plays: readonly Play[] };

/** Lists every play, newest first. Renders nothing while there are none yet. */
export function PlayFeed({ state }: { state: PlaysState }) {
  const headingId = useId();
  if (state.kind === 'ready' && state.plays.length === 0) return null;
  return (
    <div className={styles.feed} aria-busy={state.kind === 'loading'}>
      <h2 id={headingId} className={styles.heading}>
        <Eyebrow as="span">Play-by-play</Eyebrow>
      </h2>
      <Plays state={state} headingId={headingId} />
    </div>
  );
}

const LINES = ['88%', '72%', '80%', '64%', '76%'];

function Plays({ state, headingId }: { state: PlaysState; headingId: string }) {
  switch (state.kind) {
    case 'loading':
      return (
        <>
          {LINES.map((width) => (
            <div key={width} className={styles.line}>
              <Skeleton width={width} height="1rem" />
            </div>
          ))}
          <LoadingStatus isSlow={state.isSlow} />
        </>
      );
    case 'failed':
      return (
        <div className={styles.failed} role="alert">
          <p>Couldn&apos;t load plays.</p>
          <Button variant="surface" color="gray" size="2" isPending={!state.onRetry} onPress={state.onRetry}>
            Try again
          </Button>
        </div>
      );
    case 'unavailable':
      return <p className={styles.none}>{NO_PLAYS}</p>;
    case 'ready':
      return <PlayList plays={newestFirst(state.plays)} labelledBy={headingId} className={styles.list} />;
  }
}
