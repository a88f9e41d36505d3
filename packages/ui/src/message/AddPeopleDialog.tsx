import { PeopleForm, type PeopleFormProps } from './PeopleForm.tsx';

export type AddPeopleDialogProps = PeopleFormProps;

/** For a conversation that more people are to join: the viewer chooses among those whom they follow. */
export function AddPeopleDialog(props: AddPeopleDialogProps) {
  return <PeopleForm {...props} title="Add people" verb="Add people" />;
}
