import { PeopleForm, type PeopleFormProps } from './PeopleForm.tsx';

export type NewMessageDialogProps = PeopleFormProps;

/** Starts a conversation with people whom the viewer follows. */
export function NewMessageDialog(props: NewMessageDialogProps) {
  return <PeopleForm {...props} title="New message" verb="Start conversation" />;
}
