import { VisuallyHidden } from '@radix-ui/themes';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { FieldError, Label, Text, TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components';
import styles from './TextArea.module.css';

export type TextAreaProps = {
  /** The accessible name; visually there is only the placeholder. */
  label: string;
  placeholder?: string;
  value: string;
  onChange: (value: string) => void;
  /** Keeps its focus and text, and can't be edited. */
  isReadOnly?: boolean;
  /** Shown right-aligned below the field, in space that is always reserved so the layout doesn't shift. */
  note?: ReactNode;
  /** Marks the field as invalid and describes why. */
  error?: string;
  /** The label of the enter key on a phone's keyboard. */
  enterKeyHint?: 'send' | 'enter';
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  areaRef?: Ref<HTMLTextAreaElement>;
  /** Shown next to the field. */
  children?: ReactNode;
};

/** A multi-line text field that grows with its content up to a few lines, then scrolls. */
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
        {/* An invisible copy of the text sets the height of the field. */}
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
