import type { ReactNode } from 'react';
import { FieldError, Input, Label, Text, TextField as AriaTextField } from 'react-aria-components';
import box from './InputBox.module.css';
import styles from './TextField.module.css';

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
export function TextField({
  label,
  description,
  placeholder,
  error,
  isInvalid,
  hasInitialFocus,
  ...rest
}: TextFieldProps) {
  const field = { ...rest, autoFocus: hasInitialFocus, isInvalid: isInvalid || error !== undefined };
  return (
    <AriaTextField {...field} className={styles.field} validationBehavior="aria">
      <Label className={styles.label}>{label}</Label>
      <div className={box.box}>
        <Input className={box.input} placeholder={placeholder} spellCheck={false} />
      </div>
      {/* The error of a field says the same as its hint, and both would be read. */}
      {description && error === undefined && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error}>{error}</FieldError>
    </AriaTextField>
  );
}
