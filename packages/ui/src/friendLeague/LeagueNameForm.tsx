import { type FriendLeagueName, friendLeagueName } from '@machine/contract/friendLeague.ts';
import type { ReactNode } from 'react';
import { Button } from '../primitives/button/Button.tsx';
import { Form } from '../primitives/form/Form.tsx';
import { FormAlert } from '../primitives/form/FormAlert.tsx';
import { TextField } from '../primitives/form/TextField.tsx';
import { useForm } from '../behavior/useForm.ts';
import { type ActionState, isHeld } from '../behavior/actionState.ts';

export type LeagueNameFormProps = {
  /** Text of the field at first: the current name, or empty. */
  initial: string;
  /** Verb on the button: "Create league". */
  submitLabel: string;
  /** Progress of saving. A failure is shown above the field. */
  state: ActionState;
  /** Called with a valid name; the form shows validation errors itself. */
  onSubmit: (name: FriendLeagueName) => void;
  /** Further fields, between the name and the button. */
  children?: ReactNode;
};

/** The form for the name of a league, in a dialog. Keeps what was written when it fails. */
export function LeagueNameForm({ initial, submitLabel, state, onSubmit, children }: LeagueNameFormProps) {
  const { bind, form } = useForm(friendLeagueName, { name: initial }, onSubmit);
  return (
    <Form {...form}>
      <FormAlert>{state.kind === 'failed' && state.error}</FormAlert>
      <TextField {...bind('name')} label="Name" placeholder="The office" autoComplete="off" hasInitialFocus />
      {children}
      <Button type="submit" size="3" isPending={isHeld(state)}>
        {submitLabel}
      </Button>
    </Form>
  );
}
