import type { ReactNode } from 'react';
import { FieldError, Input, Label, Text, TextField as AriaTextField } from 'react-aria-components';
import { cx } from './cx.ts';
import styles from './TextField.module.css';

export type TextFieldProps = {
  label: string;
  name?: string;
  value?: string;
  onChange?: (value: string) => void;
  type?: 'text' | 'email' | 'password' | 'search';
  description?: ReactNode;
  placeholder?: string;
  /** What a browser or a password manager may fill in: "current-password". */
  autoComplete?: string;
  isDisabled?: boolean;
  /** Keeps the focus and the text, and takes no more of it. */
  isReadOnly?: boolean;
  /** The exact sentence of the specification; the field is then marked and described by it. */
  error?: string;
  /** Wrong, as the form says about several fields at once. */
  isInvalid?: boolean;
  /** The id of what the form says about it. */
  'aria-describedby'?: string;
  /** In a dialog: where the focus is when it opens. */
  hasInitialFocus?: boolean;
};

/**
 * For one line of text in a form, with its label, a hint, and what is wrong with it; `useForm` brings values and
 * errors.
 */
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
      <div className={cx('rt-TextFieldRoot rt-r-size-3 rt-variant-surface', styles.input)}>
        <Input className="rt-reset rt-TextFieldInput" placeholder={placeholder} spellCheck={false} />
      </div>
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error}>{error}</FieldError>
    </AriaTextField>
  );
}
