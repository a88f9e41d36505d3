import { PeopleForm, type PeopleFormProps } from './PeopleForm.tsx';

export type NewMessageDialogProps = PeopleFormProps;

/** For a conversation that is not there yet: the viewer chooses among those whom they follow. */
export function NewMessageDialog(props: NewMessageDialogProps) {
  return <PeopleForm {...props} title="New message" verb="Start conversation" />;
}
