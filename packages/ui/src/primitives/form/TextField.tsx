import type { ReactNode } from 'react';
import { Field, LineInput } from './Field.tsx';

export type TextFieldProps = {
  label: string;
  name?: string;
  value?: string;
  onChange?: (value: string) => void;
  type?: 'text' | 'email' | 'password' | 'search';
  description?: ReactNode;
  placeholder?: string;
  /** The autofill hint for browsers and password managers: "current-password". */
  autoComplete?: string;
  isDisabled?: boolean;
  /** Keeps its focus and text, and can't be edited. */
  isReadOnly?: boolean;
  /** Marks the field as invalid and describes why. */
  error?: string;
  /** Marks the field as invalid when one message concerns several fields. */
  isInvalid?: boolean;
  /** The id of that message. */
  'aria-describedby'?: string;
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
