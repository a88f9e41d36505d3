import { cleanText } from '@machine/contract/clean-text.ts';
import { REPORT_NOTE_MAX } from '@machine/contract/constants.ts';
import type { ReportReason, ReportSubjectKind } from '@machine/contract/report.ts';
import { Flex } from '@radix-ui/themes';
import { Button } from '../primitives/button/Button.tsx';
import { QuietButton } from '../primitives/button/QuietButton.tsx';
import { Dialog } from '../primitives/dialog/Dialog.tsx';
import { type ActionState, isHeld, type ReportedAction } from '../behavior/actionState.ts';
import { focusFallback } from '../behavior/focusFallback.ts';
import { REASON_OPTIONS, type ReportValues, SUBJECT_LABELS } from './reportState.ts';
import { type FormEvent, useRef, useState } from 'react';
import { Form } from '../primitives/form/Form.tsx';
import { FormAlert } from '../primitives/form/FormAlert.tsx';
import { RadioGroup } from '../primitives/form/RadioGroup.tsx';
import { TextArea } from '../primitives/form/TextArea.tsx';
import { Note } from '../primitives/text/Note.tsx';
import { UserText } from '../primitives/text/UserText.tsx';

export type ReportDialogProps = Omit<ReportFormProps, 'state'> & {
  /** Shows the dialog. */
  isOpen: boolean;
  /** Called by Close, Done, Escape or a press outside. */
  onClose: () => void;
  /** Done: it is sent, or the viewer has reported the same thing before. */
  state: ReportedAction;
};

/** Dialog for reporting a message, a username, a picture or a league's name to the moderators. */
export function ReportDialog({ isOpen, onClose, state, ...form }: ReportDialogProps) {
  return (
    <Dialog title={titleOf(form.subjects)} isOpen={isOpen} onClose={onClose}>
      {/* Takes the focus of the form when it is replaced. */}
      <Flex {...focusFallback} direction="column" gap="4">
        {state.kind === 'done' ? (
          <>
            <output>{state.text}</output>
            <QuietButton size="3" onPress={onClose}>
              Done
            </QuietButton>
          </>
        ) : (
          <ReportForm {...form} state={state} />
        )}
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

type ReportFormProps = {
  /** The subjects to report. With more than one, the player chooses. */
  subjects: readonly [ReportSubjectKind, ...ReportSubjectKind[]];
  /** The player who is concerned. */
  name: string;
  /** Progress of sending. A failure is shown above the button. */
  state: ActionState;
  /** Receives the subject, the reason and the cleaned note. */
  onSubmit: (values: ReportValues) => void;
};

/** The form of a report. Keeps its values while it is sent and if that fails. */
function ReportForm({ subjects, name, state, onSubmit }: ReportFormProps) {
  const formRef = useRef<HTMLFormElement>(null);
  const [subject, setSubject] = useState(subjects[0]);
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [isReasonMissing, setIsReasonMissing] = useState(false);
  const isSending = state.kind === 'busy';
  const cleaned = cleanText(note);
  const isTooLong = cleaned.length > REPORT_NOTE_MAX;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setIsReasonMissing(reason === null);
    if (reason === null) formRef.current?.querySelector<HTMLElement>('[name="reason"]')?.focus();
    else if (isTooLong) formRef.current?.querySelector('textarea')?.focus();
    else onSubmit({ subject, reason, note: cleaned === '' ? undefined : cleaned });
  };

  return (
    <Form ref={formRef} onSubmit={submit}>
      {subjects.length > 1 && (
        <RadioGroup
          label="What is it about?"
          name="subject"
          options={subjects.map((value) => ({ value, label: SUBJECT_LABELS[value] }))}
          value={subject}
          onChange={setSubject}
          isReadOnly={isSending}
        />
      )}
      <RadioGroup
        label="What's wrong with it?"
        name="reason"
        options={REASON_OPTIONS}
        value={reason}
        onChange={setReason}
        isReadOnly={isSending}
        error={isReasonMissing && reason === null ? 'Choose a reason.' : undefined}
      />
      <TextArea
        label="Note for the moderators"
        placeholder="Anything to add? (optional)"
        value={note}
        onChange={setNote}
        isReadOnly={isSending}
        error={isTooLong ? `At most ${REPORT_NOTE_MAX} characters.` : undefined}
        note={cleaned !== '' && `${cleaned.length} / ${REPORT_NOTE_MAX}`}
      />
      <Note>
        A moderator will look at it and decide. <UserText>{name}</UserText> isn&apos;t told who reported it.
      </Note>
      <FormAlert>{state.kind === 'failed' && state.error}</FormAlert>
      <Button type="submit" size="3" isPending={isHeld(state)}>
        Send report
      </Button>
    </Form>
  );
}
