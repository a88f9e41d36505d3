import { UserPickerDialog, type UserPickerDialogProps } from './UserPickerDialog.tsx';

export type NewMessageDialogProps = UserPickerDialogProps;

/** Dialog for starting a conversation with people the viewer follows. */
export function NewMessageDialog(props: NewMessageDialogProps) {
  return <UserPickerDialog {...props} title="New message" submitLabel="Start conversation" />;
}
