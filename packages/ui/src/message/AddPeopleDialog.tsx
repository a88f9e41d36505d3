import { PeoplePickerDialog, type PeoplePickerDialogProps } from './PeoplePickerDialog.tsx';

export type AddPeopleDialogProps = PeoplePickerDialogProps;

/** Dialog for adding people the viewer follows to a conversation. */
export function AddPeopleDialog(props: AddPeopleDialogProps) {
  return <PeoplePickerDialog {...props} title="Add people" submitLabel="Add people" />;
}
