import type { Recap } from '@machine/contract/match.ts';
import { Code, Flex, Separator } from '@radix-ui/themes';
import { shortHash } from '../format/hash.ts';
import { startLabel } from '../format/time.ts';
import { Link } from '../primitives/button/Link.tsx';
import { Disclosure } from '../primitives/panel/Disclosure.tsx';
import { FactList } from '../primitives/text/FactList.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { Prose } from './Prose.tsx';
import { RecapSection } from './RecapSection.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { stripBidiControls } from '../format/text.ts';
import { Note } from '../primitives/text/Note.tsx';
import { cx } from '../primitives/cx.ts';
import { LongList } from '../list/LongList.tsx';
import styles from './Analysis.module.css';

type Prediction = Recap['prediction'];

export type AnalysisProps = {
  /** The Machine's prediction; null if the match had none. */
  prediction: Prediction;
  /** Link to the receipt of the viewer's pick. */
  receiptHref?: string;
};

/** Shows the Machine's full analysis, or its bullet points, or that neither is available. */
export function Analysis({ prediction, receiptHref }: AnalysisProps) {
  const hash = prediction?.contentHash;
  return (
    <RecapSection title="The Machine's analysis">
      {prediction && <Facts {...prediction} />}
      {hash && (
        <Flex direction="column" gap="2">
          {prediction.fullAnalysis && <Note>The content hash is the SHA-256 of the exact text below.</Note>}
          <Disclosure title="Full hash">
            <Code variant="ghost" size="1">
              <UserText lines={3}>{hash}</UserText>
            </Code>
          </Disclosure>
          <Separator size="4" />
        </Flex>
      )}
      {receiptHref && (
        <Note>
          <Link href={receiptHref}>See the receipt of your pick</Link> to check that this was never changed.
        </Note>
      )}
      <AnalysisText prediction={prediction} />
    </RecapSection>
  );
}

function AnalysisText({ prediction }: { prediction: Prediction }) {
  const { fullAnalysis, rationaleBullets = [] } = prediction ?? {};
  if (fullAnalysis) return <Prose text={fullAnalysis} />;
  if (rationaleBullets.length > 0) return <RecapList rows={rationaleBullets} hasBullets />;
  return <Note>Analysis data unavailable for this match</Note>;
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

/** Explains why the Machine was wrong. Renders nothing if it wasn't. */
export function PostMortem({ grading }: Pick<Recap, 'grading'>) {
  if (grading?.isMachineCorrect !== false) return null;
  return (
    <RecapSection title="Post-mortem">
      {grading.postMortemAnalysis ? (
        <Prose text={grading.postMortemAnalysis} />
      ) : (
        <Note>The post-mortem is being generated.</Note>
      )}
    </RecapSection>
  );
}

type Source = NonNullable<Prediction>['sources'][number];

/** Collapsible list of the sources of the analysis. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <Panel tone="quiet">
      <Disclosure title={`Sources (${sources.length.toLocaleString('en-US')})`}>
        <RecapList rows={sources.map(sourceLine)} />
      </Disclosure>
    </Panel>
  );
}

const sourceLine = ({ title, kind }: Source) => stripBidiControls([title, kind].filter(Boolean).join(' · '));

/** Virtualized list of short texts. */
const RecapList = ({ rows, hasBullets = false }: { rows: readonly string[]; hasBullets?: boolean }) => (
  <LongList rows={rows} rowHeight={32} className={cx(hasBullets && styles.bullets)} rowClassName={styles.row}>
    {(row) => <UserText lines={3}>{row}</UserText>}
  </LongList>
);
