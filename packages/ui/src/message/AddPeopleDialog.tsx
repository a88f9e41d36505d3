import { UserPickerDialog, type UserPickerDialogProps } from './UserPickerDialog.tsx';

export type AddPeopleDialogProps = UserPickerDialogProps;

/** Dialog for adding people the viewer follows to a conversation. */
export function AddPeopleDialog(props: AddPeopleDialogProps) {
  return <UserPickerDialog {...props} title="Add people" submitLabel="Add people" />;
}
