import { FieldError, Label, RadioButton, RadioField, RadioGroup as AriaRadioGroup } from 'react-aria-components';
import styles from './RadioGroup.module.css';

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
export function RadioGroup<Value extends string>({
  label,
  options,
  onChange,
  error,
  ...group
}: RadioGroupProps<Value>) {
  return (
    <AriaRadioGroup
      {...group}
      onChange={(value) => onChange(value as Value)}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={styles.group}
    >
      <Label className={styles.label}>{label}</Label>
      <div className={styles.options}>
        {options.map((option) => (
          <RadioField key={option.value} value={option.value}>
            <RadioButton className={styles.option}>
              <span className={styles.mark} aria-hidden />
              <span className={styles.text}>{option.label}</span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldError className={styles.error}>{error}</FieldError>
    </AriaRadioGroup>
  );
}
