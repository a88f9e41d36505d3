import type { Recap } from '@machine/contract';
import { shortHash } from '../format/hash.ts';
import { startLabel } from '../format/time.ts';
import { Link } from '../primitives/button/Link.tsx';
import { Disclosure } from '../primitives/panel/Disclosure.tsx';
import { FactList } from '../primitives/text/FactList.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import styles from './Analysis.module.css';
import { Prose } from './Prose.tsx';
import { RecapList } from './RecapList.tsx';
import { RecapSection } from './RecapSection.tsx';

type Prediction = Recap['prediction'];

export type AnalysisProps = {
  prediction: Prediction;
  /** Link to the receipt of the viewer's pick. */
  receiptHref?: string;
};

/** Shows the Machine's full analysis, or its bullet points, or that neither is available. */
export function Analysis({ prediction, receiptHref }: AnalysisProps) {
  const { fullAnalysis, rationaleBullets = [] } = prediction ?? {};
  const hash = prediction?.contentHash;
  return (
    <RecapSection title="The Machine's analysis">
      {prediction && <Facts {...prediction} />}
      {hash && (
        <div className={styles.proof}>
          {fullAnalysis && <p className={styles.note}>The content hash is the SHA-256 of the exact text below.</p>}
          <Disclosure title="Full hash">
            <code className={styles.hash}>
              <UserText lines={3}>{hash}</UserText>
            </code>
          </Disclosure>
        </div>
      )}
      {receiptHref && (
        <p className={styles.note}>
          <Link href={receiptHref}>See the receipt of your pick</Link> to check that this was never changed.
        </p>
      )}
      <Text fullAnalysis={fullAnalysis} rationaleBullets={rationaleBullets} />
    </RecapSection>
  );
}

type TextProps = { fullAnalysis?: string | null; rationaleBullets: readonly string[] };

function Text({ fullAnalysis, rationaleBullets }: TextProps) {
  if (fullAnalysis) return <Prose text={fullAnalysis} />;
  if (rationaleBullets.length > 0) return <RecapList rows={rationaleBullets} hasBullets />;
  return <p className={styles.note}>Analysis data unavailable for this match</p>;
}

const Facts = ({ analysisAt, modelVersion, contentHash }: NonNullable<Prediction>) => (
  <FactList
    facts={[
      ['Captured', analysisAt && startLabel(analysisAt)],
      ['Model', modelVersion],
      ['Content hash', contentHash && shortHash(contentHash)],
    ]}
  />
);
