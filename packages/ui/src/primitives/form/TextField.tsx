import { Field, type FieldProps, LineInput } from './Field.tsx';

export type TextFieldProps = Omit<FieldProps, 'children' | 'isLabelHidden'> & {
  /** Example in the empty field. Never in place of the label. */
  placeholder?: string;
  /** Gets focus when the surrounding dialog opens. */
  hasInitialFocus?: boolean;
};

/** A single-line text field with a label, a hint and an error message. `useForm` provides its value and error. */
export function TextField({ placeholder, hasInitialFocus, ...field }: TextFieldProps) {
  const focus = { autoFocus: hasInitialFocus };
  return (
    <Field {...field} {...focus}>
      <LineInput placeholder={placeholder} />
    </Field>
  );
}

/** A field for a new password or its confirmation, which password managers fill in. */
export const NewPasswordField = (field: TextFieldProps) => (
  <TextField {...field} type="password" autoComplete="new-password" />
);
