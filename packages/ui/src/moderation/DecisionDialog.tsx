import { cleanText } from '@machine/contract/clean-text.ts';
import { REPORT_NOTE_MAX } from '@machine/contract/constants.ts';
import {
  HIDDEN_MESSAGE,
  type ModerationAction,
  type ModerationCaseDetails,
  MUTE_HOURS,
  type NewDecision,
  SUSPENSION_HOURS,
} from '@machine/contract/moderation.ts';
import type { ReportReason, ReportSubjectKind } from '@machine/contract/report.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../primitives/button/Button.tsx';
import { type ActionState, isHeld } from '../behavior/actionState.ts';
import { Dialog } from '../primitives/dialog/Dialog.tsx';
import { Form } from '../primitives/form/Form.tsx';
import { FormAlert } from '../primitives/form/FormAlert.tsx';
import { RadioGroup } from '../primitives/form/RadioGroup.tsx';
import { TextArea } from '../primitives/form/TextArea.tsx';
import { Note } from '../primitives/text/Note.tsx';
import { UserText } from '../primitives/text/UserText.tsx';
import { REASON_LABELS, REASON_OPTIONS } from '../safety/reportState.ts';
import { ACTIONS, hoursLabel } from './labels.ts';

export type DecisionValues = Pick<NewDecision, 'action' | 'reason' | 'note' | 'hours'>;

export type DecisionDialogProps = {
  /** The decision to confirm; null: closed. */
  action: ModerationAction | null;
  /** The case: its player, and the reason that most players gave. */
  details: ModerationCaseDetails;
  /** Progress of the decision. A failure is shown above the button. */
  state: ActionState;
  /** Receives the decision with its reason, note and duration. */
  onDecide: (values: DecisionValues) => void;
  /** Called by the close button, Escape and a press outside. */
  onClose: () => void;
};

const TITLES: Record<ModerationAction, string> = {
  DISMISS: 'Dismiss this report?',
  HIDE: 'Hide this?',
  WARN: 'Warn this player?',
  MUTE: 'Mute this player?',
  SUSPEND: 'Suspend this player?',
};

const CONSEQUENCES: Record<ModerationAction, (name: ReactNode, subject: string) => ReactNode> = {
  DISMISS: (name) => <>Nothing happens to {name}, and they aren&apos;t told that they were reported.</>,
  HIDE: (name, subject) => (
    <>
      {HIDDEN[subject] ?? 'No player can see it anymore.'} {name} is told why.
    </>
  ),
  WARN: (name) => <>{name} gets a notification with the reason.</>,
  MUTE: (name) => (
    <>{name} can read, but not write in chats, messages and leagues. They&apos;re told why and until when.</>
  ),
  SUSPEND: (name) => (
    <>{name} is logged out everywhere and can&apos;t log in. At login, they&apos;re told why and until when.</>
  ),
};

/** The effect of hiding each subject. */
const HIDDEN: Partial<Record<string, string>> = {
  CHAT_MESSAGE: `Players see “${HIDDEN_MESSAGE}” instead.`,
  DM_MESSAGE: `Players see “${HIDDEN_MESSAGE}” instead.`,
  NAME: 'The player is called “Player” and a number instead.',
  PICTURE: 'The picture is removed.',
  LEAGUE_NAME: 'The league is called “League” and a number instead.',
} satisfies Record<ReportSubjectKind, string>;

const FOR_GOOD = 'for-good';
const hourOptions = (hours: readonly number[]) =>
  hours.map((each) => ({ value: String(each), label: hoursLabel(each) }));

const DURATIONS: Partial<Record<ModerationAction, ReadonlyArray<{ value: string; label: string }>>> = {
  MUTE: hourOptions(MUTE_HOURS),
  SUSPEND: [...hourOptions(SUSPENSION_HOURS), { value: FOR_GOOD, label: 'For good' }],
};

/** Asks for the reason of a decision, and how long it lasts, before it is made. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { action, onClose } = props;
  return (
    <Dialog title={action === null ? '' : TITLES[action]} isOpen={action !== null} onClose={onClose}>
      {action !== null && <DecisionForm {...props} action={action} key={action} />}
    </Dialog>
  );
}

type DecisionFormProps = DecisionDialogProps & { action: ModerationAction };

function DecisionForm({ action, details, state, onDecide }: DecisionFormProps) {
  const durations = DURATIONS[action] ?? [];
  const [reason, setReason] = useState(suggestedReason(details));
  const [duration, setDuration] = useState(durations[0]?.value ?? null);
  const [note, setNote] = useState('');
  const isBusy = state.kind === 'busy';
  const cleaned = cleanText(note);
  const isTooLong = cleaned.length > REPORT_NOTE_MAX;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || isTooLong) return;
    const hours = duration === null || duration === FOR_GOOD ? undefined : Number(duration);
    onDecide({ action, reason, hours, note: cleaned === '' ? undefined : cleaned });
  };
  return (
    <Form onSubmit={submit}>
      <Note>{CONSEQUENCES[action](<UserText>{details.player.username}</UserText>, details.subject)}</Note>
      <RadioGroup label="Reason" options={REASON_OPTIONS} value={reason} onChange={setReason} isReadOnly={isBusy} />
      {durations.length > 0 && (
        <RadioGroup
          label="For how long"
          options={durations}
          value={duration}
          onChange={setDuration}
          isReadOnly={isBusy}
        />
      )}
      <TextArea
        label="Note for the other moderators"
        placeholder="Note for moderators (optional)"
        value={note}
        onChange={setNote}
        isReadOnly={isBusy}
        error={isTooLong ? `At most ${REPORT_NOTE_MAX} characters.` : undefined}
      />
      <FormAlert>{state.kind === 'failed' && state.error}</FormAlert>
      <Button
        type="submit"
        size="3"
        color={action === 'DISMISS' ? 'gray' : 'tomato'}
        variant="outline"
        isPending={isHeld(state)}
      >
        {ACTIONS[action]}
      </Button>
    </Form>
  );
}

/** Returns the reason that most players gave. */
function suggestedReason({ reasons: [first] }: ModerationCaseDetails): ReportReason {
  return first && Object.hasOwn(REASON_LABELS, first.reason) ? (first.reason as ReportReason) : 'OTHER';
}
