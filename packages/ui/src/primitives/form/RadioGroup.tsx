import { Flex, Radio, Text } from '@radix-ui/themes';
import { useId } from 'react';
import { cx } from '../cx.ts';
import { ErrorText, FieldLabel } from './Field.tsx';
import styles from './Field.module.css';

export type RadioGroupProps<Value extends string> = {
  /** The question that the options answer. */
  label: string;
  /** Name of the inputs. By default, it is unique. */
  name?: string;
  /** The choices from top to bottom. */
  options: ReadonlyArray<{ value: Value; label: string }>;
  /** Null: nothing is chosen yet. */
  value: Value | null;
  /** Called with the value of the option that was chosen. */
  onChange: (value: Value) => void;
  /** Keeps its focus and value, and can't be changed. */
  isReadOnly?: boolean;
  /** Marks the group as invalid and describes why. */
  error?: string;
};

/** A choice of exactly one of several options, all of them visible. Arrow keys choose. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const id = useId();
  const { label, name = id, options, value, onChange, error, isReadOnly = false } = props;
  return (
    <Flex
      direction="column"
      gap="1"
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={error && `${id}-error`}
      aria-invalid={error !== undefined}
      aria-readonly={isReadOnly}
    >
      <FieldLabel id={id}>{label}</FieldLabel>
      {options.map((option) => (
        <Text key={option.value} asChild>
          <Flex asChild gap="2" className={cx(styles.box, styles.row)}>
            <label>
              <Radio
                size="3"
                variant={isReadOnly ? 'soft' : 'surface'}
                name={name}
                value={option.value}
                checked={option.value === value}
                onValueChange={() => !isReadOnly && onChange(option.value)}
              />
              {option.label}
            </label>
          </Flex>
        </Text>
      ))}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </Flex>
  );
}
