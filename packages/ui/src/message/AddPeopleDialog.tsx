import { PeopleForm, type PeopleFormProps } from './PeopleForm.tsx';

export type AddPeopleDialogProps = PeopleFormProps;

/** Brings more people whom the viewer follows into a conversation. */
export function AddPeopleDialog(props: AddPeopleDialogProps) {
  return <PeopleForm {...props} title="Add people" verb="Add people" />;
}
