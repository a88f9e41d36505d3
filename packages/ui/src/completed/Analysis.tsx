import type { Recap } from '@machine/contract';
import { Box, Code, Separator, Text } from '@radix-ui/themes';
import { shortHash } from '../format/hash.ts';
import { startLabel } from '../format/time.ts';
import { Link } from '../primitives/button/Link.tsx';
import { Disclosure } from '../primitives/panel/Disclosure.tsx';
import { FactList } from '../primitives/text/FactList.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { Prose } from './Prose.tsx';
import { RecapList } from './RecapList.tsx';
import { RecapSection } from './RecapSection.tsx';
import type { ReactNode } from 'react';

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
        <Box>
          {fullAnalysis && <Note>The content hash is the SHA-256 of the exact text below.</Note>}
          <Disclosure title="Full hash">
            <Code variant="ghost" size="1">
              <UserText lines={3}>{hash}</UserText>
            </Code>
          </Disclosure>
          <Separator size="4" mt="2" />
        </Box>
      )}
      {receiptHref && (
        <Note>
          <Link href={receiptHref}>See the receipt of your pick</Link> to check that this was never changed.
        </Note>
      )}
      <AnalysisText fullAnalysis={fullAnalysis} rationaleBullets={rationaleBullets} />
    </RecapSection>
  );
}

/** A sentence in gray, for what is only worth a glance. */
export const Note = ({ children }: { children: ReactNode }) => (
  <Text as="p" size="2" color="gray">
    {children}
  </Text>
);

type TextProps = { fullAnalysis?: string | null; rationaleBullets: readonly string[] };

function AnalysisText({ fullAnalysis, rationaleBullets }: TextProps) {
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
