import type { DuelWeek } from '@machine/contract/duel.ts';
import { Box, Flex, Heading } from '@radix-ui/themes';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../primitives/button/Button.tsx';
import { Panel } from '../primitives/panel/Panel.tsx';
import { Result } from '../result/Result.tsx';
import { DuelScore } from './DuelScore.tsx';
import { type DuelRecord, endTitle, recordText } from './duelText.ts';
import { Note } from '../primitives/text/Note.tsx';

export type DuelEndProps = {
  /** The week that is over. */
  week: DuelWeek;
  /** The weeks so far, this one included. */
  record: DuelRecord;
  /** Called by the close button. The app then remembers that the week was seen. */
  onClose: () => void;
  /** A button that shares the week. */
  share?: ReactNode;
};

/** The end of a week against the Machine: won, lost or level, until it is closed. Not while results are hidden. */
export function DuelEnd({ week, record, onClose, share }: DuelEndProps) {
  const titleId = useId();
  return (
    <Result of="totals" as="nothing">
      <Panel as="section" aria-labelledby={titleId}>
        <Flex align="start" gap="3" justify="between">
          <Flex direction="column" gap="2" flexGrow="1" minWidth="0">
            <Heading as="h2" size="4" id={titleId}>
              {endTitle(week)}
            </Heading>
            <DuelScore label="Week's end" week={week} />
            <Note>{recordText(record)}</Note>
            {share && <Box>{share}</Box>}
          </Flex>
          <IconButton label="Close the week's end" onPress={onClose}>
            <X size={18} strokeWidth={1.75} aria-hidden />
          </IconButton>
        </Flex>
      </Panel>
    </Result>
  );
}
