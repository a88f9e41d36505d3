import { Flex, Text, TextArea as RadixTextArea } from '@radix-ui/themes';
import type { ComponentProps, KeyboardEvent, ReactNode, Ref } from 'react';
import { Text as AriaText, TextArea as AriaTextArea } from 'react-aria-components';
import { cx } from '../cx.ts';
import { Field, INVALID } from './Field.tsx';
import styles from './Field.module.css';

export type TextAreaProps = {
  /** The accessible name; visually there is only the placeholder. */
  label: string;
  /** Prompt or example in the empty field. */
  placeholder?: string;
  /** The text, which the parent owns. */
  value: string;
  /** Called with the whole text on each change. */
  onChange: (value: string) => void;
  /** Keeps its focus and text, and can't be edited. */
  isReadOnly?: boolean;
  /** Shown right-aligned below the field, in space that is always reserved so the layout doesn't shift. */
  note?: ReactNode;
  /** Marks the field as invalid and describes why. */
  error?: string;
  /** The label of the enter key on a phone's keyboard. */
  enterKeyHint?: 'send' | 'enter';
  /** Called before the key has its effect, for example to send on Enter. */
  onKeyDown?: (event: KeyboardEvent<HTMLTextAreaElement>) => void;
  /** The `textarea` element, for the focus and the caret. */
  areaRef?: Ref<HTMLTextAreaElement>;
  /** Shown next to the field. */
  children?: ReactNode;
};

/** A multi-line text field that grows with its content up to a few lines, then scrolls. */
export function TextArea({ note, areaRef, children, placeholder, enterKeyHint, onKeyDown, ...field }: TextAreaProps) {
  const area = { placeholder, enterKeyHint, onKeyDown };
  return (
    <Field {...field} isLabelHidden>
      <Flex align="end" gap="2">
        <AriaTextArea
          {...area}
          ref={areaRef}
          // For browsers that don't size a field by its content.
          rows={Math.min(field.value.split('\n').length, LINES_MAX)}
          render={(dom, { isInvalid }) => (
            <RadixTextArea
              {...(dom as ComponentProps<typeof RadixTextArea>)}
              size="3"
              {...(isInvalid && INVALID)}
              className={cx(styles.box, styles.area)}
            />
          )}
        />
        {children}
      </Flex>
      <Text asChild size="1" color="gray" align="right" className={styles.note}>
        <AriaText slot="description">{note}</AriaText>
      </Text>
    </Field>
  );
}

const LINES_MAX = 6;
