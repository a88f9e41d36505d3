import { PeoplePickerDialog, type PeoplePickerDialogProps } from './PeoplePickerDialog.tsx';

export type NewMessageDialogProps = PeoplePickerDialogProps;

/** Dialog for starting a conversation with people the viewer follows. */
export function NewMessageDialog(props: NewMessageDialogProps) {
  return <PeoplePickerDialog {...props} title="New message" submitLabel="Start conversation" />;
}
