import type { ModelVersion } from '@machine/contract';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './ModelVersions.module.css';
import { versionUseText } from './recordText.ts';

export type ModelVersionsProps = { versions: readonly ModelVersion[] };

/** More than a model ever has; a page with far more would freeze. */
const VERSIONS_SHOWN = 100;

/** The changes in each version of the model, and its accuracy. */
export function ModelVersions({ versions }: ModelVersionsProps) {
  return (
    <ol className={styles.list} aria-label="Versions of the model">
      {versions.slice(0, VERSIONS_SHOWN).map(({ version, change, uses }) => (
        <li key={version} className={styles.version}>
          <span className={styles.name}>
            <UserText>{version}</UserText>
          </span>
          <span className={styles.text}>
            {change !== null && <UserText lines={3}>{change}</UserText>}
            {uses.length === 0 ? (
              <span className={styles.use}>No graded match here.</span>
            ) : (
              uses.map((use) => (
                <span key={use.season} className={styles.use}>
                  <UserText lines={3}>{versionUseText(use)}</UserText>
                </span>
              ))
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
