import { Card, Code, Flex } from '@radix-ui/themes';
import { Download } from 'lucide-react';
import { Fragment } from 'react';
import { RecapSection } from '../completed/RecapSection.tsx';
import { Button } from '../primitives/button/Button.tsx';
import { InlineStatus } from '../primitives/feedback/InlineStatus.tsx';
import { Note } from '../primitives/text/Note.tsx';

export type DownloadSectionProps = {
  /** The command that checks the downloaded file in a terminal. */
  command: string;
  /** The name of the downloaded file; null before that. */
  savedAs: string | null;
  /** Called by the button that saves the receipt as a file. */
  onDownload: () => void;
};

/** Downloads the receipt, and says how it is checked without this site. */
export function DownloadSection({ command, savedAs, onDownload }: DownloadSectionProps) {
  return (
    <RecapSection title="Check it without this site">
      <Note>
        Anyone who has the file can check it with the game's source code and Node 20 or newer.{' '}
        <Code variant="ghost">verifier/README.md</Code> explains each step.
      </Note>
      {/* A press selects all of it. */}
      <Card asChild size="1">
        <pre style={COMMAND}>
          <Code variant="ghost" size="1">
            <bdi>
              {[...command.matchAll(PIECES)].map(({ index: from, 0: piece }) => (
                <Fragment key={from}>
                  {piece}
                  <wbr />
                </Fragment>
              ))}
            </bdi>
          </Code>
        </pre>
      </Card>
      <Flex wrap="wrap" align="center" gap="3" minWidth="0">
        <Button variant="surface" color="gray" size="3" onPress={onDownload}>
          <Download size={18} strokeWidth={1.75} aria-hidden /> Download receipt
        </Button>
        <InlineStatus tone="done">{savedAs !== null && `Saved as ${savedAs}.`}</InlineStatus>
      </Flex>
    </RecapSection>
  );
}

const COMMAND = { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', userSelect: 'all' } as const;

/** Lines end between words, also inside of addresses and ids. */
const PIECES = /[^/:.-]+[/:.-]*|[/:.-]+/g;
