import { Download } from 'lucide-react';
import { Fragment } from 'react';
import { RecapSection } from '../completed/RecapSection.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { InlineStatus } from '../primitives/feedback/InlineStatus.tsx';
import styles from './DownloadSection.module.css';

export type DownloadSectionProps = {
  /** The command that checks the downloaded file in a terminal. */
  command: string;
  /** The name of the downloaded file; null before that. */
  savedAs: string | null;
  onDownload: () => void;
};

/** Downloads the receipt, and says how it is checked without this site. */
export function DownloadSection({ command, savedAs, onDownload }: DownloadSectionProps) {
  return (
    <RecapSection title="Check it without this site">
      <p className={styles.text}>
        Anyone who has the file can check it with the game's source code and Node 20 or newer.{' '}
        <code>verifier/README.md</code> explains each step.
      </p>
      <pre className={styles.command}>
        <code>
          <bdi>
            {[...command.matchAll(PIECES)].map(({ index: from, 0: piece }) => (
              <Fragment key={from}>
                {piece}
                <wbr />
              </Fragment>
            ))}
          </bdi>
        </code>
      </pre>
      <div className={styles.action}>
        <Button variant="surface" color="gray" size="3" onPress={onDownload}>
          <Download size={18} strokeWidth={1.75} aria-hidden /> Download receipt
        </Button>
        <InlineStatus tone="done">{savedAs !== null && `Saved as ${savedAs}.`}</InlineStatus>
      </div>
    </RecapSection>
  );
}

/** Lines end between words, also inside of addresses and ids. */
const PIECES = /[^/:.-]+[/:.-]*|[/:.-]+/g;
