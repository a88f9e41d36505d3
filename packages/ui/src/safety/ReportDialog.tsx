import type { ReportSubjectKind } from '@machine/contract';
import { Flex } from '@radix-ui/themes';
import { Button } from '../primitives/button/Button.tsx';
import { Dialog } from '../primitives/dialog/Dialog.tsx';
import { focusFallback } from '../behavior/focusFallback.ts';
import { ReportForm, type ReportFormProps } from './ReportForm.tsx';
import type { ReportState } from './reportState.ts';

export type ReportDialogProps = Omit<ReportFormProps, 'state'> & {
  isOpen: boolean;
  /** Called by Close, Done, Escape or a press outside. */
  onClose: () => void;
  state: ReportState;
};

/** Dialog for reporting a message, a username, a picture or a league's name to the moderators. */
export function ReportDialog({ isOpen, onClose, ...body }: ReportDialogProps) {
  return (
    <Dialog title={titleOf(body.subjects)} isOpen={isOpen} onClose={onClose}>
      {/* Takes the focus of the form when it is replaced. */}
      <Flex {...focusFallback} direction="column" gap="4">
        <ReportBody {...body} onClose={onClose} />
      </Flex>
    </Dialog>
  );
}

function titleOf(subjects: readonly ReportSubjectKind[]): string {
  if (subjects[0] === 'LEAGUE_NAME') return 'Report league';
  const messages = subjects.filter((subject) => subject.endsWith('MESSAGE'));
  if (messages.length === 0) return 'Report player';
  return messages.length === subjects.length ? 'Report message' : 'Report';
}

function ReportBody({ state, onClose, ...form }: Omit<ReportDialogProps, 'isOpen'>) {
  switch (state.kind) {
    case 'form':
    case 'sending':
    case 'failed':
      return <ReportForm {...form} state={state} />;
    case 'sent':
      return <Outcome text="Thanks. A moderator will look at it." onClose={onClose} />;
    case 'repeated':
      return <Outcome text="You've already reported this. A moderator will look at it." onClose={onClose} />;
  }
}

function Outcome({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <>
      <output>{text}</output>
      <Button size="3" variant="surface" color="gray" onPress={onClose}>
        Done
      </Button>
    </>
  );
}
