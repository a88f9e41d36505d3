import { Flex, Text, TextField, type TextProps, VisuallyHidden } from '@radix-ui/themes';
import type { ComponentProps, ReactNode, Ref } from 'react';
import {
  FieldError,
  Input,
  type InputProps,
  Label,
  Text as AriaText,
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components';
import { cx } from '../cx.ts';
import { Mono } from '../text/Mono.tsx';
import marks from '../text/Mark.module.css';
import styles from './Field.module.css';

export type FieldProps = Omit<AriaTextFieldProps, 'children'> & {
  /** Names the field, above it. */
  label: string;
  /** Leaves the label to screen readers only. */
  isLabelHidden?: boolean;
  /** Hint below the field. An error replaces it. */
  description?: ReactNode;
  /** Marks the field as invalid, and says how to correct it. */
  error?: string;
  /** The input. */
  children: ReactNode;
};

/** A field with its label, hint and error message, which React Aria connects. */
export function Field({ label, isLabelHidden, description, error, isInvalid, children, ...field }: FieldProps) {
  const name = (
    <FieldLabel asChild>
      <Label>{label}</Label>
    </FieldLabel>
  );
  return (
    <Flex asChild direction="column" gap="1">
      <AriaTextField {...field} isInvalid={isInvalid || error !== undefined} validationBehavior="aria">
        {isLabelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
        {children}
        {/* The error of a field says the same as its hint, and both would be read. */}
        {description && error === undefined && (
          <Text asChild size="2" color="gray">
            <AriaText slot="description">{description}</AriaText>
          </Text>
        )}
        {error !== undefined && (
          <ErrorText asChild>
            <FieldError>{error}</FieldError>
          </ErrorText>
        )}
      </AriaTextField>
    </Flex>
  );
}

export type LineInputProps = Pick<InputProps, 'placeholder' | 'onKeyDown' | 'autoCapitalize' | 'enterKeyHint'> & {
  /** The `input` element, for moving the focus to it. */
  ref?: Ref<HTMLInputElement>;
  /** Icons and buttons beside the text. */
  children?: ReactNode;
};

/** The input of a `Field`: React Aria's, drawn by Radix. */
export function LineInput({ children, ...input }: LineInputProps) {
  return (
    <Input
      {...input}
      render={(dom, { isInvalid }) => (
        <TextField.Root
          {...(dom as ComponentProps<typeof TextField.Root>)}
          size="3"
          {...(isInvalid && INVALID)}
          className={styles.box}
        >
          {children}
        </TextField.Root>
      )}
    />
  );
}

export const INVALID = { variant: 'soft', color: 'tomato' } as const;

type TextPartProps = Pick<TextProps, 'asChild' | 'id' | 'children'>;

/** The name of a control. */
export const FieldLabel = (props: TextPartProps) => <Mono {...props} size="2" weight="medium" />;

/** The error message of a field. */
export function ErrorText(props: TextPartProps) {
  return <Text {...props} size="2" color="tomato" highContrast className={cx(styles.error, marks.failed)} />;
}
