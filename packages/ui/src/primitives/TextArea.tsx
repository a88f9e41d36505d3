import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { FieldError, Label, Text, TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components';
import styles from './TextArea.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export type TextAreaProps = {
  /** Its name for those who listen; what is seen is the placeholder. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** Keeps the focus and the text, and takes no more of it. */
  isReadOnly?: boolean;
  /** At the far end of the line below, which is there whether or not it says something: nothing jumps. */
  note?: ReactNode;
  /** What is wrong; the field is then marked and described by it. */
  error?: string;
  /** What the enter key of a phone promises. */
  enterKeyHint?: 'send' | 'enter';
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  areaRef?: Ref<HTMLTextAreaElement>;
  /** Beside the field. */
  children?: ReactNode;
};

/** For text that may take more than one line: it grows with what is written, up to a few, and then scrolls. */
export function TextArea({ label, value, onChange, isReadOnly, note, error, children, ...area }: TextAreaProps) {
  const { areaRef, ...rest } = area;
  return (
    <AriaTextField
      className={styles.field}
      value={value}
      onChange={onChange}
      isReadOnly={isReadOnly}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <VisuallyHidden>
        <Label>{label}</Label>
      </VisuallyHidden>
      <div className={styles.row}>
        {/* A copy that is not seen has the height that the field then takes. */}
        <div className={styles.grow} data-copy={value}>
          <AriaTextArea {...rest} ref={areaRef} className={styles.area} rows={1} />
        </div>
        {children}
      </div>
      <div className={styles.foot}>
        <FieldError className={styles.error}>{error}</FieldError>
        {note && (
          <Text slot="description" className={styles.note}>
            {note}
          </Text>
        )}
      </div>
    </AriaTextField>
  );
}
