import { RadioGroup as Radix } from '@radix-ui/themes';
import { useId } from 'react';
import { cx } from '../cx.ts';
import { ErrorText, FieldLabel } from './Field.tsx';
import styles from './Field.module.css';

export type RadioGroupProps<Value extends string> = {
  /** The question that the options answer. */
  label: string;
  name?: string;
  /** From top to bottom. */
  options: ReadonlyArray<{ value: Value; label: string }>;
  /** Null: nothing is chosen yet. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** Keeps its focus and value, and can't be changed. */
  isReadOnly?: boolean;
  /** Marks the group as invalid and describes why. */
  error?: string;
};

/** A choice of exactly one of several options, all of them visible. Arrow keys choose. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, options, onChange, error, isReadOnly = false, ...group } = props;
  const id = useId();
  return (
    <Radix.Root
      {...group}
      size="3"
      variant={isReadOnly ? 'soft' : 'surface'}
      aria-labelledby={id}
      aria-describedby={error && `${id}-error`}
      aria-invalid={error !== undefined}
      aria-readonly={isReadOnly}
      onValueChange={(value) => !isReadOnly && onChange(value as Value)}
    >
      <FieldLabel id={id}>{label}</FieldLabel>
      {options.map((option) => (
        <Radix.Item key={option.value} value={option.value} className={cx(styles.box, styles.row)}>
          {option.label}
        </Radix.Item>
      ))}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </Radix.Root>
  );
}
