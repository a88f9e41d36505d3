import { paths, type Edge } from '@machine/contract';
import type { ReactNode } from 'react';
import { Link } from '../primitives/button/Link.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { plural } from '../format/number.ts';
import { TitledSection } from '../primitives/text/TitledSection.tsx';
import { missingText, verdictText, winsText } from './edgeText.ts';
import styles from './EdgeSection.module.css';

export type EdgeSectionProps = {
  edge: Edge;
  /** An `EdgeOrigin`, which may load later; only shown once there are enough disagreements. */
  origin?: ReactNode;
  isOwn: boolean;
  /** A button that shares the edge; only shown once there are enough disagreements. */
  share?: ReactNode;
};

/** A player's wins over the Machine: the number, whether it is luck, and where it comes from. */
export function EdgeSection({ edge, origin, isOwn, share }: EdgeSectionProps) {
  const { wins, disagreements, verdict } = edge;
  return (
    <TitledSection title="Edge">
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
            {origin}
            {share}
          </>
        )}
        <p className={styles.note}>
          Counts every time {isOwn ? 'you' : 'they'} disagreed, by how sure the Machine was.{' '}
          <Link href={paths.machine}>How the edge works</Link>
        </p>
      </Panel>
    </TitledSection>
  );
}
