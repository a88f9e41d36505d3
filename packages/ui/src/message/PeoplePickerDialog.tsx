import { Button } from '../primitives/button/Button.tsx';
import { Dialog } from '../primitives/dialog/Dialog.tsx';
import { PeoplePicker, type PeoplePickerProps } from './PeoplePicker.tsx';

export type PeoplePickerDialogProps = PeoplePickerProps & {
  /** Shows the dialog. */
  isOpen: boolean;
  /** Called on Close, Escape or a press outside. The parent keeps the query and the selection. */
  onClose: () => void;
  /** The request is pending. If it fails, the dialog stays open without a message. */
  isSending: boolean;
  /** Called only with at least one selected user. */
  onSubmit: () => void;
};

/** Dialog with a user picker and a submit button. */
function PeoplePickerDialog(props: PeoplePickerDialogProps & { title: string; submitLabel: string }) {
  const { title, submitLabel, isOpen, onClose, isSending, onSubmit, ...picker } = props;
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <PeoplePicker {...picker} />
      <Button size="3" disabled={picker.selected.length === 0} isPending={isSending} onPress={onSubmit}>
        {submitLabel}
      </Button>
    </Dialog>
  );
}

/** Dialog for starting a conversation with people the viewer follows. */
export const NewMessageDialog = (props: PeoplePickerDialogProps) => (
  <PeoplePickerDialog {...props} title="New message" submitLabel="Start conversation" />
);

/** Dialog for adding people the viewer follows to a conversation. */
export const AddPeopleDialog = (props: PeoplePickerDialogProps) => (
  <PeoplePickerDialog {...props} title="Add people" submitLabel="Add people" />
);
